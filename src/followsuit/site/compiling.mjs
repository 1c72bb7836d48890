// Starts Pyodide in Node and has it run compiling.py over a folder: node compiling.mjs RUNTIME SCRIPT FOLDER
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, script, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: runtime,
  lockFileContents: JSON.stringify({
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
  }),
});
python.FS.mkdirTree("/job");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/job");
python.runPython(readFileSync(script, "utf-8"));
python.runPython('main("/job")');

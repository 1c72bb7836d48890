// Python as a folder brings it, in Node: node in_node.mjs PYODIDE LIBRARY PACKAGES SCRIPT ARGUMENTS...
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";

const [runtime, library, packages, script, ...rest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: runtime,
  lockFileContents: JSON.stringify({
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
  }),
  stdLibURL: library,
  args: [],
});
const data = gunzipSync(readFileSync(packages));
const length = data.readUInt32LE(0);
let at = 4 + length;
for (const [name, size] of JSON.parse(data.subarray(4, at).toString())) {
  const path = `/lib/python3.14/site-packages/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, data.subarray(at, at + size));
  at += size;
}
python.globals.set("arguments", python.toPy(["played.py", ...rest]));
python.runPython("import sys; sys.argv = arguments");
python.runPython(readFileSync(script, "utf-8"));

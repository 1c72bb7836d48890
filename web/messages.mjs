import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "virtual:languages";
const MESSAGES = "virtual:messages/";
const FILE = /\.([\w-]+)\.ftl$/;
const NAME = /^language-name = (.*)$/m;

/** The page's own words: every language that has files, what it calls itself, and its files as one that is fetched
 *  when somebody reads it. */
export function messages() {
  let folder = "";
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name).replaceAll("\\", "/"))
      .filter((path) => FILE.test(path))
      .sort();
  const of = (language) => files().filter((path) => FILE.exec(path)?.[1] === language);
  return {
    name: "messages",
    configResolved({ root }) {
      folder = join(root, "src");
    },
    resolveId: (id) => (id === LIST || id.startsWith(MESSAGES) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`)
        return list([...new Set(["en", ...files().map((path) => FILE.exec(path)?.[1])])]);
      if (id.startsWith(`\0${MESSAGES}`)) return texts(of(id.slice(MESSAGES.length + 1)));
      return undefined;
    },
  };

  function list(languages) {
    const names = languages.map((each) => [each, nameOf(each)]);
    const loads = languages.map((each) => `${JSON.stringify(each)}: () => import("${MESSAGES}${each}")`);
    return `export const names = ${JSON.stringify(Object.fromEntries(names))};
export const texts = { ${loads.join(", ")} };`;
  }

  function nameOf(language) {
    const found = of(language).map((path) => NAME.exec(readFileSync(path, "utf-8"))?.[1]);
    return found.find(Boolean) ?? language;
  }

  function texts(paths) {
    const imports = paths.map((path, at) => `import t${at} from ${JSON.stringify(`${path}?raw`)};`);
    return `${imports.join("\n")}\nexport default [${paths.map((_, at) => `t${at}`).join(", ")}];`;
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../lint/formatted.mjs';
import { Refusal } from './names.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** Files to create and change. Nothing is written until all of it is known to be possible. */
export class Draft {
  /** @type {Map<string, string>} text by path */
  #texts = new Map();
  /** @type {string[]} */
  created = [];
  /** Tasks left to the developer, one sentence each. @type {string[]} */
  left = [];

  /** @param {string} root folder of the repository; paths are relative to it, with `/` */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} path */
  exists(path) {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  /** @param {string} path */
  requireAbsent(path) {
    if (this.exists(path)) throw new Refusal(`${path} is there already.`);
  }

  /**
   * @param {string} path
   * @param {string} template name of a file in `templates`, without its ending
   * @param {Record<string, string>} values values of the placeholders
   */
  create(path, template, values) {
    this.requireAbsent(path);
    this.#texts.set(path, this.filled(template, values));
    this.created.push(path);
  }

  /**
   * @param {string} template name of a file in `templates`, without its ending
   * @param {Record<string, string>} values values of the placeholders
   */
  filled(template, values) {
    const text = readFileSync(join(TEMPLATES, `${template}.template`), 'utf8');
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${template} has a placeholder ${name}`);
      return value;
    });
  }

  /** @param {string} path */
  read(path) {
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /**
   * @param {string} path
   * @param {(text: string) => string} edit an edit that changes nothing counts as a failure
   */
  change(path, edit) {
    const text = this.read(path);
    const edited = edit(text);
    if (edited === text) throw new Refusal(`${path} has not the place where the line would stand.`);
    this.#texts.set(path, edited);
  }

  /**
   * Inserts `import { name } from './…'` or `export * from './…'`, sorted by path.
   * @param {string} path
   * @param {string} what such as `import { Name }`
   * @param {string} from
   */
  addFrom(path, what, from) {
    this.change(path, (text) => {
      const lines = [...text.matchAll(/^(?:import|export)\b[^;]*? from '([^']*)';\n/gm)];
      const next = lines.find(([, other]) => other?.startsWith('./') && other > from);
      const last = lines.at(-1);
      const at = next?.index ?? (last ? last.index + last[0].length : 0);
      return `${text.slice(0, at)}${what} from '${from}';\n${text.slice(at)}`;
    });
  }

  /**
   * Adds names to the import from `from`, which may be new.
   * @param {string} path
   * @param {readonly string[]} names such as `type Nothing`; a name that is imported already is left out
   * @param {string} from
   */
  addNames(path, names, from) {
    const imports = this.read(path).matchAll(/^import (type )?\{([^}]*)\} from '([^']*)';$/gm);
    const found = [...imports].find(([, , , other]) => other === from);
    if (!found) return this.addFrom(path, `import { ${names.join(', ')} }`, from);
    const [line, type = '', list = ''] = found;
    const known = (list.match(/[^\s,][^,]*[^\s,]/g) ?? []).map((name) => type + name);
    const missing = names.filter((name) => !known.some((one) => plain(one) === plain(name)));
    const all = [...known, ...missing].join(', ');
    this.#texts.set(path, this.read(path).replace(line, `import { ${all} } from '${from}';`));
  }

  /**
   * Formats all files, then writes them.
   * @returns paths of the changed files
   */
  async write() {
    /** @type {[string, string][]} */
    const files = [];
    for (const [path, text] of this.#texts) {
      files.push([join(this.root, path), await formatted(path, text)]);
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return [...this.#texts.keys()].filter((path) => !this.created.includes(path));
  }
}

/** @param {string} name of an import, without `type` */
const plain = (name) => name.replace(/^type /, '');

import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Lexer } from 'marked';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';

/** @type {import('@rspack/core').RuleSetRule} */
export const markdownRule = {
  test: /\.md$/,
  loader: resolve(import.meta.dirname, 'markdown.loader.mjs'),
  type: 'javascript/auto',
};

/** Front matter: the YAML between the two `---` at the beginning of a document. */
const FRONT_MATTER = z.strictObject({
  title: z.string(),
  /** Summary of the document in one sentence. */
  summary: z.string().optional(),
  /** Date of the last change, such as 2026-11-21. */
  updated: z.iso.date().optional(),
  /** IDs of the documents to read next. */
  related: z.array(z.string()).optional(),
  /** Names, without `.md`, of files in the same folder that belong to this document. */
  articles: z.array(z.string()).optional(),
});

/**
 * Compiles a Markdown document into a module whose default export is its data: the front matter, `id` (the name of
 * the file, or of the folder for `index.md`), and `blocks`, or `sections` of blocks when the document has
 * `## headings`. `apps/site/src/markdown/document.ts` declares their types. Throws on Markdown that those types
 * cannot represent, so that no content is lost silently.
 * @param {string} source @param {string} path
 * @returns {Promise<string>} JavaScript
 */
export async function compileMarkdown(source, path) {
  try {
    const { articles = [], ...document } = await documentOf(source, path);
    const imports = articles.map((name, at) => `import article${at} from './${name}.md';\n`);
    const imported = articles.map((_, at) => `article${at}`);
    return `${imports.join('')}export default { ...${codeOf(document)}, articles: [${imported}] };\n`;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** @param {string} source @param {string} path */
async function documentOf(source, path) {
  const [, head, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('there is no front matter');
  const name = basename(path, '.md');
  const id = name === 'index' ? basename(dirname(path)) : name;
  const tokens = new Lexer().lex(body).filter(({ type }) => type !== 'space');
  return { id, ...FRONT_MATTER.parse(parse(head)), ...(await contentOf(tokens, dirname(path))) };
}

/** @param {import('marked').Token[]} tokens @param {string} folder */
async function contentOf(tokens, folder) {
  /** @type {{ title: string, blocks: object[] }[]} */
  const sections = [];
  /** @type {object[]} */
  const blocks = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      if (token.depth !== 2 || blocks.length > 0) throw new Error(`misplaced: ${token.raw}`);
      sections.push({ title: token.text, blocks: [] });
    } else (sections.at(-1)?.blocks ?? blocks).push(await blockOf(token, folder));
  }
  return sections.length > 0 ? { sections } : { blocks };
}

/** @param {import('marked').Token} token @param {string} folder */
async function blockOf(token, folder) {
  const { type } = token;
  const tokens = ('tokens' in token && token.tokens) || [];
  const [first, ...others] = tokens;
  if (type === 'paragraph' && first?.type === 'image' && others.length === 0) {
    const bytes = await readFile(resolve(folder, first['href']));
    const { width, height } = await sharp(bytes).metadata();
    return { kind: 'image', src: first['href'], alt: first['text'], width, height };
  }
  if (type === 'paragraph') return { kind: 'paragraph', text: sentenceOf(tokens) };
  if (type === 'list') {
    const kind = token['ordered'] ? 'steps' : 'list';
    return { kind, items: token['items'].map(itemOf) };
  }
  if (type === 'table') {
    const rows = /** @type {import('marked').Tokens.Table} */ (token).rows;
    return { kind: 'table', rows: rows.map((cells) => cells.map((cell) => textOf(cell))) };
  }
  throw new Error(`${type} is not supported: ${token.raw}`);
}

/** @param {import('marked').Tokens.ListItem} item */
function itemOf({ tokens, raw }) {
  const [content, ...others] = tokens;
  if (!content || !('tokens' in content) || others.length > 0) {
    throw new Error(`an item is one paragraph: ${raw}`);
  }
  return sentenceOf(content.tokens ?? []);
}

/** Returns a plain string for a sentence without formatting. @param {import('marked').Token[]} tokens */
function sentenceOf(tokens) {
  const pieces = tokens.map((token) => {
    if (token.type === 'strong') return { text: textOf(token), control: true };
    if (token.type === 'link') return { text: textOf(token), to: token['href'] };
    return textOf({ tokens: [token] });
  });
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
}

/** @param {{ tokens?: import('marked').Token[] | undefined }} token */
const textOf = ({ tokens = [] }) =>
  tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'escape') return token['text'];
      throw new Error(`${token.type} is not supported: ${token.raw}`);
    })
    .join('');

/** Serializes a document as JSON, with images replaced by asset URLs. @param {object} document */
const codeOf = (document) =>
  JSON.stringify(document).replace(
    /"src":("[^"]+")/g,
    '"src":new URL($1,import.meta.url).pathname',
  );

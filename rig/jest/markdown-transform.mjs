import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileMarkdown } from '../../tools/build/markdown.mjs';

const compiler = readFileSync(new URL('../../tools/build/markdown.mjs', import.meta.url));

/** Lets suites import `.md` files as builds do. @type {import('@jest/transform').AsyncTransformer} */
export default {
  getCacheKey: (source, path) =>
    createHash('sha256').update(compiler).update(path).update(source).digest('hex'),
  processAsync: async (source, path) => ({ code: await compileMarkdown(source, path) }),
};

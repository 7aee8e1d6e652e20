import { compileMarkdown } from './markdown.mjs';

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function markdownLoader(source) {
  return compileMarkdown(source, this.resourcePath);
}

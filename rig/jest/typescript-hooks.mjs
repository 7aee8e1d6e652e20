import { existsSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile } from './compiled-source.mjs';

const ENDINGS = ['.ts', '.tsx', '/index.ts'];
const PISCINA = new URL('shared-piscina.mjs', import.meta.url).href;

/** @param {URL} url URL without file extension */
function sourceOf(url) {
  const path = fileURLToPath(url).replace(/\.js$/, '');
  return ENDINGS.map((ending) => path + ending).find(existsSync);
}

/**
 * Resolves `./layouts` and `./layouts.js` to `./layouts.ts`, and `piscina` to a variant with shared threads that can
 * load TypeScript sources.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (specifier === 'piscina') return { url: PISCINA, shortCircuit: true };
  if (/^(\.|file:)/.test(specifier)) {
    const url = new URL(specifier, context.parentURL);
    const isFile = existsSync(url) && statSync(url).isFile();
    const source = isFile ? undefined : sourceOf(url);
    if (source) return { url: pathToFileURL(source).href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  return { format: 'module', source: await compile(fileURLToPath(url)), shortCircuit: true };
}

import { transform } from '@swc/core';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { swcOptions } from '../../tools/build/typescript.mjs';

const ENDINGS = ['.ts', '.tsx', '/index.ts'];

/** @param {URL} url the address without its ending */
function sourceOf(url) {
  const path = fileURLToPath(url).replace(/\.js$/, '');
  return ENDINGS.map((ending) => path + ending).find(existsSync);
}

/** Finds `./layouts` and `./layouts.js` as `./layouts.ts`. @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (/^(\.|file:)/.test(specifier)) {
    const url = new URL(specifier, context.parentURL);
    const isFile = existsSync(url) && statSync(url).isFile();
    const source = isFile ? undefined : sourceOf(url);
    if (source) return { url: pathToFileURL(source).href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** Compiles TypeScript as Jest does. @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const text = await readFile(filename, 'utf8');
  const { code } = await transform(text, {
    ...{ ...swcOptions, filename, swcrc: false },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}

import { transform } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { swcOptions } from '../../tools/build/typescript.mjs';

/** Temporary files would be deleted with the run. */
const FOLDER = join('node_modules/.cache/cartaviva/compiled', digest(JSON.stringify(swcOptions)));

mkdirSync(FOLDER, { recursive: true });

/** @param {string} text */
function digest(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** @param {string} source path of the source @param {string} text its content */
const compiledFile = (source, text) => join(FOLDER, digest(`${source}\n${text}`));

/**
 * Compiles a TypeScript source as Jest does, or reads what another process compiled from the same text.
 * @param {string} source path of the source
 */
export async function compile(source) {
  const text = await readFile(source, 'utf8');
  const file = compiledFile(source, text);
  const compiled = await readFile(file, 'utf8').catch(() => undefined);
  if (compiled !== undefined) return compiled;
  const { code, map = '' } = await transform(text, {
    ...{ ...swcOptions, filename: source, swcrc: false },
    ...{ module: { type: 'es6' }, sourceMaps: true },
  });
  await writeWhole(`${file}.map`, map);
  await writeWhole(file, code);
  return code;
}

/**
 * Writes a file atomically, so that other processes find all of it or nothing.
 * @param {string} file @param {string} text
 */
async function writeWhole(file, text) {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

/** @param {string} source path of the source @returns {string | undefined} path of the source map */
export function sourceMapOf(source) {
  if (!/\.tsx?$/.test(source) || !existsSync(source)) return undefined;
  const file = `${compiledFile(source, readFileSync(source, 'utf8'))}.map`;
  return existsSync(file) ? file : undefined;
}

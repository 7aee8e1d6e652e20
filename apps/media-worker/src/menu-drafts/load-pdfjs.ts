import type * as Pdfjs from 'pdfjs-dist';

/** What pdf.js draws with. It asks for them when it is loaded, and reading a text draws nothing. */
class NotDrawn {}

/**
 * pdf.js without a canvas: the native library that it would draw with (30 MB) is not installed. Loaded
 * once for each thread.
 */
export async function loadPdfjs(): Promise<typeof Pdfjs> {
  const stubs = { DOMMatrix: NotDrawn, ImageData: NotDrawn, Path2D: NotDrawn };
  for (const [name, value] of Object.entries(stubs)) {
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  }
  return withoutWarnings(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
}

/** It says by `console.log` that there is no canvas. */
async function withoutWarnings<Result>(load: () => Promise<Result>): Promise<Result> {
  const { log, warn } = console;
  Object.assign(console, { log: () => undefined, warn: () => undefined });
  try {
    return await load();
  } finally {
    Object.assign(console, { log, warn });
  }
}

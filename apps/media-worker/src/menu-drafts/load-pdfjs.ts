import type * as Pdfjs from 'pdfjs-dist';

/** Stub for the drawing classes that pdf.js requires at load time. Extracting text never uses them. */
class NotDrawn {}

/**
 * Loads pdf.js without a canvas, because its native drawing library (30 MB) is not installed. Each thread loads it
 * once.
 */
export async function loadPdfjs(): Promise<typeof Pdfjs> {
  const stubs = { DOMMatrix: NotDrawn, ImageData: NotDrawn, Path2D: NotDrawn };
  for (const [name, value] of Object.entries(stubs)) {
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
  }
  return withoutWarnings(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
}

/** Silences the warning about the missing canvas. */
async function withoutWarnings<Result>(load: () => Promise<Result>): Promise<Result> {
  const { log, warn } = console;
  Object.assign(console, { log: () => undefined, warn: () => undefined });
  try {
    return await load();
  } finally {
    Object.assign(console, { log, warn });
  }
}

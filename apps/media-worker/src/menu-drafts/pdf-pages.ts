import type { MenuPage, PageWord } from '@cartaviva/menu-import';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { loadPdfjs } from './load-pdfjs';
import { UnreadableMenu } from './unreadable-menu';

const MAX_PAGES = 30;
/** Maximum size of an image that is decoded, in pixels. */
const MAX_PIXELS = 50_000_000;
/** Maximum number of text items on a page. A page with more is not a menu, or is designed to be slow. */
const MAX_TEXTS = 20_000;
/** Minimum ratio of a heading's font size to the text. A PDF states exact sizes, so a small difference is enough. */
const HEADING_PROPORTION = 1.08;

/**
 * Returns the words of a PDF with their positions.
 * @throws UnreadableMenu if the file is not a PDF, needs a password, has too many pages, or has no text
 */
export const pdfPages = (bytes: Uint8Array): Promise<MenuPage[]> =>
  withPages(bytes, async (page, number) => pageOf(await page, number)).then((pages) => {
    if (pages.some(({ words }) => words.length > 0)) return pages;
    throw new UnreadableMenu('MENU_PDF_SCANNED');
  });

/**
 * Calls `read` with each page of a PDF, one after the other.
 * @throws UnreadableMenu if the file is not a PDF, needs a password, or has more than `most` pages
 */
export async function withPages<Result>(
  bytes: Uint8Array,
  read: (page: Promise<PDFPageProxy>, number: number) => Promise<Result>,
  most = MAX_PAGES,
): Promise<Result[]> {
  const { getDocument, VerbosityLevel } = await loadPdfjs();
  const folder = packageFolder();
  const task = getDocument({
    data: bytes,
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    maxImageSize: MAX_PIXELS,
    disableFontFace: true,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise.catch(refuse);
    if (document.numPages > most) throw new UnreadableMenu('MENU_PDF_TOO_LONG');
    const results: Result[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      results.push(await read(document.getPage(number).catch(refuse), number));
    }
    return results;
  } finally {
    await task.destroy();
  }
}

const packageFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

function refuse(error: unknown): never {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  throw new UnreadableMenu(isLocked ? 'MENU_PDF_LOCKED' : 'MENU_FILE_UNREADABLE');
}

async function pageOf(page: PDFPageProxy, number: number): Promise<MenuPage> {
  const { items } = await page.getTextContent().catch(refuse);
  if (items.length > MAX_TEXTS) throw new UnreadableMenu('MENU_FILE_UNREADABLE');
  const texts = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  const { transform: given } = page.getViewport({ scale: 1 });
  const rotation = (page.rotate + 360 - 90 * quarterTurns(texts, given as Matrix)) % 360;
  const { width, height, transform } = page.getViewport({ scale: 1, rotation });
  const words = texts.flatMap((item) => wordOf(item, transform as Matrix));
  page.cleanup();
  return { number, width, height, words, headingProportion: HEADING_PROPORTION };
}

type Matrix = [number, number, number, number, number, number];

/**
 * Returns the number of clockwise quarter turns that most letters of a page have. A sideways page is rotated as a
 * whole.
 */
function quarterTurns(texts: readonly TextItem[], view: Matrix): number {
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of texts) {
    const [a, b] = product(view, transform as Matrix);
    letters[(Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4]! += str.length;
  }
  return letters.indexOf(Math.max(...letters));
}

/** Returns the text and its position, or nothing for vertical text. */
function wordOf({ str, transform, width }: TextItem, view: Matrix): PageWord[] {
  const [a, b, , , e, f] = product(view, transform as Matrix);
  const size = Math.hypot(a, b);
  if (Math.abs(b) > Math.abs(a) || size === 0) return [];
  const [left, base] = [e, f];
  return [
    {
      text: str.trim(),
      left,
      right: left + width,
      top: base - size * 0.75,
      bottom: base + size * 0.25,
      size,
    },
  ];
}

function product(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [p, q, r, s, t, u] = other;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

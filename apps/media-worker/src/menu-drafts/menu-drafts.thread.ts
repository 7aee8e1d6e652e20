/* Runs on the threads of `MenuDraftThreads`. Each thread loads Tesseract once. */
import { DomainError, type ErrorCode, type MenuDraft } from '@cartaviva/domain';
import { readMenuPages } from '@cartaviva/menu-import';
import { pdfPages } from './pdf-pages';
import { photoPage } from './photo-page';
import { scannedPages } from './scanned-pages';
import { UnreadableMenu } from './unreadable-menu';

/**
 * The draft, or the reason why the file is unreadable. Errors lose their fields between threads, so this is a value.
 */
export type MenuReading = { readonly draft: MenuDraft } | { readonly unreadable: ErrorCode };

export const pdf = (bytes: Uint8Array): Promise<MenuReading> =>
  reading(async () => readMenuPages(await pdfPages(bytes)));

export const photo = (bytes: Uint8Array): Promise<MenuReading> =>
  reading(async () => readMenuPages([await photoPage(bytes)]));

/** Reads a PDF whose pages are pictures as photos of its pages. */
export const scan = (bytes: Uint8Array): Promise<MenuReading> =>
  reading(async () => {
    const pages = [];
    for (const [at, image] of (await scannedPages(bytes)).entries()) {
      pages.push({ ...(await photoPage(image)), number: at + 1 });
    }
    return readMenuPages(pages);
  });

async function reading(read: () => Promise<MenuDraft>): Promise<MenuReading> {
  try {
    return { draft: await read() };
  } catch (error) {
    if (error instanceof UnreadableMenu) return { unreadable: error.reason };
    if (error instanceof DomainError) return { unreadable: error.code };
    throw error;
  }
}

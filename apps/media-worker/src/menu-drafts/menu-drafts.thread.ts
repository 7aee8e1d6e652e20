/* Runs on threads of `MenuDraftThreads`. Tesseract is loaded once for each thread. */
import { DomainError, type ErrorCode, type MenuDraft } from '@cartaviva/domain';
import { readMenuPages } from '@cartaviva/menu-import';
import { pdfPages } from './pdf-pages';
import { photoPage } from './photo-page';
import { scannedPages } from './scanned-pages';
import { UnreadableMenu } from './unreadable-menu';

/** What was read, or why nothing could be: errors lose their fields between threads. */
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

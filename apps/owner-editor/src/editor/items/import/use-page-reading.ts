import { sentenceOf } from '@cartaviva/api-client';
import { MAX_MENU_IMAGE_BYTES, type MenuDraft } from '@cartaviva/domain';
import { useRef, useState } from 'react';
import { useMenuStore } from '../../../store/menu-store-context';
import type { PageFault } from './draft/edited-draft';
import type { ReadPage } from './draft/joined-pages';
import { menuFile, menuImage, type MenuImage } from './menu-image';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

/** Maximum number of pages in one reading. */
const MAX_PAGES = 20;

export interface PageProgress {
  readonly step: 'preparing' | 'sending' | 'reading';
  /** Number of the page, from 1. */
  readonly at: number;
  readonly of: number;
  /** Percentage sent of this page. */
  readonly percent: number;
}

type Reading = { readonly step: 'choosing'; readonly faults: readonly PageFault[] } | PageProgress;

const CHOOSING: Reading = { step: 'choosing', faults: [] };

/**
 * Reads photos and PDFs one after another. Files that are added meanwhile join the same reading. A canceled reading
 * has no effect, and an unreadable file is named without losing the others.
 */
export function usePageReading(
  onRead: (pages: readonly ReadPage[], faults: readonly PageFault[]) => void,
) {
  const { readMenuFile } = useMenuStore();
  const [reading, setReading] = useState<Reading>(CHOOSING);
  const [hasBegun, setHasBegun] = useState(false);
  const turn = useRef(0);
  const queue = useRef<File[]>([]);

  async function readAll(): Promise<void> {
    const mine = (turn.current += 1);
    const isMine = () => turn.current === mine;
    const pages: ReadPage[] = [];
    const faults: PageFault[] = [];
    for (let at = 0; at < queue.current.length; at += 1) {
      const file = queue.current[at]!;
      const show = (step: PageProgress['step'], percent = 0) => {
        if (isMine()) setReading({ step, at: at + 1, of: queue.current.length, percent });
      };
      const page = at < MAX_PAGES ? await readPage(file, show) : MESSAGES.tooMany(MAX_PAGES);
      if (!isMine()) return forget(typeof page === 'string' ? pages : [...pages, page]);
      if (typeof page === 'string') faults.push({ name: file.name, reason: page });
      else pages.push(page);
    }
    queue.current = [];
    const isWhole = pages.length === 1 && faults.length === 0;
    const filled = isWhole ? pages : pages.filter(({ draft }) => !isEmpty(draft));
    const empty = pages.filter((page) => !filled.includes(page));
    faults.push(...empty.map(({ image }) => ({ name: image.file.name, reason: MESSAGES.empty })));
    forget(empty);
    setReading(filled.length === 0 ? { step: 'choosing', faults } : CHOOSING);
    onRead(filled, faults);
  }

  /** Returns the reason if the file cannot be read. */
  async function readPage(
    chosen: File,
    show: (step: PageProgress['step'], percent?: number) => void,
  ): Promise<ReadPage | string> {
    if (!readMenuFile) return MESSAGES.needsAccount;
    show('preparing');
    let image: MenuImage | undefined;
    try {
      const file = await menuFile(chosen);
      if ('fault' in file) return file.fault;
      image = await menuImage(file.file).catch(() => undefined);
      if (!image) return MESSAGES.unopened;
      if (image.file.size > MAX_MENU_IMAGE_BYTES) return MESSAGES.tooLarge;
      show('sending');
      const draft = await readMenuFile(image.file, (percent) =>
        show(percent < 100 ? 'sending' : 'reading', percent),
      );
      return { image, draft };
    } catch (error) {
      if (image) URL.revokeObjectURL(image.url);
      return sentenceOf(error, MESSAGES.failed);
    }
  }

  return {
    reading,
    hasBegun,
    add(files: readonly File[]): void {
      if (files.length === 0) return;
      const isRunning = queue.current.length > 0;
      queue.current = [...queue.current, ...files];
      setHasBegun(true);
      if (!isRunning) return void readAll();
      setReading((now) => ('of' in now ? { ...now, of: queue.current.length } : now));
    },
    cancel(): void {
      turn.current += 1;
      queue.current = [];
      setReading(CHOOSING);
    },
  };
}

const isEmpty = ({ categories, unread }: MenuDraft): boolean =>
  unread.length === 0 && categories.every(({ items }) => items.length === 0);

function forget(pages: readonly ReadPage[]): void {
  for (const { image } of pages) URL.revokeObjectURL(image.url);
}

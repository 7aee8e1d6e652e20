import { sentenceOf } from '@cartaviva/api-client';
import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { useRef, useState } from 'react';
import { useMenuStore } from '../../../store/menu-store-context';
import { editedDraft, type EditedDraft } from './draft/edited-draft';
import { menuFile, menuImage, type MenuImage } from './menu-image';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

type Reading =
  | { readonly step: 'choosing'; readonly fault?: string | undefined }
  | { readonly step: 'preparing' | 'reading' }
  | { readonly step: 'sending'; readonly percent: number };

/** Reads a photo or a PDF into a draft. A canceled reading has no effect. */
export function useImageReading(onRead: (draft: EditedDraft, image: MenuImage) => void) {
  const { readMenuFile } = useMenuStore();
  const [reading, setReading] = useState<Reading>({ step: 'choosing' });
  const turn = useRef(0);

  async function read(file: File): Promise<void> {
    const mine = (turn.current += 1);
    const show = (next: Reading) => {
      if (turn.current === mine) setReading(next);
    };
    const refuse = (fault: string) => show({ step: 'choosing', fault });
    if (!readMenuFile) return refuse(MESSAGES.needsAccount);
    show({ step: 'preparing' });
    const chosen = await menuFile(file);
    if ('fault' in chosen) return refuse(chosen.fault);
    const image = await menuImage(chosen.file).catch(() => undefined);
    if (!image) return refuse(MESSAGES.unopened);
    if (image.file.size > MAX_MENU_IMAGE_BYTES) return refuse(MESSAGES.tooLarge);
    try {
      show({ step: 'sending', percent: 0 });
      const draft = await readMenuFile(image.file, (percent) =>
        show(percent < 100 ? { step: 'sending', percent } : { step: 'reading' }),
      );
      if (turn.current !== mine) return;
      onRead(editedDraft(draft), image);
    } catch (error) {
      refuse(sentenceOf(error, MESSAGES.failed));
    }
  }

  return {
    reading,
    read,
    cancel(): void {
      turn.current += 1;
      setReading({ step: 'choosing' });
    },
  };
}

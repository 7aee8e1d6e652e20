import { explained } from '@cartaviva/api-client';
import { IMAGE_WIDTHS } from '@cartaviva/domain';
import { chosenFile, IMAGE_MESSAGES } from '@cartaviva/forms/images';
import { croppedImage } from '@cartaviva/ui';
import { useEffect, useRef, useState } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { useMenuStore } from '../../../store/menu-store-context';
import { useChangeItem } from '../use-change-item';
import { matchedItems } from './matched-items';

export interface Photo {
  readonly name: string;
  /** Object URL. */
  readonly url: string;
  /** Empty when the photo is not assigned. */
  readonly itemId: string;
  readonly state: 'chosen' | 'refused' | 'sending' | 'sent';
  readonly fault?: string | undefined;
}

/** Aspect ratio of all item images (width to height). */
const SHAPE = 4 / 3;

export function usePhotos(
  menu: EditedMenu,
  categories: readonly EditedCategory[],
  items: readonly EditedItem[],
) {
  const store = useMenuStore();
  const change = useChangeItem(menu, categories);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  const edit = (url: string, changes: Partial<Photo>) =>
    setPhotos((before) =>
      before.map((photo) => (photo.url === url ? { ...photo, ...changes } : photo)),
    );

  async function choose(files: readonly File[]): Promise<void> {
    const names = files.map(({ name }) => name);
    const found = matchedItems(names, items);
    const judged = await Promise.all(files.map((file) => chosenFile(file)));
    const chosen = judged.map((one, at): Photo => {
      const { name } = files[at]!;
      if ('fault' in one) {
        const url = URL.createObjectURL(files[at]!);
        return { name, url, itemId: '', state: 'refused', fault: one.fault };
      }
      const url = URL.createObjectURL(one.file);
      return { name, url, itemId: found[at]?.id ?? '', state: 'chosen' };
    });
    urls.current.push(...chosen.map(({ url }) => url));
    setPhotos(chosen);
  }

  /** An item has one photo, so its previous photo loses the assignment. */
  const assign = (url: string, itemId: string) =>
    setPhotos((before) =>
      before.map((photo) => {
        if (photo.url === url) return { ...photo, itemId };
        return itemId && photo.itemId === itemId ? { ...photo, itemId: '' } : photo;
      }),
    );

  async function sendOne({ url, itemId }: Photo): Promise<void> {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return;
    edit(url, { state: 'sending', fault: undefined });
    let failure: string = IMAGE_MESSAGES.unreadable;
    try {
      const image = await centred(url);
      failure = IMAGE_MESSAGES.notSent;
      const sent = await store.sendImage(image, () => undefined);
      failure = IMAGE_MESSAGES.notClaimed;
      await change(item, { imageUrl: await store.confirmImage(sent, 'item') });
      edit(url, { state: 'sent' });
    } catch (error) {
      edit(url, { state: 'chosen', fault: explained(failure, error) });
    }
  }

  const waiting = photos.filter(({ itemId, state }) => itemId && state === 'chosen');
  return {
    photos,
    choose,
    assign,
    waiting: waiting.length,
    isSending: photos.some(({ state }) => state === 'sending'),
    sent: photos.filter(({ state }) => state === 'sent').length,
    /** Sends the photos in sequence, because mobile connections are slow. Failed photos can be sent again. */
    async send(): Promise<void> {
      for (const photo of waiting) await sendOne(photo);
    },
  };
}

/** Crops the center of a photo to the aspect ratio of item images, and scales it down to the largest width shown. */
async function centred(url: string): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const width = Math.min(naturalWidth, naturalHeight * SHAPE);
  const height = width / SHAPE;
  const part = { x: (naturalWidth - width) / 2, y: (naturalHeight - height) / 2, width, height };
  return croppedImage(url, part, Math.max(...IMAGE_WIDTHS));
}

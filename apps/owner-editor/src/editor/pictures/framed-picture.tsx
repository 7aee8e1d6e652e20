import { croppedPicture, Skeleton, type PicturePart } from '@cartaviva/ui';
import { IMAGE_WIDTHS } from '@cartaviva/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchedPart } from '../fetched-part';
import { MESSAGES } from './messages';

const waiting = <Skeleton className="aspect-4/3 max-h-[50dvh] w-full" />;

const Cropper = fetchedPart(
  'cropper',
  async () => (await import('@cartaviva/ui/cropper')).default,
  waiting,
);

interface FramedPictureProps {
  readonly file: File;
  /** Width to height of what is kept. */
  readonly frame: number;
  readonly onPart: (part: PicturePart) => void;
  readonly onUnreadable: () => void;
}

/** A file on this device, and which part of it is kept. */
export function FramedPicture({ file, frame, ...on }: FramedPictureProps) {
  const [url, setUrl] = useState<string>();
  const refuse = useEffectEvent(on.onUnreadable);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const picture = new Image();
    picture.onload = () => setUrl(address);
    picture.onerror = () => refuse();
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div>
      <p className="mb-3 text-sm text-ink-soft">{MESSAGES.framing}</p>
      {url ? <Cropper url={url} aspect={frame} label={MESSAGES.frame} {...on} /> : waiting}
    </div>
  );
}

/** The part of a file that was framed, no wider than pictures are ever shown. */
export async function framed(file: File, part: PicturePart): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    return await croppedPicture(url, part, Math.max(...IMAGE_WIDTHS));
  } finally {
    URL.revokeObjectURL(url);
  }
}

import { croppedImage, Skeleton, type ImagePart } from '@cartaviva/ui';
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

interface FramedImageProps {
  readonly file: File;
  /** Aspect ratio of the cropped part, width to height. */
  readonly frame: number;
  readonly onPart: (part: ImagePart) => void;
  readonly onUnreadable: () => void;
}

export function FramedImage({ file, frame, ...on }: FramedImageProps) {
  const [url, setUrl] = useState<string>();
  const refuse = useEffectEvent(on.onUnreadable);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setUrl(address);
    image.onerror = () => refuse();
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div>
      <p className="mb-3 text-sm text-ink-soft">{MESSAGES.framing}</p>
      {url ? <Cropper url={url} aspect={frame} label={MESSAGES.frame} {...on} /> : waiting}
    </div>
  );
}

/** Crops a file to the selected part, scaled down to the largest width that the product displays. */
export async function framed(file: File, part: ImagePart): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    return await croppedImage(url, part, Math.max(...IMAGE_WIDTHS));
  } finally {
    URL.revokeObjectURL(url);
  }
}

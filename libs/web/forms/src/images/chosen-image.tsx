import { useCallback } from 'react';
import { MESSAGES } from './messages';

export function ChosenImage({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <figure>
      <img
        ref={show}
        alt={MESSAGES.chosen}
        className="aspect-4/3 w-full rounded-control bg-sunken object-contain"
      />
      <figcaption className="mt-1.5 truncate text-sm text-ink-soft">{file.name}</figcaption>
    </figure>
  );
}

import { cn } from '@cartaviva/ui';
import type { ImageWidth } from '@cartaviva/domain';

interface ImageProps {
  readonly path: string;
  readonly alt: string;
  readonly width?: ImageWidth;
  readonly className?: string;
}

/** An image of a menu: ours at a fixed width, or one that the demo keeps in itself. */
export function Image({ path, alt, width = 320, className }: ImageProps) {
  return (
    <img
      src={path.startsWith('/objects/') ? `${path}?w=${width}` : path}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={cn('bg-sunken object-cover', className)}
    />
  );
}

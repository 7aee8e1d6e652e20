import { cn } from '@cartaviva/ui';
import type { ImageWidth } from '@cartaviva/domain';

interface PictureProps {
  readonly path: string;
  readonly alt: string;
  readonly width?: ImageWidth;
  readonly className?: string;
}

/** A picture of a menu: ours at a fixed width, or one that the demo keeps in itself. */
export function Picture({ path, alt, width = 320, className }: PictureProps) {
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

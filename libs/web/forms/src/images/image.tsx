import { cn } from '@cartaviva/ui';
import type { ImageWidth } from '@cartaviva/domain';

interface ImageProps {
  readonly path: string;
  readonly alt: string;
  readonly width?: ImageWidth;
  readonly className?: string;
}

/** Image of a menu: a stored image at a fixed width, or a data URL of the demo. */
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

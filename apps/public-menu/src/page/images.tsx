import { IMAGE_WIDTHS } from '@cartaviva/domain';

/**
 * Returns the path of a logo. Stored objects keep their path, and other logos are public objects (specification §2).
 */
export function logoPath(logoUrl: string): string {
  return /^(\/objects\/|data:)/.test(logoUrl) ? logoUrl : `/public-objects/${logoUrl}`;
}

/** Returns the addresses of an image in the widths that phones need. An image before its upload has only one. */
export function sourcesOf(path: string): { src: string; srcSet?: string } {
  if (path.startsWith('data:')) return { src: path };
  const srcSet = SRCSET_WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(',');
  return { src: `${path}?w=640`, srcSet };
}

const SRCSET_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 960);

interface ImageProps {
  readonly path: string;
  readonly alt: string;
  /** Layout width, as the `sizes` attribute of an image. */
  readonly sizes: string;
  readonly ratio: '4:3' | '1:1';
  /** Loads the image immediately, because it is visible without scrolling. */
  readonly early: boolean;
  /** CSS background that shows until the image has loaded. */
  readonly colours?: string | undefined;
}

export function Image({ path, alt, sizes, ratio, early, colours }: ImageProps) {
  return (
    <img
      {...sourcesOf(path)}
      sizes={sizes}
      width="640"
      height={ratio === '4:3' ? 480 : 640}
      alt={alt}
      loading={early ? undefined : 'lazy'}
      decoding="async"
      style={colours ? { background: colours } : undefined}
    />
  );
}

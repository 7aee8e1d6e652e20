import { IMAGE_WIDTHS } from '@cartaviva/domain';

/** Where a logo is: an object of ours as it is, anything else among the public ones (specification §2). */
export function logoPath(logoUrl: string): string {
  return /^(\/objects\/|data:)/.test(logoUrl) ? logoUrl : `/public-objects/${logoUrl}`;
}

/** The addresses of an image in the widths a phone needs. An image not yet sent has one only. */
export function sourcesOf(path: string): { src: string; srcSet?: string } {
  if (path.startsWith('data:')) return { src: path };
  const srcSet = SRCSET_WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(',');
  return { src: `${path}?w=640`, srcSet };
}

const SRCSET_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 960);

interface ImageProps {
  readonly path: string;
  readonly alt: string;
  /** How wide the image is laid out, as `sizes` of an img says it. */
  readonly sizes: string;
  readonly ratio: '4:3' | '1:1';
  /** Seen without scrolling: fetched at once. */
  readonly early: boolean;
  /** What stands in for it meanwhile: a CSS background. */
  readonly colours?: string | undefined;
}

/** An image in the widths that the gateway serves; nothing moves while it arrives. */
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

import { IMAGE_WIDTHS } from '@cartaviva/domain';

/** Where a logo is: an object of ours as it is, anything else among the public ones (specification §2). */
export function logoPath(logoUrl: string): string {
  return /^(\/objects\/|data:)/.test(logoUrl) ? logoUrl : `/public-objects/${logoUrl}`;
}

/** The addresses of a picture in the widths a phone needs. A picture not yet sent has one only. */
export function sourcesOf(path: string): { src: string; srcSet?: string } {
  if (path.startsWith('data:')) return { src: path };
  const srcSet = PICTURE_WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(',');
  return { src: `${path}?w=640`, srcSet };
}

const PICTURE_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 960);

interface PictureProps {
  readonly path: string;
  readonly alt: string;
  /** How wide the picture is laid out, as `sizes` of an img says it. */
  readonly sizes: string;
  readonly ratio: '4:3' | '1:1';
  /** Seen without scrolling: fetched at once. */
  readonly early: boolean;
  /** What stands in for it meanwhile: a CSS background. */
  readonly colours?: string | undefined;
}

/** A picture in the widths that the gateway serves; nothing moves while it arrives. */
export function Picture({ path, alt, sizes, ratio, early, colours }: PictureProps) {
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

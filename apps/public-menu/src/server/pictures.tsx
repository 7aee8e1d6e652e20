import { IMAGE_WIDTHS } from '@cartaviva/domain';

/** Where a logo is: an object of ours as it is, anything else among the public ones (specification §2). */
export function logoPath(logoUrl: string): string {
  return logoUrl.startsWith('/objects/') ? logoUrl : `/public-objects/${logoUrl}`;
}

interface PictureProps {
  readonly path: string;
  readonly alt: string;
  /** How wide the picture is laid out, as `sizes` of an img says it. */
  readonly sizes: string;
  readonly ratio: '4:3' | '1:1';
  /** Seen without scrolling: fetched at once. */
  readonly early: boolean;
}

/** A picture in the widths that the gateway serves; nothing moves while it arrives. */
export function Picture({ path, alt, sizes, ratio, early }: PictureProps) {
  const height = ratio === '4:3' ? 480 : 640;
  return (
    <img
      src={`${path}?w=640`}
      srcSet={PICTURE_WIDTHS.map((width) => `${path}?w=${width} ${width}w`).join(',')}
      sizes={sizes}
      width="640"
      height={height}
      alt={alt}
      loading={early ? undefined : 'lazy'}
      decoding="async"
    />
  );
}

const PICTURE_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 960);

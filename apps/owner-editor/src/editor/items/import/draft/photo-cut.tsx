import type { DraftPlace } from '@cartaviva/domain';
import type { MenuImage } from '../menu-image';

/** Margins around the cut, as fractions of the photo. */
const MARGIN = { across: 0.02, along: 0.012 };

const within = (share: number) => Math.min(1, Math.max(0, share));

interface PhotoCutProps {
  readonly image: MenuImage | undefined;
  readonly place: DraftPlace | undefined;
  readonly label: string;
}

export function PhotoCut({ image, place, label }: PhotoCutProps) {
  if (image?.kind !== 'photo' || !place) return null;
  const left = within(place.left - MARGIN.across);
  const right = within(place.right + MARGIN.across);
  const top = within(place.top - MARGIN.along);
  const bottom = within(place.bottom + MARGIN.along);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return null;
  return (
    <span
      role="img"
      aria-label={label}
      className="relative block max-h-40 overflow-hidden rounded-control border border-line bg-sunken"
      style={{ aspectRatio: `${width * image.width} / ${height * image.height}` }}
    >
      <img
        src={image.url}
        alt=""
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </span>
  );
}

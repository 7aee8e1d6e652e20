import type { GreyImage } from './grey-image';
import type { PageFall } from './page-fall';

/** Dewarps an image by moving and scaling each pixel column, so that the text lines become level. */
export function unbent({ width, height, data }: GreyImage, fall: PageFall): GreyImage {
  const level = new Uint8Array(data.length);
  const stretch = Array.from({ length: width }, (_, at) => {
    const x = (at - width / 2) / width;
    const scale = 1 / (1 - fall.below * x);
    return { scale, shift: width * x * (fall.page + (fall.aside * x) / 2) * scale };
  });
  for (let row = 0; row < height; row += 1) {
    const y = row - height / 2;
    for (let at = 0; at < width; at += 1) {
      const { scale, shift } = stretch[at]!;
      const from = y * scale + shift + height / 2;
      const above = Math.floor(from);
      const share = from - above;
      const first = Math.min(height - 1, Math.max(0, above));
      const second = Math.min(height - 1, Math.max(0, above + 1));
      level[row * width + at] = Math.round(
        data[first * width + at]! * (1 - share) + data[second * width + at]! * share,
      );
    }
  }
  return { width, height, data: level };
}

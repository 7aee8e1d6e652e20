/** A greyscale image in row order. 0 is black and 255 is white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Converts an image to a portable graymap (PGM), which Tesseract opens without decoding. */
export function toPgm({ width, height, data }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Crops an image. The box is limited to the image. */
export function cropped(
  { width, height, data }: GreyImage,
  box: { left: number; top: number; right: number; bottom: number },
): GreyImage {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const right = Math.min(width, Math.ceil(box.right));
  const bottom = Math.min(height, Math.ceil(box.bottom));
  const part = new Uint8Array(Math.max(1, right - left) * Math.max(1, bottom - top));
  for (let y = top; y < bottom; y += 1) {
    part.set(data.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  }
  return { width: Math.max(1, right - left), height: Math.max(1, bottom - top), data: part };
}

/** Adds a white margin, in pixels, on all sides. */
export function framed({ width, height, data }: GreyImage, margin: number): GreyImage {
  const whole = { width: width + 2 * margin, height: height + 2 * margin };
  const paper = new Uint8Array(whole.width * whole.height).fill(255);
  for (let y = 0; y < height; y += 1) {
    paper.set(data.subarray(y * width, (y + 1) * width), (y + margin) * whole.width + margin);
  }
  return { ...whole, data: paper };
}

import sharp from 'sharp';

/**
 * @typedef {object} Bend
 * @property {number} across share by which the top is narrower than the bottom; negative when it is wider
 * @property {number} down share by which the right side is lower than the left
 * @property {number} wave height of the curve of a page that does not lie flat, as a share of the page height
 */

/**
 * Distorts an image as a camera does that is not parallel to the page, or whose page is curved.
 * @param {Buffer} png @param {Bend} bend
 */
export async function bent(png, { across, down, wave }) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const u = x / width - 0.5;
      const fromX = (u * (1 + across * v) + 0.5) * width;
      const lifted = wave * Math.sin(Math.PI * (u + 0.5));
      const fromY = (v * (1 + down * u) + 0.5 + lifted) * height;
      for (let channel = 0; channel < 3; channel += 1) {
        out[(y * width + x) * 3 + channel] = between(data, width, height, fromX, fromY, channel);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * Interpolates a channel between four pixels.
 * @param {Buffer} data
 * @param {number} width
 * @param {number} height
 * @param {number} x
 * @param {number} y
 * @param {number} channel
 */
function between(data, width, height, x, y, channel) {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [right, bottom] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (top * width + left) * 3 + channel;
  const below = at + width * 3;
  return (
    ((data[at] ?? 0) * (1 - right) + (data[at + 3] ?? 0) * right) * (1 - bottom) +
    ((data[below] ?? 0) * (1 - right) + (data[below + 3] ?? 0) * right) * bottom
  );
}

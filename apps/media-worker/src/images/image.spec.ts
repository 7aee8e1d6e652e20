import { IMAGE_FORMATS, IMAGE_WIDTHS, SHARE_BYTES } from '@cartaviva/domain';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';
import { encode, encodeToShare } from './encode';
import { decode, fitted, measure, narrowed } from './image';
import { noisyImage, ODD_IMAGES, phoneImage, plainImage, REFUSED_IMAGES } from './image.fixtures';
import { placeholderOf } from './placeholder';

/**
 * Timeout in milliseconds. Creating some of these images takes seconds on a busy machine, but refusing them does
 * not.
 */
const PATIENT = 30_000;

describe('an uploaded image', () => {
  it('is measured as it is looked at', async () => {
    expect(await measure(await phoneImage(1600, 1200))).toEqual({ width: 1200, height: 1600 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (type) => {
    expect(await measure(await plainImage(type))).toEqual({ width: 800, height: 400 });
  });

  it.each(Object.entries(ODD_IMAGES))(
    'may be %s',
    async (_, made) => {
      const upload = await made();
      await measure(upload);
      expect((await decode(upload, 640)).info).toMatchObject({ channels: expect.any(Number) });
    },
    PATIENT,
  );

  it.each(Object.entries(REFUSED_IMAGES))(
    'may not be %s',
    async (_, [code, made]) => {
      const upload = await made();
      const shown = measure(upload).then(() => decode(upload, 640));
      await expect(shown).rejects.toMatchObject({ code });
    },
    PATIENT,
  );

  it(
    'is judged alike while other images are opened',
    async () => {
      const decoded = (jpeg: Buffer) =>
        decode(jpeg, 640).then(
          () => 'shown',
          ({ code }: { code: string }) => code,
        );
      const noise = await noisyImage(600, 450);
      const missesHalf = Buffer.concat([
        noise.subarray(0, noise.length / 2),
        Buffer.from([0xff, 0xd9]),
      ]);
      const other = await plainImage('png', 64);
      let isOver = false;
      const openOthers = async () => {
        while (!isOver) await sharp(other).metadata();
      };
      const opening = Array.from({ length: 3 }, openOthers);
      try {
        for (let count = 0; count < 10; count += 1) {
          expect(await decoded(noise.subarray(0, -60))).toBe('shown');
          expect(await decoded(missesHalf)).toBe('UPLOAD_INCOMPLETE');
        }
      } finally {
        isOver = true;
        await Promise.all(opening);
      }
    },
    PATIENT,
  );
});

describe('the sizes of an image', () => {
  it.each(IMAGE_WIDTHS)('are upright and %i wide in each format', async (width) => {
    const pixels = await narrowed(await decode(await phoneImage(1800, 1350), 1280), width);

    for (const format of IMAGE_FORMATS) {
      const bytes = await encode(pixels, format);
      expect(await measure(bytes)).toEqual({ width, height: Math.round((width * 4) / 3) });
      expect(await isRedOverBlue(bytes)).toBe(true);
    }
  });

  it('have no data of the place or the camera', async () => {
    const image = await phoneImage();
    expect(String(image)).toContain('CartaPhone');
    expect((await sharp(image).metadata()).xmp).toBeDefined();

    const pixels = await decode(image, 640);
    const made = IMAGE_FORMATS.map((format) => encode(pixels, format));
    for (const bytes of await Promise.all([...made, encodeToShare(pixels)])) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes('CartaPhone') || bytes.includes('Conde')).toBe(false);
    }
  });

  it('are never larger than the image', async () => {
    const pixels = await decode(await plainImage('png', 500), 1280);
    expect(await measure(await encode(pixels, 'webp'))).toEqual({ width: 500, height: 250 });
  });

  it('of a long strip are narrower: no page shows more, and it would not fit a worker’s memory', () => {
    const strip = { width: 1500, height: 15_000 };
    expect(fitted(strip, 1280)).toEqual({ width: 384, height: 3840 });
    expect(fitted({ width: 15_000, height: 1500 }, 1280)).toEqual({ width: 1280, height: 128 });
  });

  it('put what is transparent on white where the format has no transparency', async () => {
    const create = { width: 8, height: 8, channels: 4 as const, background: '#00000000' };
    const pixels = await decode(await sharp({ create }).png().toBuffer(), 320);
    const { dominant } = await sharp(await encode(pixels, 'jpeg')).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('are the same bytes each time', async () => {
    const image = await phoneImage();
    const make = async () => encode(await narrowed(await decode(image, 1280), 320), 'avif');
    expect(await make()).toEqual(await make());
  });
});

describe('the image of a link', () => {
  it.each([
    ['a 12-megapixel photo full of noise', 4000, 3000],
    ['a strip full of noise', 1300, 13_000],
  ])('of %s is a JPEG under 300 KB and within 1200 pixels', async (_, width, height) => {
    const noise = await noisyImage(width, height);
    const shared = await encodeToShare(await decode(noise, 1280));
    const { format, ...size } = await sharp(shared).metadata();
    expect(format).toBe('jpeg');
    expect(shared.length).toBeLessThanOrEqual(SHARE_BYTES);
    expect(Math.max(size.width, size.height)).toBe(1200);
  });

  it('is as good as any other when it is small enough', async () => {
    const pixels = await decode(await phoneImage(1600, 1200), 1280);
    const same = await encode(await narrowed(pixels, 1200, 1200), 'jpeg');
    expect(await encodeToShare(pixels)).toEqual(same);
  });
});

describe('the placeholder of an image', () => {
  it('is a few bytes that look like it: red above, blue below', async () => {
    const hash = Buffer.from(await placeholderOf(await decode(await phoneImage(), 640)), 'base64');
    expect(hash.length).toBeLessThan(30);
    const { w, h, rgba } = thumbHashToRGBA(hash);
    expect(h).toBeGreaterThan(w);
    expect(rgba[0]).toBeGreaterThan(rgba[2]!);
    expect(rgba.at(-2)).toBeGreaterThan(rgba.at(-4)!);
  });
});

async function isRedOverBlue(bytes: Buffer): Promise<boolean> {
  const halves = sharp(bytes).removeAlpha().resize(1, 2, { fit: 'fill' });
  const [upperRed = 0, , upperBlue = 0, lowerRed = 0, , lowerBlue = 0] = await halves
    .raw()
    .toBuffer();
  return upperRed > upperBlue && lowerBlue > lowerRed;
}

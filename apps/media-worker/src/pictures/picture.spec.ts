import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@cartaviva/domain';
import sharp from 'sharp';
import { measure, variantsOf } from './picture';
import { BROKEN_PICTURES, FALSE_PICTURES, phonePhoto, plainPicture } from './picture.fixtures';

describe('an uploaded picture', () => {
  it('is measured as it is looked at', async () => {
    expect(await measure(await phonePhoto(1600, 1200))).toEqual({ width: 1200, height: 1600 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (type) => {
    expect(await measure(await plainPicture(type))).toEqual({ width: 800, height: 400 });
  });

  it.each(Object.entries(FALSE_PICTURES))('may not be %s', async (_, made) => {
    await expect(measure(await made())).rejects.toMatchObject({ code: 'UPLOAD_NOT_AN_IMAGE' });
  });

  it.each(Object.entries(BROKEN_PICTURES))('may not be %s', async (_, made) => {
    const upload = await made();
    const shown = measure(upload).then(() => variantsOf(upload, 640, ['jpeg']));
    await expect(shown).rejects.toMatchObject({ code: 'UPLOAD_UNREADABLE' });
  });
});

describe('the variants of a picture', () => {
  it.each(IMAGE_WIDTHS)('are upright and %i wide in each format', async (width) => {
    const variants = await variantsOf(await phonePhoto(3200, 2400), width, IMAGE_FORMATS);

    expect(variants.map(({ format }) => format)).toEqual(IMAGE_FORMATS);
    for (const { bytes } of variants) {
      expect(await measure(bytes)).toEqual({ width, height: Math.round((width * 4) / 3) });
      expect(await isRedOverBlue(bytes)).toBe(true);
    }
  });

  it('tell nothing of the place or the camera', async () => {
    const photo = await phonePhoto();
    expect(String(photo)).toContain('CartaPhone');
    expect((await sharp(photo).metadata()).xmp).toBeDefined();

    for (const { bytes } of await variantsOf(photo, 640, IMAGE_FORMATS)) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes('CartaPhone') || bytes.includes('Conde')).toBe(false);
    }
  });

  it('are never larger than the picture', async () => {
    const [variant] = await variantsOf(await plainPicture('png', 500), 1280, ['webp']);
    expect(await measure(variant!.bytes)).toEqual({ width: 500, height: 250 });
  });

  it('put what is transparent on white where the format has no transparency', async () => {
    const create = { width: 8, height: 8, channels: 4 as const, background: '#00000000' };
    const [jpeg] = await variantsOf(await sharp({ create }).png().toBuffer(), 320, ['jpeg']);
    const { dominant } = await sharp(jpeg!.bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('are the same bytes each time', async () => {
    const photo = await phonePhoto();
    const twice = await Promise.all([1, 2].map(() => variantsOf(photo, 320, IMAGE_FORMATS)));
    expect(twice[0]).toEqual(twice[1]);
  });
});

async function isRedOverBlue(bytes: Buffer): Promise<boolean> {
  const halves = sharp(bytes).removeAlpha().resize(1, 2, { fit: 'fill' });
  const [upperRed = 0, , upperBlue = 0, lowerRed = 0, , lowerBlue = 0] = await halves
    .raw()
    .toBuffer();
  return upperRed > upperBlue && lowerBlue > lowerRed;
}

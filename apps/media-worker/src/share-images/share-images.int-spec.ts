import { media, type MakeShareImage } from '@cartaviva/contracts';
import { bandOf, DESIGN_PALETTES, MENU_DESIGNS, SHARE_BYTES } from '@cartaviva/domain';
import {
  findShareImage,
  shareImageName,
  shareImagesPrefix,
  variantKey,
} from '@cartaviva/object-storage';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sharedTestService, type TestService } from '../../test/test-service';
import { drawText } from './draw-text';
import { ShareImagesCleanup } from './share-images-cleanup';
import { headingFace, TEXT_FACE, TITLE_FACE } from './text-faces';

const ANA: MakeShareImage = {
  ...{ design: 'comedor', themeColor: '#ef4444', restaurantName: 'Comedor Doña Ana' },
  ...{ menuName: 'Almuerzo', words: 'Sopas · Postres', photoId: null, logoId: null },
};

describe('the image of a menu in link previews', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const make = (content: MakeShareImage) => service.visitor(media.shareImage.make, content);
  const keysOf = async (content: MakeShareImage) =>
    (await service.storage.list(shareImagesPrefix)).filter((key) =>
      key.includes(shareImageName(content)),
    );
  async function made(content: MakeShareImage): Promise<Buffer> {
    await make(content);
    const name = shareImageName(content);
    const key = await findShareImage(service.storage, name, service.clock.now());
    return (await service.storage.readBytes(key!))!;
  }

  /** Stores a photo of noise, which is the worst case for compression. */
  async function noise(): Promise<string> {
    const id = randomUUID();
    const data = Buffer.from(Array.from({ length: 640 * 480 * 3 }, () => Math.random() * 256));
    const raw = { width: 640, height: 480, channels: 3 } as const;
    const bytes = await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer();
    await service.storage.write(variantKey(id, 640, 'jpeg'), bytes);
    return id;
  }

  it.each(MENU_DESIGNS)(
    'of %s is 1200 × 630, in 300 KB, however long its texts',
    async (design) => {
      const long = {
        ...{
          restaurantName: 'Ñandú & <b>Søn</b> '.repeat(6).slice(0, 100),
          menuName: 'x'.repeat(100),
        },
        ...{ words: 'W'.repeat(90), photoId: await noise(), logoId: await noise() },
      };
      for (const own of [{}, long]) {
        const bytes = await made({ ...ANA, design, ...own });
        const { width, height, format } = await sharp(bytes).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
        expect(bytes.length).toBeLessThan(SHARE_BYTES);
      }
    },
  );

  it.each(MENU_DESIGNS)(
    'of %s stands on the paper of the design, below its colour',
    async (design) => {
      const { data, info } = await sharp(await made({ ...ANA, design }))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colorAt = (x: number, y: number) => [...data.subarray(at(x, y), at(x, y) + 3)];
      const at = (x: number, y: number) => (y * info.width + x) * info.channels;
      const near = (hex: string) =>
        [1, 3, 5].map((from) => {
          const channel = parseInt(hex.slice(from, from + 2), 16);
          return expect.closeTo(channel, -1);
        });
      const { paper } = DESIGN_PALETTES[design].light;
      for (const [x, y] of [
        [8, 620],
        [600, 40],
        [1190, 620],
      ] as const)
        expect([x, y, colorAt(x, y)]).toEqual([x, y, near(paper)]);
      for (const x of [8, 1190]) expect(colorAt(x, 6)).toEqual(near(bandOf(ANA.themeColor)));
    },
  );

  it.each(MENU_DESIGNS)('of %s has its name in the typeface of the design', async (design) => {
    const style = { size: 60, width: 800, maxHeight: 300, color: '#000000' };
    const face = await headingFace(design, 'Ana');
    const [drawn, other] = [face, { ...face, family: 'No Such Typeface' }].map((it) =>
      drawText('Comedor Ñ', { ...style, face: it }),
    );
    expect((await drawn)!.data.equals((await other)!.data)).toBe(false);
    expect(await headingFace(design, 'Кафе')).toBe(TITLE_FACE);
  });

  it('writes what is too high smaller, and nothing of nothing', async () => {
    const style = { face: TEXT_FACE, size: 60, width: 300, maxHeight: 100, color: '#000000' };
    const { raw } = (await drawText('Sopas, postres y bebidas de la casa', style))!;
    expect(raw.height).toBeLessThanOrEqual(100);
    expect(raw.width).toBeLessThanOrEqual(300);
    expect(await drawText(' \u0000 ', style)).toBeUndefined();
  });

  it('is made once for the same content, and another for any other', async () => {
    await Promise.all([1, 2, 3].map(() => make(ANA)));
    expect(await keysOf(ANA)).toHaveLength(1);
    const first = await made(ANA);
    const changes = { restaurantName: 'Ana', design: 'cafe', themeColor: '#06b6d4' } as const;
    for (const [field, value] of Object.entries({ ...changes, photoId: await noise() })) {
      expect((await made({ ...ANA, [field]: value })).equals(first)).toBe(false);
    }
  });

  it('is drawn without a photo that is gone, and refused of what is no menu', async () => {
    expect((await made({ ...ANA, photoId: randomUUID() })).length).toBeGreaterThan(1000);
    const refusal = { code: 'INVALID_INPUT' };
    await expect(make({ ...ANA, themeColor: 'red' })).rejects.toMatchObject(refusal);
    await expect(make({ ...ANA, photoId: '../secret' })).rejects.toMatchObject(refusal);
  });

  it('is collected a month after it was made', async () => {
    const old = { ...ANA, restaurantName: 'De antes' };
    const sweep = () => service.app.get(ShareImagesCleanup, { strict: false }).sweep();
    await make(old);
    service.clock.advance({ days: 30 });
    await sweep();
    expect(await keysOf(old)).toHaveLength(1);
    service.clock.advance({ days: 30 });
    await make(ANA);
    await sweep();
    expect(await keysOf(old)).toEqual([]);
    expect(await keysOf(ANA)).not.toEqual([]);
  });
});

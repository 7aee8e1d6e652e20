import { media } from '@cartaviva/contracts';
import { MAX_FONT_BYTES, TYPEFACES, type Typeface } from '@cartaviva/domain';
import { findHeadingFont, headingFontName, headingFontsPrefix } from '@cartaviva/object-storage';
import { create, type Font } from 'fontkit';
import { sharedTestService, type TestService } from '../../test/test-service';
import { HeadingFontsCleanup } from './heading-fonts-cleanup';

describe('the type of a menu', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const make = (typeface: Typeface, characters: string) =>
    service.visitor(media.headingFont.make, { typeface, characters });

  async function stored(typeface: Typeface, characters: string): Promise<Buffer | undefined> {
    const name = headingFontName(typeface, characters);
    const key = await findHeadingFont(service.storage, name, service.clock.now());
    return key ? service.storage.readBytes(key) : undefined;
  }

  it.each(TYPEFACES)('is %s with the letters of its headings and no others', async (typeface) => {
    const characters = [...new Set('Café Ñaña: Entrées, Bwè, Soße & Söhne')].sort().join('');
    await make(typeface, characters);
    const bytes = (await stored(typeface, characters))!;
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.length).toBeLessThanOrEqual(MAX_FONT_BYTES);
    const { characterSet } = create(bytes) as Font;
    // A character table ends with the placeholder 0xffff.
    const letters = characterSet.filter((code) => code !== 0xffff).sort((a, b) => a - b);
    expect(String.fromCodePoint(...letters)).toBe(characters);
  });

  it('is made once for the same letters, whoever asks at once', async () => {
    await Promise.all([1, 2, 3].map(() => make('shrikhand', 'Ron')));
    const first = (await stored('shrikhand', 'Ron'))!;
    await make('shrikhand', 'Ron');
    expect(await stored('shrikhand', 'Ron')).toEqual(first);
    const keys = await service.storage.list(headingFontsPrefix);
    expect(keys.filter((key) => key.includes(headingFontName('shrikhand', 'Ron')))).toHaveLength(1);
  });

  it('is left out when it would weigh more than a menu may carry', async () => {
    const every = Array.from({ length: 190 }, (_, at) => String.fromCharCode(0x21 + at)).join('');
    await make('caprasimo', every);
    expect(await stored('caprasimo', every)).toBeUndefined();
  });

  it('is refused of a typeface that is none, and without a letter', async () => {
    const refusal = { code: 'INVALID_INPUT' };
    await expect(make('arial' as Typeface, 'a')).rejects.toMatchObject(refusal);
    await expect(make('fraunces', '')).rejects.toMatchObject(refusal);
  });

  it('is collected a month after the last page asked for it', async () => {
    const sweep = () => service.app.get(HeadingFontsCleanup, { strict: false }).sweep();
    await Promise.all([make('fraunces', 'Viva'), make('fraunces', 'Muerta')]);
    for (let month = 0; month < 3; month += 1) {
      service.clock.advance({ days: 30 });
      await make('fraunces', 'Viva');
      await sweep();
    }
    expect(await stored('fraunces', 'Viva')).toBeDefined();
    const keys = await service.storage.list(headingFontsPrefix);
    expect(keys.some((key) => key.includes(headingFontName('fraunces', 'Viva')))).toBe(true);
    expect(keys.some((key) => key.includes(headingFontName('fraunces', 'Muerta')))).toBe(false);
  });
});

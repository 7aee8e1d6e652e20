import { PLAIN_QR, QR_SHAPES, scannedAddress, type QrDesign } from '@cartaviva/domain';
import decode from 'jsqr';
import sharp from 'sharp';
import { qrSvg } from './qr-svg';

const ADDRESS = 'https://cartaviva.do/menu/3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11?source=qr';
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5" fill="#b91c1c"/></svg>',
)}`;

const codeOf = (design: QrDesign, side: number) =>
  qrSvg(ADDRESS, { design, size: side, logo: design.withLogo ? LOGO : undefined });

/** Decodes a code that is displayed at the given size, in pixels. */
async function scan(svg: string, side: number): Promise<string | undefined> {
  const pixels = sharp(Buffer.from(svg)).resize(side, side).flatten({ background: '#fff' });
  const seen = await pixels.ensureAlpha().raw().toBuffer();
  return decode(new Uint8ClampedArray(seen), side, side)?.data;
}

beforeAll(() => {
  // The media worker blocks SVG for its whole process, and its test suites may share this process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
});

describe.each(QR_SHAPES)('a code of %s dots', (shape) => {
  it.each([
    ['plain', PLAIN_QR, [200]],
    ['in colours', { ...PLAIN_QR, foreground: '#0b5a3f', background: '#fbf3dd' }, [200]],
    // The hardest code to read, at every size that the product displays.
    ['with a logo', { ...PLAIN_QR, withLogo: true }, [200, 400, 800]],
  ] as const)('%s is read at the sizes it is shown at', async (_, looks, sides) => {
    for (const side of sides) {
      const svg = codeOf({ ...looks, shape }, side);
      expect([side, await scan(svg, side)]).toEqual([side, ADDRESS]);
    }
  });

  it('with a logo is read though what is around the logo is worn off, too', async () => {
    const svg = codeOf({ ...PLAIN_QR, shape, withLogo: true }, 400);
    const worn = '<rect x="32%" y="32%" width="36%" height="36%" fill="#fff"/></svg>';
    expect(await scan(svg.replace('</svg>', worn), 400)).toBe(ADDRESS);
  });
});

/**
 * A code of 3 cm, one meter from a 12-megapixel camera with a field of view of 68 degrees. The camera has 4,000
 * pixels for 1.35 m, which leaves 89 for the code, and blurs them by two thirds of a pixel. The image is enlarged
 * because the decoder needs four pixels for each module.
 */
describe.each(QR_SHAPES)('a code of %s dots, 3 cm wide and a metre away', (shape) => {
  const SEEN = 89;
  const readFarAway = async (text: string, design: QrDesign) => {
    const svg = qrSvg(text, { design, size: 1000, logo: design.withLogo ? LOGO : undefined });
    const near = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
    const far = await near.resize(SEEN, SEEN).blur(0.67).png().toBuffer();
    const pixels = sharp(far).resize(4 * SEEN, 4 * SEEN, { kernel: 'cubic' });
    const seen = await pixels.ensureAlpha().raw().toBuffer();
    return decode(new Uint8ClampedArray(seen), 4 * SEEN, 4 * SEEN)?.data;
  };
  const menuId = '3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11';
  const longest = { logo: `https://${'a'.repeat(27)}.do`, plain: `https://${'a'.repeat(67)}.do` };

  it.each([
    ['plain', PLAIN_QR, longest.plain],
    ['in colours', { ...PLAIN_QR, foreground: '#0b5a3f', background: '#fbf3dd' }, longest.plain],
    ['with a logo', { ...PLAIN_QR, withLogo: true }, longest.logo],
  ] as const)('%s is read at the longest address of 33 modules', async (_, looks, publicUrl) => {
    const text = scannedAddress(publicUrl, { menuId, shortCode: '7K3M9XW', piece: 'tent' });
    expect(await readFarAway(text, { ...looks, shape })).toBe(text);
  });

  it('is not where it holds the menu’s whole address, with a logo', async () => {
    const old = scannedAddress('https://cartaviva.do', { menuId, piece: 'tent', table: '12' });
    expect(await readFarAway(old, { ...PLAIN_QR, shape, withLogo: true })).toBeUndefined();
  });
});

describe('the logo of a code', () => {
  it('ends no attribute with what its address holds', () => {
    const design = { ...PLAIN_QR, withLogo: true };
    const svg = qrSvg(ADDRESS, { design, size: 400, logo: 'data:,"/><script>&' });
    expect(svg).toContain('href="data:,&#34;/&#62;&#60;script&#62;&#38;"');
    expect(svg).not.toContain('<script');
  });
});

import { PLAIN_QR, QR_SHAPES, type QrDesign } from '@cartaviva/domain';
import decode from 'jsqr';
import sharp from 'sharp';
import { qrSvg } from './qr-svg';

const ADDRESS = 'https://cartaviva.do/menu/3f0c2c5e-5d0a-4b8e-9f53-0d1c5a2d9a11?source=qr';
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5" fill="#b91c1c"/></svg>',
)}`;

/** What a phone reads of a code shown so large. */
async function scan(design: QrDesign, side: number): Promise<string | undefined> {
  const svg = qrSvg(ADDRESS, { design, size: side, logo: design.withLogo ? LOGO : undefined });
  const pixels = sharp(Buffer.from(svg)).resize(side, side).flatten({ background: '#fff' });
  const seen = await pixels.ensureAlpha().raw().toBuffer();
  return decode(new Uint8ClampedArray(seen), side, side)?.data;
}

beforeAll(() => {
  // The media worker refuses SVG for its whole process, and its suites may share this one.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
});

describe.each(QR_SHAPES)('a code of %s dots', (shape) => {
  it.each([
    ['plain', PLAIN_QR],
    ['in colours', { ...PLAIN_QR, foreground: '#0b5a3f', background: '#fbf3dd' }],
    ['with a logo', { ...PLAIN_QR, withLogo: true }],
  ] as const)('%s is read at every size it is shown at', async (_, looks) => {
    for (const side of [200, 400, 800]) {
      expect([side, await scan({ ...looks, shape }, side)]).toEqual([side, ADDRESS]);
    }
  });
});

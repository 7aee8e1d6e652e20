import type { PDFPageProxy } from 'pdfjs-dist';
import sharp from '../images/sharp';
import { loadPdfjs } from './load-pdfjs';
import { withPages } from './pdf-pages';
import { UnreadableMenu } from './unreadable-menu';

/** Maximum number of pages in a scan. Reading a page takes seconds. */
const MAX_SCANNED_PAGES = 4;
/** Minimum length of the shorter side in pixels. Smaller images are logos and ornaments. */
const LEAST_SIDE = 400;

interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray | null;
}

/**
 * Returns the largest image of each page of a PDF as PNG. A scan has one image for each sheet.
 * @throws UnreadableMenu MENU_PDF_SCANNED if no page has one, or if there are too many pages
 */
export async function scannedPages(bytes: Uint8Array): Promise<Uint8Array[]> {
  const images = await withPages(bytes, async (page) => largestImage(await page));
  const found = images.flatMap((image) => (image ? [image] : []));
  if (found.length === 0 || found.length > MAX_SCANNED_PAGES) {
    throw new UnreadableMenu('MENU_PDF_SCANNED');
  }
  return found;
}

async function largestImage(page: PDFPageProxy): Promise<Uint8Array | undefined> {
  const { OPS, ImageKind } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  let largest: PageImage | undefined;
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== OPS.paintImageXObject) continue;
    const image = await findImage((argsArray[at] as [string])[0], page);
    if (!image?.data || Math.min(image.width, image.height) < LEAST_SIDE) continue;
    if (!largest || areaOf(image) > areaOf(largest)) largest = image;
  }
  page.cleanup();
  return largest && toPng(largest, ImageKind);
}

const areaOf = ({ width, height }: PageImage): number => width * height;

/** Finds an image. pdf.js stores images that several pages share separately. */
function findImage(name: string, page: PDFPageProxy): Promise<PageImage | null> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, (image: PageImage | null) => resolve(image));
  });
}

async function toPng(
  { width, height, kind, data }: PageImage,
  kinds: { readonly GRAYSCALE_1BPP: number; readonly RGB_24BPP: number },
): Promise<Uint8Array> {
  const pixels = kind === kinds.GRAYSCALE_1BPP ? fromBits(data!, width, height) : data!;
  const channels = kind === kinds.GRAYSCALE_1BPP ? 1 : kind === kinds.RGB_24BPP ? 3 : 4;
  return sharp(pixels, { raw: { width, height, channels } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Converts an image with one bit per pixel. Each row starts with a new byte, and a set bit is white. */
function fromBits(bits: ArrayLike<number>, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = bits[y * rowBytes + (x >> 3)]!;
      pixels[y * width + x] = byte & (0x80 >> (x & 7)) ? 255 : 0;
    }
  }
  return pixels;
}

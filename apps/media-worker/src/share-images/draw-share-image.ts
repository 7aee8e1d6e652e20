import type { MakeShareImage } from '@cartaviva/contracts';
import { bandOf, DESIGN_PALETTES, PRINT_STYLES, readableOn, SHARE_BYTES } from '@cartaviva/domain';
import sharp, { type OutputInfo, type OverlayOptions } from '../images/sharp';
import { drawText, type DrawnText } from './draw-text';
import { headingFace, TEXT_FACE, TITLE_FACE } from './text-faces';

/** Size in pixels that Open Graph recommends. */
const WIDTH = 1200;
const HEIGHT = 630;
const PHOTO = 480;
const MARGIN = 72;
const STRIPE = 20;
const LOGO = 112;

const QUALITIES = [84, 70, 50, 30];

interface Images {
  readonly photo: Buffer | undefined;
  readonly logo: Buffer | undefined;
}

/** Draws the link preview of a menu as JPEG. It shows the name in the typeface and colours of the menu's design. */
export async function drawShareImage(
  { design, themeColor, restaurantName, menuName, words }: MakeShareImage,
  { photo, logo }: Images,
): Promise<Buffer> {
  const { paper, ink, soft } = DESIGN_PALETTES[design].light;
  const { headings, capitals, scale } = PRINT_STYLES[design];
  const width = WIDTH - 2 * MARGIN - (photo ? PHOTO : 0);
  const name = capitals ? restaurantName.toUpperCase() : restaurantName;
  const texts = await Promise.all([
    drawText(name, {
      ...{
        face: await headingFace(design, name),
        size: Math.round((photo ? 92 : 120) * scale),
        width,
      },
      ...{ maxHeight: 250, color: headings === 'ink' ? ink : readableOn(themeColor, paper) },
    }),
    drawText(menuName, { face: TITLE_FACE, size: 36, width, maxHeight: 92, color: ink }),
    drawText(words, { face: TEXT_FACE, size: 29, width, maxHeight: 84, color: soft }),
  ]);
  const layers = [
    ...(photo ? [await photoLayer(photo)] : []),
    ...(await stack(texts, logo && (await logoOf(logo)))),
  ];
  const stripe = { width: WIDTH - (photo ? PHOTO : 0), height: STRIPE, channels: 3 } as const;
  const band = { create: { ...stripe, background: bandOf(themeColor) } };
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: paper } as const;
  const image = sharp({ create: ground }).composite([{ input: band, left: 0, top: 0 }, ...layers]);
  return encode(await image.raw().toBuffer({ resolveWithObject: true }));
}

/** Reduces the quality until the file is small enough, because WhatsApp omits previews of 300 KB or more. */
async function encode({ data, info: raw }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, { raw }).removeAlpha().jpeg({ quality }).toBuffer();
    if (bytes.length < SHARE_BYTES) break;
  }
  return bytes;
}

async function photoLayer(photo: Buffer): Promise<OverlayOptions> {
  const { data, info } = await sharp(photo)
    .resize(PHOTO, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: WIDTH - PHOTO, top: 0 };
}

async function logoOf(logo: Buffer): Promise<DrawnText> {
  const { data, info } = await sharp(logo)
    .resize(LOGO, LOGO, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: info, gap: 28 };
}

/** Stacks the layers below each other and centers them vertically. */
async function stack(
  texts: readonly (DrawnText | undefined)[],
  logo: DrawnText | undefined,
): Promise<OverlayOptions[]> {
  const rows = [logo, ...texts].filter((row) => row !== undefined);
  const height = rows.reduce((sum, { raw, gap }) => sum + raw.height + gap, 0);
  let top = Math.max(STRIPE, Math.round((HEIGHT + STRIPE - height) / 2));
  return rows.map(({ data, raw, gap }) => {
    const layer = { input: data, raw, left: MARGIN, top };
    top += raw.height + gap;
    return layer;
  });
}

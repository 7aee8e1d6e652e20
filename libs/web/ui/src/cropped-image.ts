/** Part of an image, in the image's own pixels. */
export interface ImagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Factor of the brightness. The default is 1, no change. */
  readonly brightness?: number;
}

const QUALITY = 0.9;

/** Returns a part of the image at `url` as a JPEG of at most `maxWidth` pixels. Transparent pixels become white. */
export async function croppedImage(url: string, part: ImagePart, maxWidth: number): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();

  const scale = Math.min(1, maxWidth / part.width);
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(
    image,
    ...([part.x, part.y, part.width, part.height] as const),
    ...([0, 0, size.width, size.height] as const),
  );

  brighten(context, size, part.brightness ?? 1);

  const bytes = await new Promise<Blob | null>((drawn) => {
    canvas.toBlob(drawn, 'image/jpeg', QUALITY);
  });
  if (!bytes) throw new Error('The picture could not be drawn');
  return new File([bytes], 'foto.jpg', { type: bytes.type });
}

/** Changes the pixels because Safari has no `filter` on the context. */
function brighten(
  context: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  brightness: number,
): void {
  if (brightness === 1) return;
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 !== 3) data[at]! *= brightness;
  }
  context.putImageData(pixels, 0, 0);
}

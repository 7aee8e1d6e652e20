/** A part of an image, in the image's own pixels. */
export interface ImagePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.9;

/** A part of the image at `url` as a JPEG, not wider than `maxWidth`. What is transparent becomes white. */
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

  const bytes = await new Promise<Blob | null>((drawn) => {
    canvas.toBlob(drawn, 'image/jpeg', QUALITY);
  });
  if (!bytes) throw new Error('The picture could not be drawn');
  return new File([bytes], 'foto.jpg', { type: bytes.type });
}

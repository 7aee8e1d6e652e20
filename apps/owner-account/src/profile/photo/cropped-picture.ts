/** A part of a picture, in the picture's own pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the picture that is sent, in pixels: sharp on every screen a face is shown on. */
const SIDE = 640;
const QUALITY = 0.9;

/** The square part of the picture at `url`, as a JPEG. What is transparent becomes white. */
export async function croppedPicture(url: string, part: PicturePart): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();

  const side = Math.round(Math.min(SIDE, part.width));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);

  const bytes = await new Promise<Blob | null>((drawn) => {
    canvas.toBlob(drawn, 'image/jpeg', QUALITY);
  });
  if (!bytes) throw new Error('The picture could not be drawn');
  return new File([bytes], 'foto.jpg', { type: bytes.type });
}

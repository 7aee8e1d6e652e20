/** Pixels of the longer side: enough for any phone's preview, small enough for the browser's storage quota. */
const MAX_SIDE = 960;
const QUALITY = 0.8;

/** Scales an image down and encodes it as a JPEG data URL. Transparent pixels become white. */
export async function imageAsDataUrl(file: File): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('Upload failed');
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}

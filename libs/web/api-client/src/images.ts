import type { Schema } from '@cartaviva/sdk';
import { api } from './api';
import { upload } from './upload';

export type ImagePurpose = 'item' | 'logo' | 'profile';

/** How the upload of each kind of image is confirmed (specification §7). */
const confirmations: Record<ImagePurpose, (url: string) => Promise<Schema<'ObjectPathView'>>> = {
  item: (imageURL) => api.put('/api/item-images', { body: { imageURL } }),
  logo: (logoURL) => api.put('/api/restaurant-logos', { body: { logoURL } }),
  profile: (profileImageURL) => api.put('/api/profile-images', { body: { profileImageURL } }),
};

/**
 * Sends an image's bytes; `confirmUpload` takes the address they went to. Refused with 402 before any of them is
 * sent when the owner's plan has no room for so many. A profile's image says so: it is the person's own,
 * whichever account they act for.
 */
export async function sendImage(
  file: File,
  onProgress?: (percent: number) => void,
  purpose?: ImagePurpose,
): Promise<string> {
  const body = { ...(file.size > 0 && { size: file.size }), ...(purpose && { purpose }) };
  const { uploadURL } = await api.post('/api/objects/upload', { body });
  await upload(uploadURL, file, onProgress);
  return uploadURL;
}

/** Makes a sent image one of ours; gives its path, `/objects/{id}`, once it can be shown. */
export async function confirmUpload(purpose: ImagePurpose, uploadURL: string): Promise<string> {
  const { objectPath } = await confirmations[purpose](uploadURL);
  return objectPath;
}

/** Both steps in one, for who need not tell their failures apart. */
export async function uploadImage(
  purpose: ImagePurpose,
  file: File,
  onProgress?: (percent: number) => void,
): Promise<string> {
  return confirmUpload(purpose, await sendImage(file, onProgress, purpose));
}

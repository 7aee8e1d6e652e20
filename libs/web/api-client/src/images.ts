import type { Schema } from '@cartaviva/sdk';
import { api } from './api';
import { upload } from './upload';

export type ImagePurpose = 'item' | 'logo' | 'profile';

/** Confirms the upload of each kind of image (specification §7). */
const confirmations: Record<ImagePurpose, (url: string) => Promise<Schema<'ObjectPathView'>>> = {
  item: (imageURL) => api.put('/api/item-images', { body: { imageURL } }),
  logo: (logoURL) => api.put('/api/restaurant-logos', { body: { logoURL } }),
  profile: (profileImageURL) => api.put('/api/profile-images', { body: { profileImageURL } }),
};

/**
 * Uploads an image's bytes and returns the address for `confirmUpload`. The gateway refuses with 402 before the
 * upload if the owner's plan has no space left. A profile image declares its purpose because it belongs to the
 * person, not to the account.
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

/** Claims an uploaded image. Returns its path, `/objects/{id}`, as soon as the image is available. */
export async function confirmUpload(purpose: ImagePurpose, uploadURL: string): Promise<string> {
  const { objectPath } = await confirmations[purpose](uploadURL);
  return objectPath;
}

/** Uploads and confirms an image in one step, for callers that report all failures alike. */
export async function uploadImage(
  purpose: ImagePurpose,
  file: File,
  onProgress?: (percent: number) => void,
): Promise<string> {
  return confirmUpload(purpose, await sendImage(file, onProgress, purpose));
}

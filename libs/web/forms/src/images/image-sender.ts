import { confirmUpload, sendImage } from '@cartaviva/api-client';

export type ImagePurpose = 'item' | 'logo';

export interface ImageSender {
  /** Is true if images count against the storage limit of the owner's plan. */
  readonly hasStorageLimit: boolean;
  /** Uploads an image's bytes and returns the argument for `confirmImage`. `onProgress` receives 0 to 100. */
  sendImage(file: File, onProgress: (percent: number) => void): Promise<string>;
  /** Claims an uploaded image. Returns the address that menus and items store. */
  confirmImage(sent: string, purpose: ImagePurpose): Promise<string>;
}

export const serverImages: ImageSender = {
  hasStorageLimit: true,
  sendImage,
  confirmImage: (sent, purpose) => confirmUpload(purpose, sent),
};

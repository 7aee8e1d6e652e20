import { confirmUpload, sendImage } from '@cartaviva/api-client';

/** Purpose of an image: an item of a menu, or a logo. */
export type ImagePurpose = 'item' | 'logo';

/** Uploads images from this device. */
export interface ImageSender {
  /** Is true if images count against the storage limit of the owner's plan. */
  readonly hasStorageLimit: boolean;
  /** Uploads an image's bytes and returns the argument for `confirmImage`. `onProgress` receives 0 to 100. */
  sendImage(file: File, onProgress: (percent: number) => void): Promise<string>;
  /** Claims an uploaded image. Returns the address that menus and items store. */
  confirmImage(sent: string, purpose: ImagePurpose): Promise<string>;
}

/** Uploads through the gateway, for the current account. */
export const serverImages: ImageSender = {
  hasStorageLimit: true,
  sendImage,
  confirmImage: (sent, purpose) => confirmUpload(purpose, sent),
};

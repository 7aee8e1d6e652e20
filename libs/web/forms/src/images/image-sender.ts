import { confirmUpload, sendImage } from '@cartaviva/api-client';

/** What an image is for: an item of a menu, or a logo. */
export type ImagePurpose = 'item' | 'logo';

/** How an image comes from this device to where menus find it. */
export interface ImageSender {
  /** Whether images take room of the owner's plan. */
  readonly hasStorageLimit: boolean;
  /** Sends an image's bytes and answers what `confirmImage` needs. `onProgress` hears 0 to 100. */
  sendImage(file: File, onProgress: (percent: number) => void): Promise<string>;
  /** Makes a sent image one of ours; answers the address that menus and items keep. */
  confirmImage(sent: string, purpose: ImagePurpose): Promise<string>;
}

/** Through the gateway, for the account acted for. */
export const serverImages: ImageSender = {
  hasStorageLimit: true,
  sendImage,
  confirmImage: (sent, purpose) => confirmUpload(purpose, sent),
};

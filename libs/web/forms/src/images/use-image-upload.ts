import { explained } from '@cartaviva/api-client';
import { useState } from 'react';
import type { ImagePurpose, ImageSender } from './image-sender';
import { MESSAGES } from './messages';

/** State of an upload (specification §4, "Upload dialog"). */
export type UploadState =
  | { readonly step: 'choosing'; readonly fault?: string }
  | { readonly step: 'chosen'; readonly file: File; readonly fault?: string }
  | { readonly step: 'sending'; readonly file: File; readonly percent: number }
  | { readonly step: 'done'; readonly file: File };

/** Uploads an image and passes on its address. After a failure the file stays chosen, so that the user can retry. */
export function useImageUpload(
  images: ImageSender,
  purpose: ImagePurpose,
  onUploaded: (path: string) => void | Promise<void>,
) {
  const [state, setState] = useState<UploadState>({ step: 'choosing' });

  /** `prepare` converts the chosen file before the upload. */
  async function send(
    file: File,
    prepare: (file: File) => Promise<File> = async () => file,
  ): Promise<void> {
    let failure: string = MESSAGES.notSent;
    setState({ step: 'sending', file, percent: 0 });
    try {
      const sent = await images.sendImage(await prepare(file), (percent) =>
        setState({ step: 'sending', file, percent }),
      );
      failure = MESSAGES.notClaimed;
      const path = await images.confirmImage(sent, purpose);
      await onUploaded(path);
      setState({ step: 'done', file });
    } catch (error) {
      setState({ step: 'chosen', file, fault: explained(failure, error) });
    }
  }

  return {
    state,
    send,
    choose: (file: File) => setState({ step: 'chosen', file }),
    refuse: (fault: string) => setState({ step: 'choosing', fault }),
    restart: () => setState({ step: 'choosing' }),
  };
}

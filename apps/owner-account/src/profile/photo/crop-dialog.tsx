import { Button, Dialog, Skeleton, type PicturePart } from '@cartaviva/ui';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';

const Cropper = lazy(() => import('./cropper'));

interface CropDialogProps {
  readonly url: string;
  readonly onCrop: (part: PicturePart) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
}

/** Which part of the chosen picture is the face. */
export function CropDialog({ url, onCrop, onCancel, onUnreadable }: CropDialogProps) {
  const [part, setPart] = useState<PicturePart>();
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={messages.crop.title}
      description={messages.crop.description}
    >
      <Suspense fallback={<Skeleton className="aspect-square max-h-[50dvh] w-full" />}>
        <Cropper url={url} onPart={setPart} onUnreadable={onUnreadable} />
      </Suspense>
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {messages.crop.cancel}
        </Button>
        <Button disabled={!part} onClick={() => part && onCrop(part)}>
          {messages.crop.use}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button, Dialog, ErrorState, Skeleton, type ImagePart } from '@cartaviva/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { messages } from './messages';

const fetchCropper = async () => ({ Cropper: (await import('./cropper')).default });

interface CropDialogProps {
  readonly url: string;
  readonly onCrop: (part: ImagePart) => void;
  readonly onCancel: () => void;
  readonly onUnreadable: () => void;
}

export function CropDialog({ url, onCrop, onCancel, onUnreadable }: CropDialogProps) {
  const [part, setPart] = useState<ImagePart>();
  const { data, error, mutate } = useSWR<Awaited<ReturnType<typeof fetchCropper>>, unknown>(
    'part/cropper',
    fetchCropper,
  );
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={messages.crop.title}
      description={messages.crop.description}
    >
      {data && <data.Cropper url={url} onPart={setPart} onUnreadable={onUnreadable} />}
      {!data && !error && <Skeleton className="aspect-square max-h-[50dvh] w-full" />}
      {!data && Boolean(error) && (
        <ErrorState {...messages.crop.unavailable} onRetry={() => void mutate()} />
      )}
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

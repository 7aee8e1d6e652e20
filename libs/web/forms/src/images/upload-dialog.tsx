import { Button, Dialog, WaitingContext, type ImagePart } from '@cartaviva/ui';
import { CircleCheck } from 'lucide-react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { ChosenImage } from './chosen-image';
import { DropArea } from './drop-area';
import { Fault } from './fault';
import { framed, FramedImage } from './framed-image';
import type { ImagePurpose, ImageSender } from './image-sender';
import { MESSAGES } from './messages';
import { StorageLeft } from './storage-left';
import { useImageUpload } from './use-image-upload';

/** Delay before the dialog closes after a success (specification §9). */
const CLOSE_DELAY_MS = 1500;

export interface UploadDialogProps {
  readonly images: ImageSender;
  readonly title: string;
  readonly purpose: ImagePurpose;
  /** Aspect ratio of the crop, width to height. Without it, the image is not cropped. */
  readonly frame?: number;
  readonly onClose: () => void;
  /** Receives the image's address. The upload counts as done when the returned promise resolves. */
  readonly onUploaded: (path: string) => void | Promise<void>;
}

/** Dialog to choose, preview and upload an image. It is open while it is mounted. */
export function UploadDialog({ title, frame, onClose, ...upload }: UploadDialogProps) {
  const { images, purpose, onUploaded } = upload;
  const [part, setPart] = useState<ImagePart>();
  const { state, send, choose, refuse, restart } = useImageUpload(images, purpose, onUploaded);
  useCloseAfterSuccess(state.step === 'done', onClose);
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {state.step === 'choosing' ? (
        <div className="grid gap-3">
          <DropArea onChoose={choose} onRefuse={refuse} fault={state.fault} />
          <StorageLeft isLimited={images.hasStorageLimit} />
        </div>
      ) : (
        <div className="grid gap-4">
          {frame && state.step === 'chosen' ? (
            <FramedImage
              file={state.file}
              frame={frame}
              onPart={setPart}
              onUnreadable={() => refuse(MESSAGES.unreadable)}
            />
          ) : (
            <ChosenImage file={state.file} />
          )}
          {state.step === 'chosen' && (
            <>
              <Fault text={state.fault} />
              <div className="flex flex-wrap justify-end gap-3">
                <Button variant="secondary" onClick={restart}>
                  {MESSAGES.another}
                </Button>
                <Button
                  disabled={frame !== undefined && !part}
                  onClick={() => void send(state.file, part && ((file) => framed(file, part)))}
                >
                  {MESSAGES.send}
                </Button>
              </div>
            </>
          )}
          {state.step === 'sending' && <Progress percent={state.percent} />}
          {state.step === 'done' && (
            <p role="status" className="flex items-center gap-2 text-sm font-semibold text-accent">
              <CircleCheck aria-hidden className="size-5" />
              {MESSAGES.sent}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Progress({ percent }: { percent: number }) {
  const { isWaiting } = use(WaitingContext);
  const sent = percent < 100 ? MESSAGES.sending(percent) : MESSAGES.preparing;
  const text = isWaiting ? MESSAGES.pending : sent;
  return (
    <div>
      <progress
        value={percent}
        max={100}
        aria-label={text}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-mark [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-mark [&::-webkit-progress-value]:transition-[width]"
      />
      <p className="mt-1.5 text-sm text-ink-soft tabular-nums">{text}</p>
    </div>
  );
}

function useCloseAfterSuccess(done: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done]);
}

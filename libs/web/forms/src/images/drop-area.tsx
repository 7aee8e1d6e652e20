import { ACCEPTED_UPLOADS } from '@cartaviva/domain';
import { cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { CameraButton } from './camera-button';
import { Fault } from './fault';
import { MESSAGES } from './messages';
import { chosenFile } from './image-rules';

interface DropAreaProps {
  readonly onChoose: (file: File) => void;
  readonly onRefuse: (fault: string) => void;
  readonly fault: string | undefined;
}

export function DropArea({ onChoose, onRefuse, fault }: DropAreaProps) {
  async function take(file: File): Promise<void> {
    const chosen = await chosenFile(file);
    if ('fault' in chosen) onRefuse(chosen.fault);
    else onChoose(chosen.file);
  }
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    onDrop: ([file]) => {
      if (file) void take(file);
      else onRefuse(MESSAGES.oneOnly);
    },
  });
  return (
    <div className="grid gap-3">
      <input {...getInputProps({ 'aria-hidden': true, accept: ACCEPTED_UPLOADS })} />
      <CameraButton onTaken={(file) => void take(file)} />
      <div
        {...getRootProps({ role: 'button', 'aria-label': MESSAGES.choose })}
        className={cn(
          'flex flex-col items-center justify-center gap-1 rounded-card border border-dashed border-control px-6 py-8 text-center transition-colors hover:border-accent hover:bg-accent-wash pointer-fine:min-h-44',
          isDragActive && 'border-accent bg-accent-wash',
        )}
      >
        <ImageUp aria-hidden className="mb-2 size-7 text-ink-faint" strokeWidth={1.5} />
        <p className="font-semibold">
          <span className="pointer-coarse:hidden">{MESSAGES.choose}</span>
          <span className="pointer-fine:hidden">{MESSAGES.chooseFromGallery}</span>
        </p>
        <p className="text-sm text-ink-soft">{MESSAGES.chooseHint}</p>
      </div>
      <Fault text={fault} />
    </div>
  );
}

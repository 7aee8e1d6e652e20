import { CameraButton, Fault, isTouched } from '@cartaviva/forms/images';
import { Button, Callout, cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { useMenuStore } from '../../../store/menu-store-context';
import type { EditedDraft } from './draft/edited-draft';
import { ACCEPTED, type MenuImage } from './menu-image';
import { IMPORT_MESSAGES } from './messages';
import { ReadingProgress } from './reading-progress';
import { useImageReading } from './use-image-reading';

const MESSAGES = IMPORT_MESSAGES.image;

interface ImageSourceProps {
  readonly onRead: (draft: EditedDraft, image: MenuImage) => void;
}

export function ImageSource({ onRead }: ImageSourceProps) {
  const { readMenuFile } = useMenuStore();
  const { reading, read, cancel } = useImageReading(onRead);
  if (!readMenuFile) return <NeedsAccount />;
  if (reading.step === 'choosing') {
    return (
      <div className="grid gap-3">
        <FileChooser onChoose={(file) => void read(file)} />
        <Fault text={reading.fault} />
      </div>
    );
  }
  const said =
    reading.step === 'sending' ? MESSAGES.sending(reading.percent) : MESSAGES[reading.step];
  return (
    <ReadingProgress
      said={said}
      percent={'percent' in reading ? reading.percent : undefined}
      onCancel={cancel}
    />
  );
}

function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    onDrop: ([file], [refused]) => {
      const chosen = file ?? refused?.file;
      if (chosen) onChoose(chosen);
    },
  });
  return (
    <>
      <CameraButton onTaken={onChoose} />
      <input {...getInputProps({ 'aria-hidden': true, accept: ACCEPTED })} />
      <div
        {...getRootProps({ role: 'button', 'aria-label': MESSAGES.choose })}
        className={cn(
          'flex flex-col items-center justify-center gap-1 rounded-card border border-dashed border-control px-6 py-6 text-center transition-colors hover:border-accent hover:bg-accent-wash sm:min-h-44',
          isDragActive && 'border-accent bg-accent-wash',
        )}
      >
        <ImageUp aria-hidden className="mb-1 size-7 text-ink-faint" strokeWidth={1.5} />
        <p className="font-semibold">{isTouched() ? MESSAGES.choose : MESSAGES.drop}</p>
        <p className="text-sm text-ink-soft">{MESSAGES.hint}</p>
      </div>
    </>
  );
}

function NeedsAccount() {
  return (
    <Callout tone="info">
      <p>{MESSAGES.needsAccount}</p>
      <p className="mt-3">
        <Button asChild size="sm" variant="secondary">
          <a href="/registro">{MESSAGES.register}</a>
        </Button>
      </p>
    </Callout>
  );
}

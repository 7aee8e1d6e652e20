import { CameraButton, Fault, isTouched } from '@cartaviva/forms/images';
import { Button, Callout, cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useMenuStore } from '../../../store/menu-store-context';
import { ACCEPTED } from './menu-image';
import { IMPORT_MESSAGES } from './messages';
import { PageFaults } from './page-faults';
import { PagesProgress } from './pages-progress';
import type { usePageReading } from './use-page-reading';

const MESSAGES = IMPORT_MESSAGES.image;

interface ImageSourceProps {
  readonly pages: ReturnType<typeof usePageReading>;
  /** Buttons that add pages to a reading in progress. */
  readonly addPage: ReactNode;
}

export function ImageSource({ pages, addPage }: ImageSourceProps) {
  const { readMenuFile } = useMenuStore();
  const { reading, add } = pages;
  if (!readMenuFile) return <NeedsAccount />;
  if (reading.step !== 'choosing') {
    return <PagesProgress progress={reading} addPage={addPage} onCancel={pages.cancel} />;
  }
  const [fault, another] = reading.faults;
  return (
    <div className="grid gap-3">
      <FileChooser onChoose={add} />
      {another ? <PageFaults faults={reading.faults} /> : <Fault text={fault?.reason} />}
    </div>
  );
}

function FileChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (files, refused) => onChoose([...files, ...refused.map(({ file }) => file)]),
  });
  return (
    <>
      <CameraButton onTaken={(file) => onChoose([file])} />
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

import { Fault } from '@cartaviva/forms/images';
import { Button, cn } from '@cartaviva/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { ACCEPTED, DEMO_ACCEPTED, SAMPLE } from './spreadsheet-file';

interface SpreadsheetSourceProps {
  /** Is true when the demo parses the file. It supports fewer formats. */
  readonly isDemo: boolean;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onFile: (file: File) => void;
}

export function SpreadsheetSource({ fault, ...from }: SpreadsheetSourceProps) {
  return (
    <div className="grid gap-4">
      <FromFile {...from} />
      <Fault text={fault} />
      <div className="grid justify-items-start gap-1 text-sm text-ink-soft">
        <p>{from.isDemo ? MESSAGES.demoColumns : MESSAGES.columns}</p>
        <Button asChild variant="ghost" size="sm" className="-ml-3">
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE)}`}
            download={MESSAGES.sampleName}
          >
            <Download aria-hidden />
            {MESSAGES.sample}
          </a>
        </Button>
      </div>
    </div>
  );
}

type FromProps = Omit<SpreadsheetSourceProps, 'fault'>;

function FromFile({ isDemo, isBusy, onFile }: FromProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: isDemo ? DEMO_ACCEPTED : ACCEPTED,
    multiple: false,
    disabled: isBusy,
    onDrop: ([file], [refused]) => {
      const chosen = file ?? refused?.file;
      if (chosen) onFile(chosen);
    },
  });
  return (
    <>
      <input {...getInputProps({ 'aria-hidden': true })} />
      <div
        {...getRootProps({ role: 'button', 'aria-label': MESSAGES.choose })}
        className={cn(
          'flex min-h-40 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-control px-6 py-6 text-center transition-colors hover:border-accent hover:bg-accent-wash',
          isDragActive && 'border-accent bg-accent-wash',
        )}
      >
        <FileSpreadsheet aria-hidden className="mb-2 size-7 text-ink-faint" strokeWidth={1.5} />
        <p className="font-semibold">{isBusy ? MESSAGES.reading : MESSAGES.choose}</p>
        <p className="text-sm text-ink-soft">{isDemo ? MESSAGES.demoHint : MESSAGES.chooseHint}</p>
      </div>
    </>
  );
}

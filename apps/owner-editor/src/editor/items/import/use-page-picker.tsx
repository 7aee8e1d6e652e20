import { isTouched } from '@cartaviva/forms/images';
import { Button } from '@cartaviva/ui';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { ACCEPTED } from './menu-image';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

/**
 * Buttons to add pages, and the file inputs that they open. The inputs must stay mounted: a reading may end while the
 * camera is open.
 */
export function usePagePicker(onFiles: (files: readonly File[]) => void): {
  readonly inputs: ReactNode;
  readonly buttons: ReactNode;
} {
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const shared = {
    type: 'file',
    hidden: true,
    'aria-hidden': true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      onFiles(files);
    },
  } as const;
  return {
    inputs: (
      <>
        <input ref={camera} accept="image/*" capture="environment" {...shared} />
        <input ref={chooser} multiple accept={ACCEPTED} data-further-pages {...shared} />
      </>
    ),
    buttons: isTouched() ? (
      <>
        <Button size="sm" variant="secondary" onClick={() => camera.current?.click()}>
          <Camera aria-hidden />
          {MESSAGES.addPage}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => chooser.current?.click()}>
          {MESSAGES.addFile}
        </Button>
      </>
    ) : (
      <Button size="sm" variant="secondary" onClick={() => chooser.current?.click()}>
        <ImagePlus aria-hidden />
        {MESSAGES.addPage}
      </Button>
    ),
  };
}

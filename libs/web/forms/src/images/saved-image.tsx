import { Button, cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Image } from './image';
import type { ImagePurpose, ImageSender } from './image-sender';
import { UploadDialog } from './upload-dialog';

const IMAGES = {
  logo: { purpose: 'logo', shape: 'size-22' },
  cover: { purpose: 'item', shape: 'h-22 w-39' },
} as const satisfies Record<string, { purpose: ImagePurpose; shape: string }>;

interface SavedImageProps {
  readonly kind: keyof typeof IMAGES;
  readonly images: ImageSender;
  readonly path: string | null;
  /** Image to show instead, and the name of its source. */
  readonly inherited?: { readonly path: string; readonly label: string } | undefined;
  readonly alt: string;
  readonly texts: Readonly<Record<'label' | 'hint' | 'add' | 'change' | 'remove', string>>;
  /** Saves the path and reports failures itself. Resolves to false if the image was not saved. */
  readonly save: (path: string | null) => Promise<boolean>;
}

/** Field for a logo or cover. It saves at once, because leaving the form does not undo an upload. */
export function SavedImage({ kind, images, path, inherited, alt, texts, save }: SavedImageProps) {
  const [choosing, setChoosing] = useState(false);
  const { purpose, shape } = IMAGES[kind];
  const title = path ? texts.change : texts.add;
  return (
    <div role="group" aria-label={texts.label}>
      <p className="text-sm font-semibold">{texts.label}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-4">
        {path && (
          <Image path={path} alt={alt} className={cn('rounded-card border border-line', shape)} />
        )}
        {!path && inherited && (
          <figure>
            <Image
              path={inherited.path}
              alt={alt}
              className={cn('rounded-card border border-line', shape)}
            />
            <figcaption className="mt-1 text-sm text-ink-faint">{inherited.label}</figcaption>
          </figure>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            <ImageUp aria-hidden />
            {title}
          </Button>
          {path && (
            <Button variant="ghost" onClick={() => void save(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-faint">{texts.hint}</p>
      {choosing && (
        <UploadDialog
          images={images}
          title={title}
          purpose={purpose}
          onClose={() => setChoosing(false)}
          onUploaded={async (uploaded) => {
            if (!(await save(uploaded))) setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

import { Button, cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Image } from './image';
import type { ImagePurpose, ImageSender } from './image-sender';
import { UploadDialog } from './upload-dialog';

/** What each image is uploaded for, and its shape. */
const IMAGES = {
  logo: { purpose: 'logo', shape: 'size-22' },
  cover: { purpose: 'item', shape: 'h-22 w-39' },
} as const satisfies Record<string, { purpose: ImagePurpose; shape: string }>;

interface SavedImageProps {
  readonly kind: keyof typeof IMAGES;
  readonly images: ImageSender;
  /** Null while there is none. */
  readonly path: string | null;
  /** What is shown while there is none, and whose it is. */
  readonly inherited?: { readonly path: string; readonly label: string } | undefined;
  /** What the image is to who does not see it. */
  readonly alt: string;
  readonly texts: Readonly<Record<'label' | 'hint' | 'add' | 'change' | 'remove', string>>;
  /** Tells of its own failure; false where the image was not saved. */
  readonly save: (path: string | null) => Promise<boolean>;
}

/** A logo or cover. It is saved the moment it is there: an upload is not undone by leaving. */
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

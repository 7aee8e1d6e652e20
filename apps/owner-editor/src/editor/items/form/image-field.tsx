import { Image, UploadDialog } from '@cartaviva/forms/images';
import { Button } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useMenuStore } from '../../../store/menu-store-context';
import { MESSAGES as ITEM } from '../messages';
import { FORM_MESSAGES as MESSAGES } from './messages';

/** Aspect ratio of all item images (width to height). */
const ITEM_RATIO = 4 / 3;

interface ImageFieldProps {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly onChange: (imageUrl: string | null) => void;
}

/** Image of the item. It is stored with the item when the form is saved. */
export function ImageField({ name, imageUrl, onChange }: ImageFieldProps) {
  const store = useMenuStore();
  const [choosing, setChoosing] = useState(false);
  const action = imageUrl ? MESSAGES.image.change : MESSAGES.image.add;
  return (
    <div role="group" aria-label={MESSAGES.image.label}>
      <p className="text-sm font-semibold">{MESSAGES.image.label}</p>
      <div className="mt-1.5 flex items-center gap-3">
        {imageUrl && (
          <Image
            path={imageUrl}
            alt={ITEM.image.of(name)}
            className="aspect-4/3 w-24 rounded-control"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            <ImageUp aria-hidden />
            {action}
          </Button>
          {imageUrl && (
            <Button variant="ghost" onClick={() => onChange(null)}>
              {MESSAGES.image.remove}
            </Button>
          )}
        </div>
      </div>
      {choosing && (
        <UploadDialog
          images={store}
          title={action}
          purpose="item"
          frame={ITEM_RATIO}
          onClose={() => setChoosing(false)}
          onUploaded={onChange}
        />
      )}
    </div>
  );
}

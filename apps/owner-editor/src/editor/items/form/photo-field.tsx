import { Button } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../pictures/picture';
import { UploadDialog } from '../../pictures/upload-dialog';
import { MESSAGES as ITEM } from '../messages';
import { FORM_MESSAGES as MESSAGES } from './messages';

/** Every photo of a dish has this shape (width to height). */
const DISH = 4 / 3;

interface PhotoFieldProps {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly onChange: (imageUrl: string | null) => void;
}

/** The item's photo; it becomes the item's when the item is saved. */
export function PhotoField({ name, imageUrl, onChange }: PhotoFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const action = imageUrl ? MESSAGES.photo.change : MESSAGES.photo.add;
  return (
    <div role="group" aria-label={MESSAGES.photo.label}>
      <p className="text-sm font-semibold">{MESSAGES.photo.label}</p>
      <div className="mt-1.5 flex items-center gap-3">
        {imageUrl && (
          <Picture
            path={imageUrl}
            alt={ITEM.photo.of(name)}
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
              {MESSAGES.photo.remove}
            </Button>
          )}
        </div>
      </div>
      {choosing && (
        <UploadDialog
          title={action}
          purpose="item"
          frame={DISH}
          onClose={() => setChoosing(false)}
          onUploaded={onChange}
        />
      )}
    </div>
  );
}

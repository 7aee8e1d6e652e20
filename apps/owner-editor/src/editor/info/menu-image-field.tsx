import { Button, cn } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu, ImagePurpose } from '../../store/menu-store';
import { useToasts } from '../toasts';
import { Image } from '../images/image';
import { UploadDialog } from '../images/upload-dialog';
import { useSaveOrAsk } from '../saving/use-save-or-ask';
import { MESSAGES } from './messages';

/** What each image of a menu is uploaded for, and its shape. */
const IMAGES = {
  logoUrl: { purpose: 'logo', shape: 'size-22' },
  coverUrl: { purpose: 'item', shape: 'h-22 w-39' },
} as const satisfies Record<string, { purpose: ImagePurpose; shape: string }>;

interface MenuImageFieldProps {
  readonly menu: EditedMenu;
  readonly field: keyof typeof IMAGES;
}

/** The restaurant's logo or cover. It is saved the moment it is there: an upload is not undone by leaving. */
export function MenuImageField({ menu, field }: MenuImageFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const saveMenu = useSaveOrAsk(menu.id);
  const toasts = useToasts();
  const texts = MESSAGES.images[field];
  const { purpose, shape } = IMAGES[field];
  const path = menu[field];
  const title = path ? texts.change : texts.add;

  async function save(wanted: string | null): Promise<void> {
    try {
      const { whose } = await saveMenu({ [field]: wanted });
      if (whose === 'mine') toasts.done(wanted ? texts.saved : texts.removed);
    } catch (error) {
      setChoosing(false);
      toasts.failed(texts.notSaved, error);
    }
  }

  return (
    <div role="group" aria-label={texts.label}>
      <p className="text-sm font-semibold">{texts.label}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-4">
        {path && (
          <Image
            path={path}
            alt={texts.alt(menu.restaurantName)}
            className={cn('rounded-card border border-line', shape)}
          />
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
          title={title}
          purpose={purpose}
          onClose={() => setChoosing(false)}
          onUploaded={save}
        />
      )}
    </div>
  );
}

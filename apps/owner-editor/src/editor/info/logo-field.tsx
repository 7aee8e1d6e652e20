import { Button } from '@cartaviva/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useToasts } from '../toasts';
import { Image } from '../images/image';
import { UploadDialog } from '../images/upload-dialog';
import { useSaveOrAsk } from '../saving/use-save-or-ask';
import { MESSAGES } from './messages';

/** The restaurant's logo. It is saved the moment it is there: an upload is not undone by leaving. */
export function LogoField({ menu }: { menu: EditedMenu }) {
  const [choosing, setChoosing] = useState(false);
  const saveMenu = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  async function save(logoUrl: string | null): Promise<void> {
    try {
      const { whose } = await saveMenu({ logoUrl });
      if (whose === 'mine') toasts.done(logoUrl ? MESSAGES.logoSaved : MESSAGES.logoRemoved);
    } catch (error) {
      setChoosing(false);
      toasts.failed(MESSAGES.logoNotSaved, error);
    }
  }

  return (
    <div role="group" aria-label={MESSAGES.logo}>
      <p className="text-sm font-semibold">{MESSAGES.logo}</p>
      <div className="mt-1.5 flex items-center gap-4">
        {menu.logoUrl && (
          <Image
            path={menu.logoUrl}
            alt={MESSAGES.logoOf(menu.restaurantName)}
            className="size-22 rounded-card border border-line"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            <ImageUp aria-hidden />
            {menu.logoUrl ? MESSAGES.changeLogo : MESSAGES.addLogo}
          </Button>
          {menu.logoUrl && (
            <Button variant="ghost" onClick={() => void save(null)}>
              {MESSAGES.removeLogo}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-faint">{MESSAGES.logoHint}</p>
      {choosing && (
        <UploadDialog
          title={menu.logoUrl ? MESSAGES.changeLogo : MESSAGES.addLogo}
          purpose="logo"
          onClose={() => setChoosing(false)}
          onUploaded={save}
        />
      )}
    </div>
  );
}

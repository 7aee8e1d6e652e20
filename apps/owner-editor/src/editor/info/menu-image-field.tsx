import { SavedImage } from '@cartaviva/forms/images';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import { useSaveOrAsk } from '../saving/use-save-or-ask';
import { useToasts } from '../toasts';
import { MESSAGES } from './messages';

const KINDS = { logoUrl: 'logo', coverUrl: 'cover' } as const;

interface MenuImageFieldProps {
  readonly menu: EditedMenu;
  readonly field: keyof typeof KINDS;
}

export function MenuImageField({ menu, field }: MenuImageFieldProps) {
  const store = useMenuStore();
  const saveMenu = useSaveOrAsk(menu.id);
  const toasts = useToasts();
  const texts = MESSAGES.images[field];
  const ofRestaurant = useRestaurantOf(menu.id)?.[field];

  async function save(wanted: string | null): Promise<boolean> {
    try {
      const { whose } = await saveMenu({ [field]: wanted });
      if (whose === 'mine') toasts.done(wanted ? texts.saved : texts.removed);
      return true;
    } catch (error) {
      toasts.failed(texts.notSaved, error);
      return false;
    }
  }

  return (
    <SavedImage
      kind={KINDS[field]}
      images={store}
      path={menu[field]}
      inherited={
        ofRestaurant ? { path: ofRestaurant, label: MESSAGES.ofRestaurant.image } : undefined
      }
      alt={texts.alt(menu.restaurantName)}
      texts={texts}
      save={save}
    />
  );
}

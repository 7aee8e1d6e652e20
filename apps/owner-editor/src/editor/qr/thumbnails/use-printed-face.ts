import { scannedAddress, withoutHints } from '@cartaviva/domain';
import { useMemo } from 'react';
import { groupItems } from '../../items/item-groups';
import type { EditedMenu } from '../../../store/menu-store';
import { useCategories } from '../../../store/use-categories';
import { useItems } from '../../../store/use-items';
import type { PrintedMenuFace } from './printed-face';

/** Data for the thumbnails of a menu's prints. The sections are empty until the items have loaded. */
export function usePrintedFace(menu: EditedMenu): PrintedMenuFace {
  const { data: categories } = useCategories(menu.id);
  const { data: items } = useItems(menu.id);
  return useMemo(() => {
    const { id: menuId, shortCode } = menu;
    const { name, restaurantName, themeColor, design, currency, country, qrDesign } =
      withoutHints(menu);
    return {
      ...{ name, restaurantName, themeColor, design, currency, country, qrDesign },
      code: scannedAddress(window.location.origin, { menuId, shortCode }),
      sections: groupItems(categories ?? [], items ?? [])
        .filter((group) => group.items.length > 0)
        .map((group) => ({ name: group.category?.name ?? '', items: group.items })),
    };
  }, [menu, categories, items]);
}

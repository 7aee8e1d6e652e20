import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@cartaviva/domain';
import { useDeferredValue, useMemo } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useCategories } from '../../store/use-categories';
import { useItems } from '../../store/use-items';
import { useRestaurantOf } from '../../store/use-restaurant-of';
import { useTranslations } from '../../store/use-translations';
import { usePlan } from '../use-plan';
import { usePreviewedItem, withItem } from './previewed-item';
import { publishedOf } from './published-menu';

const NOTHING: readonly never[] = [];

export function usePreviewedMenu(menu: EditedMenu, typed: UpdateMenuRequest, shown: LanguageCode) {
  const { data: categories = NOTHING } = useCategories(menu.id);
  const { data: items = NOTHING } = useItems(menu.id);
  const language = menu.languages.find((one) => one === shown) ?? DEFAULT_LANGUAGE;
  const { translations: translated = NOTHING } = useTranslations(
    menu.id,
    language === DEFAULT_LANGUAGE ? undefined : language,
  );
  const item = useDeferredValue(usePreviewedItem());
  const draft = useDeferredValue(typed);
  const { whiteLabel } = usePlan();
  const restaurant = useRestaurantOf(menu.id);

  const published = useMemo(
    () =>
      publishedOf({
        menu: { ...menu, ...draft } as EditedMenu,
        restaurant,
        categories,
        items: withItem(items, item),
        whiteLabel,
        language,
        translated,
      }),
    [menu, draft, restaurant, categories, items, item, whiteLabel, language, translated],
  );
  return { published, language };
}

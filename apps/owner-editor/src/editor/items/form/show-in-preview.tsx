import type { CreateItemRequest } from '@cartaviva/contracts';
import { canonicalPrice, PRICE_PATTERN } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditedItem } from '../../../store/menu-store';
import { useShowInPreview } from '../../preview/previewed-item';

interface ShowInPreviewProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly item: EditedItem | undefined;
  readonly imageUrl: string | null;
}

/** Placeholder for an item that is not saved yet. Its order puts it last. */
const NEW_ITEM: EditedItem = {
  id: 'new',
  categoryId: null,
  name: '',
  description: null,
  price: '0.00',
  imageUrl: null,
  dietaryTags: [],
  allergens: [],
  isAvailable: true,
  sizes: [],
  extras: [],
  availableAgainAt: null,
  externalId: null,
  imagePlaceholder: null,
  displayOrder: 100_000,
  version: 1,
};

/** Passes every change to the preview without rendering the form again. */
export function ShowInPreview({ form, item, imageUrl }: ShowInPreviewProps) {
  const typed = useWatch({ control: form.control }) as CreateItemRequest;
  const shown = useMemo(() => shownWhile(typed, item, imageUrl), [typed, item, imageUrl]);
  useShowInPreview(shown);
  return null;
}

/** Combines the input so far with the saved item. Invalid amounts keep the saved value. */
function shownWhile(
  typed: CreateItemRequest,
  item: EditedItem | undefined,
  imageUrl: string | null,
): EditedItem | undefined {
  const before = item ?? NEW_ITEM;
  const { name, dietaryTags = [], allergens = [], isAvailable = true } = typed;
  if (!item && !name.trim()) return undefined;
  const priced = (options: CreateItemRequest['sizes'] = []) =>
    options.filter(({ name: option, price }) => option && PRICE_PATTERN.test(price));
  const price = typed.sizes?.[0]?.price ?? typed.price;
  return {
    ...before,
    name,
    dietaryTags,
    allergens,
    isAvailable,
    description: typed.description || null,
    categoryId: typed.categoryId || null,
    price: PRICE_PATTERN.test(price) ? canonicalPrice(price) : before.price,
    sizes: priced(typed.sizes),
    extras: priced(typed.extras),
    imageUrl,
  };
}

import type { ItemOption } from '@cartaviva/contracts';
import { formatPrice, UNCATEGORIZED, type Money } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../../store/menu-store';
import type { Difference } from '../../conflict/difference-choice';
import type { Clash } from '../../conflict/save-merging';
import type { ShownValue } from '../../conflict/shown-value';
import { list, image, text, yesOrNo } from '../../conflict/values';
import { FORM_MESSAGES, OPTION_MESSAGES } from './messages';

interface Words extends Money {
  readonly categories: readonly EditedCategory[];
}

type Field = Clash<EditedItem>['field'];

const LABELS: Partial<Record<Field, string>> = {
  ...FORM_MESSAGES.fields,
  categoryId: FORM_MESSAGES.fields.category,
  dietaryTags: FORM_MESSAGES.fields.tags,
  isAvailable: FORM_MESSAGES.fields.available,
  imageUrl: FORM_MESSAGES.image.label,
  sizes: OPTION_MESSAGES.sizes.legend,
  extras: OPTION_MESSAGES.extras.legend,
};

export const itemDifferences = (
  clashes: readonly Clash<EditedItem>[],
  words: Words,
): readonly Difference[] =>
  clashes.map(({ field, mine, theirs }) => ({
    field,
    label: LABELS[field] ?? field,
    mine: shown(field, mine, words),
    theirs: shown(field, theirs, words),
  }));

function shown(field: Field, value: unknown, words: Words): ShownValue {
  const priced = ({ name, price }: ItemOption) => `${name}, ${formatPrice(price, words)}`;
  switch (field) {
    case 'price':
      return text(formatPrice(value as string, words));
    case 'sizes':
    case 'extras':
      return list((value as ItemOption[]).map(priced));
    case 'dietaryTags':
    case 'allergens':
      return list([(value as string[]).join(', ')]);
    case 'categoryId':
      return text(words.categories.find(({ id }) => id === value)?.name ?? UNCATEGORIZED);
    case 'isAvailable':
      return yesOrNo(value);
    case 'imageUrl':
      return image(value);
    default:
      return text(value);
  }
}

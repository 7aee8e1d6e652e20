import { CURRENCY_NAMES, currencyOf } from '@cartaviva/domain';
import type { EditedMenu } from '../../store/menu-store';
import type { Difference } from '../conflict/difference-choice';
import type { Clash } from '../conflict/save-merging';
import type { ShownValue } from '../conflict/shown-value';
import { color, image, text, yesOrNo } from '../conflict/values';
import { MESSAGES as INFO } from '../info/messages';
import { MESSAGES } from './messages';

type Field = Clash<EditedMenu>['field'];

const LABELS: Partial<Record<Field, string>> = {
  name: INFO.menuName,
  restaurantName: INFO.restaurantName,
  description: INFO.description,
  address: INFO.address,
  phone: INFO.phone,
  themeColor: INFO.themeColor,
  currency: INFO.currency,
  addsItbis: INFO.itbis,
  addsLey: INFO.ley,
  logoUrl: INFO.logo,
  qrDesign: MESSAGES.qrDesign,
};

/** What the menu's form and what is saved say differently, in the owner's words. */
export const menuDifferences = (clashes: readonly Clash<EditedMenu>[]): readonly Difference[] =>
  clashes.map(({ field, mine, theirs }) => ({
    field,
    label: LABELS[field] ?? field,
    mine: field === 'qrDesign' ? { text: MESSAGES.myDesign } : shown(field, mine),
    theirs: field === 'qrDesign' ? { text: MESSAGES.otherDesign } : shown(field, theirs),
  }));

function shown(field: Field, value: unknown): ShownValue {
  switch (field) {
    case 'themeColor':
      return color(value);
    case 'currency':
      return text(CURRENCY_NAMES[currencyOf(value as string).code]);
    case 'addsItbis':
    case 'addsLey':
      return yesOrNo(value);
    case 'logoUrl':
      return image(value);
    default:
      return text(value);
  }
}

import { countryOf, CURRENCY_NAMES, currencyOf, menuDesignOf } from '@cartaviva/domain';
import type { EditedMenu } from '../../store/menu-store';
import type { Difference } from '../conflict/difference-choice';
import type { Clash } from '../conflict/save-merging';
import type { ShownValue } from '../conflict/shown-value';
import { color, image, text, yesOrNo } from '../conflict/values';
import { PLACE_MESSAGES } from '@cartaviva/forms/place';
import { HOURS_MESSAGES, storedHoursInWords } from '@cartaviva/forms/week';
import { DESIGNS, MESSAGES as INFO } from '../info/messages';
import { MESSAGES } from './messages';

type Field = Clash<EditedMenu>['field'];

const LABELS: Partial<Record<Field, string>> = {
  name: INFO.menuName,
  restaurantName: INFO.restaurantName,
  description: INFO.description,
  address: INFO.address,
  phone: INFO.phone,
  country: PLACE_MESSAGES.country,
  timeZone: PLACE_MESSAGES.timeZone,
  openingHours: HOURS_MESSAGES.title,
  themeColor: INFO.themeColor,
  design: INFO.design,
  currency: INFO.currency,
  secondCurrency: INFO.second.label,
  addsItbis: INFO.itbis,
  addsLey: INFO.ley,
  logoUrl: INFO.images.logoUrl.label,
  coverUrl: INFO.images.coverUrl.label,
  qrDesign: MESSAGES.qrDesign,
};

export const menuDifferences = (clashes: readonly Clash<EditedMenu>[]): readonly Difference[] =>
  clashes.map(({ field, mine, theirs }) => ({
    field,
    label: LABELS[field] ?? field,
    mine: field === 'qrDesign' ? { text: MESSAGES.myDesign } : shown(field, mine),
    theirs: field === 'qrDesign' ? { text: MESSAGES.otherDesign } : shown(field, theirs),
  }));

function shown(field: Field, value: unknown): ShownValue {
  switch (field) {
    case 'design':
      return text(DESIGNS[menuDesignOf(value as string)].name);
    case 'themeColor':
      return color(value);
    case 'currency':
      return text(CURRENCY_NAMES[currencyOf(value as string).code]);
    case 'country':
      return text(countryOf(value as string).name);
    case 'secondCurrency': {
      const second = value as EditedMenu['secondCurrency'];
      return text(
        second ? `${CURRENCY_NAMES[second.currency]}: ${second.rate} (${second.date})` : '',
      );
    }
    case 'addsItbis':
    case 'addsLey':
      return yesOrNo(value);
    case 'openingHours':
      return text(storedHoursInWords(value));
    case 'logoUrl':
    case 'coverUrl':
      return image(value);
    default:
      return text(value);
  }
}

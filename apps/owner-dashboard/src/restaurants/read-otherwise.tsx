import type { MenuView, RestaurantView } from '@cartaviva/contracts';
import {
  countryOf,
  DEFAULT_MENU_DESIGN,
  DEFAULT_THEME_COLOR,
  inheritedMenu,
  withoutHints,
  type Place,
  type RestaurantFace,
} from '@cartaviva/domain';
import { MESSAGES } from './messages';

const { otherwise: TEXTS } = MESSAGES;

type SaidByRestaurant = RestaurantFace & Place & Pick<RestaurantView, 'links' | 'wifiName'>;

/** Default values for a restaurant of which only the place is known. */
export const onlyPlace = ({ country, timeZone }: Place): SaidByRestaurant => ({
  country,
  timeZone,
  address: null,
  phone: null,
  openingHours: null,
  logoUrl: null,
  logoPlaceholder: null,
  coverUrl: null,
  themeColor: DEFAULT_THEME_COLOR,
  design: DEFAULT_MENU_DESIGN,
  links: {},
  wifiName: null,
});

/** Describes what changes for diners when the menu joins the restaurant, except for the name. */
function changesIn(menu: MenuView, restaurant: SaidByRestaurant): string[] {
  const before = withoutHints(menu);
  const after = inheritedMenu(before, restaurant);
  const texts = (['address', 'phone'] as const).flatMap((field) =>
    before[field] === after[field] ? [] : [TEXTS.text(field, before[field], after[field]!)],
  );
  const parts = (['openingHours', 'logoUrl', 'coverUrl'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const isStyled = before.design !== after.design || before.themeColor !== after.themeColor;
  const named = [
    ...parts,
    ...(isStyled ? (['design'] as const) : []),
    ...(Object.keys(restaurant.links).length > 0 ? (['links'] as const) : []),
    ...(restaurant.wifiName ? (['wifiName'] as const) : []),
  ];
  const [from, to] = [countryOf(menu.country).name, countryOf(restaurant.country).name];
  const isMoved = menu.country !== restaurant.country;
  const isOtherClock = !isMoved && menu.timeZone !== restaurant.timeZone;
  return [
    ...(isMoved ? [TEXTS.country(from, to)] : []),
    ...(isOtherClock ? [TEXTS.clock(menu.timeZone, restaurant.timeZone)] : []),
    ...texts,
    ...(named.length > 0 ? [TEXTS.parts(named)] : []),
  ];
}

interface ReadOtherwiseProps {
  readonly menu: MenuView;
  readonly restaurant: SaidByRestaurant;
}

/** Lists what changes for diners when a menu joins a restaurant. Empty when nothing changes. */
export function ReadOtherwise({ menu, restaurant }: ReadOtherwiseProps) {
  const changes = changesIn(menu, restaurant);
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere text-ink-soft">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

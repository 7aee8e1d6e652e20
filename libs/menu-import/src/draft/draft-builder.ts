import {
  CATEGORIES_PER_MENU,
  foldedName,
  ITEMS_PER_MENU,
  TEXT_LIMITS,
  type Allergen,
  type DraftCategory,
  type DraftDoubt,
  type DraftItem,
  type DraftPlace,
  type MenuDraft,
  type PricedOption,
  type UnreadText,
} from '@cartaviva/domain';
import { doubtOtherCurrencies } from '../currency-in-text';
import { joinedPlaces } from './joined-places';
import { doubtWholeMenu } from './page-doubts';

/** Maximum number of separate unread texts. The rest becomes one text. */
const MAX_UNREAD = 1000;

export interface BuiltItem {
  name: string;
  price: string | null;
  description: string | null;
  readonly doubts: Set<DraftDoubt>;
  place: DraftPlace | undefined;
  /** The price is the least of its sizes, which the description lists. */
  hasSizes: boolean;
  readonly sizes?: readonly PricedOption[];
  /** Code of the currency that its line names. */
  readonly currency?: string | undefined;
  readonly externalId?: string | undefined;
  allergens?: readonly Allergen[] | undefined;
}

interface BuiltCategory {
  readonly name: string | null;
  readonly place: DraftPlace | undefined;
  readonly items: BuiltItem[];
  /** Number of unread texts before the category. */
  readonly at: number;
}

/** Builds a draft line by line within the limits of a menu. Lines that exceed them stay unread. */
export class DraftBuilder {
  private readonly categories: BuiltCategory[] = [];
  private readonly unread: UnreadText[] = [];
  private current: BuiltCategory = { name: null, place: undefined, items: [], at: 0 };
  private count = 0;

  get hasItems(): boolean {
    return this.current.items.length > 0;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  noCategory(): void {
    this.close();
    const same = this.categories.find(({ name }) => name === null);
    this.current = same ?? { name: null, place: undefined, items: [], at: this.unread.length };
  }

  /** Starts a category, or continues the one with the same name. A previous category without items becomes unread. */
  heading(text: string, place: DraftPlace | undefined): void {
    const [name, rest] = cut(text, TEXT_LIMITS.name);
    if (rest) return this.unreadText(text, place);
    this.close();
    const same = this.categories.find((one) => foldedName(one.name ?? '') === foldedName(name));
    this.current = same ?? { name, place, items: [], at: this.unread.length };
  }

  /** @returns the item, which later lines complete, or null if the menu is full */
  item(
    item: Omit<BuiltItem, 'hasSizes'> & { hasSizes?: boolean },
    source: string,
  ): BuiltItem | null {
    if (this.count >= ITEMS_PER_MENU || this.categories.length >= CATEGORIES_PER_MENU) {
      this.unreadText(source, item.place);
      return null;
    }
    const [name, rest] = cut(item.name, TEXT_LIMITS.name);
    const built: BuiltItem = { hasSizes: false, ...item, name };
    this.current.items.push(built);
    this.count += 1;
    if (rest) {
      built.doubts.add('name');
      built.description = null;
      this.describe(built, rest, undefined);
      if (item.description) this.describe(built, item.description, undefined);
    }
    return built;
  }

  /** Appends a text to the description of an item. If the text does not fit, it stays unread. */
  describe(item: BuiltItem, text: string, place: DraftPlace | undefined): void {
    const whole = item.description ? `${item.description}\n${text}` : text;
    if (lengthOf(whole) > TEXT_LIMITS.description) return this.unreadText(text, place);
    item.description = whole;
    item.place = joinedPlaces(item.place, place);
  }

  unreadText(text: string, place: DraftPlace | undefined): void {
    this.unread.push({ text, ...(place && { place }) });
  }

  draft(): MenuDraft {
    this.close();
    doubtWholeMenu(this.categories);
    const currencies = doubtOtherCurrencies(this.categories.flatMap(({ items }) => items));
    const unread = this.unread.slice(0, MAX_UNREAD);
    const rest = this.unread.slice(MAX_UNREAD).map(({ text }) => text);
    if (rest.length > 0) unread.push({ text: rest.join('\n') });
    const inOrder = this.categories.toSorted(
      (one, other) => Number(one.name !== null) - Number(other.name !== null),
    );
    return {
      categories: inOrder.map(toCategory),
      unread,
      ...(currencies.length > 0 && { currencies }),
    };
  }

  private close(): void {
    const { name, place, items, at } = this.current;
    if (this.categories.includes(this.current)) return;
    if (items.length > 0) this.categories.push(this.current);
    else if (name !== null) this.unread.splice(at, 0, { text: name, ...(place && { place }) });
  }
}

const toCategory = ({ name, items }: BuiltCategory): DraftCategory => ({
  name,
  items: items.map(toItem),
});

function toItem(item: BuiltItem): DraftItem {
  const { name, price, description, doubts, place, sizes, externalId, allergens } = item;
  return {
    name,
    price,
    description,
    doubts: [...doubts].sort(),
    ...(place && { place }),
    ...(sizes && { sizes }),
    ...(allergens && { allergens }),
    ...(externalId && { externalId }),
  };
}

const lengthOf = (text: string): number => [...text].length;

/** Splits a text after the last word that fits into `max` characters. */
function cut(text: string, max: number): [head: string, rest: string] {
  const characters = [...text];
  if (characters.length <= max) return [text, ''];
  const head = characters.slice(0, max).join('');
  const end = head.lastIndexOf(' ');
  const whole = end > head.length / 2 ? head.slice(0, end) : head;
  return [whole, text.slice(whole.length).trim()];
}

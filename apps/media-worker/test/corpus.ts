import type { MenuDraft } from '@cartaviva/domain';
import { searchable } from '@cartaviva/domain';

/** Expected result of a file of the corpus, from `NAME.expected.json`. */
export interface ExpectedMenu {
  readonly items: readonly ExpectedItem[];
}

interface ExpectedItem {
  readonly name: string;
  /** Null if the text has no price. */
  readonly price: string | null;
  /** Null for an item without a category. It is absent if the category does not count. */
  readonly category?: string | null;
  readonly description?: string;
  readonly available?: boolean;
  readonly sizes?: readonly (readonly [name: string, price: string])[];
}

/** Counts of a file's items, compared with the expected result. */
export interface Score {
  readonly right: number;
  /** Wrong items with a doubt, which the owner compares with the source. */
  readonly marked: number;
  readonly unmarked: number;
  readonly missing: number;
}

const folded = (text: string | null | undefined): string =>
  searchable(text ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Compares a draft with the expected result: names, prices, categories, sizes and availability. */
export function scoreDraft({ categories }: MenuDraft, { items: expected }: ExpectedMenu): Score {
  const left = new Map<string, ExpectedItem[]>();
  for (const item of expected)
    left.set(folded(item.name), [...(left.get(folded(item.name)) ?? []), item]);
  const score = { right: 0, marked: 0, unmarked: 0, missing: 0 };
  for (const { name: category, items } of categories) {
    for (const item of items) {
      const wanted = left.get(folded(item.name)) ?? [];
      const fitting = wanted.find((one) => fits({ ...item, category }, one));
      const taken = fitting ?? wanted[0];
      if (taken) wanted.splice(wanted.indexOf(taken), 1);
      if (fitting) score.right += 1;
      else if (item.doubts.length > 0) score.marked += 1;
      else score.unmarked += 1;
    }
  }
  return { ...score, missing: [...left.values()].flat().length };
}

type ReadItem = MenuDraft['categories'][number]['items'][number] & { category: string | null };

function fits(item: ReadItem, wanted: ExpectedItem): boolean {
  const { category, sizes, available } = wanted;
  return (
    item.price === wanted.price &&
    (category === undefined || folded(item.category) === folded(category)) &&
    (available === undefined || (item.isAvailable ?? true) === available) &&
    (sizes === undefined || hasSizes(item, sizes))
  );
}

const hasSizes = ({ sizes = [] }: ReadItem, wanted: NonNullable<ExpectedItem['sizes']>): boolean =>
  sizes.length === wanted.length &&
  sizes.every(({ name, price }, at) => {
    const [wantedName, wantedPrice] = wanted[at]!;
    return folded(name) === folded(wantedName) && price === wantedPrice;
  });

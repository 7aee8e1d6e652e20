import type { DietaryTag, LanguageCode } from '@cartaviva/domain';

/** A size with its whole price, or an extra with what it adds. */
export interface PageOption {
  readonly name: string;
  /** In the menu's own language, which the kitchen reads; only where `name` is a translation. */
  readonly own?: string | undefined;
  readonly price: string;
}

/**
 * An item in the language of the page. What it lacks is left out: the page carries all items once
 * more for its script, and diners pay for every byte.
 */
export interface PageItem {
  readonly id: string;
  /** Name of its row in the page, and in links that share it. */
  readonly anchor: string;
  readonly name: string;
  readonly own?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical, of its first size where it has any. */
  readonly price: string;
  readonly imageUrl?: string | undefined;
  /** Soft colours to stand in for the image until it is there: the value of a CSS background. */
  readonly colours?: string | undefined;
  readonly tags?: readonly DietaryTag[] | undefined;
  readonly sizes?: readonly PageOption[] | undefined;
  readonly extras?: readonly PageOption[] | undefined;
  readonly soldOut?: true | undefined;
  /** When an item that is sold out comes back: 'Vuelve mañana'. */
  readonly returns?: string | undefined;
}

/** What the page's script knows of its menu; `JSON` in the page, so that both are of one moment. */
export interface MenuData {
  readonly menuId: string;
  readonly restaurantName: string;
  readonly language: LanguageCode;
  /** Its human address, to share. */
  readonly url: string;
  readonly currency: string;
  readonly addsItbis?: true | undefined;
  readonly addsLey?: true | undefined;
  /** What the sum of an order is called, with the taxes that are in it. */
  readonly total: string;
  /** Digits of the number that takes orders; none, no orders. */
  readonly whatsApp?: string | undefined;
  /** Ids of the categories by their anchors in the page. */
  readonly categories: Readonly<Record<string, string>>;
  readonly items: readonly PageItem[];
}

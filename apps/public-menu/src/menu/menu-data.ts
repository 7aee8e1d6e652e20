import type { DietaryTag, LanguageCode, SecondCurrency } from '@cartaviva/domain';
import type { OpeningData } from './opening-data';

/** The price of a size is its full price. The price of an extra is added to the item's price. */
export interface PageOption {
  readonly name: string;
  /** Name in the menu's own language, which the kitchen reads. It is set only if `name` is a translation. */
  readonly own?: string | undefined;
  readonly price: string;
}

/** Serving hours of a category. */
export interface ServedHours {
  /** Value in the `opening_hours` syntax. */
  readonly hours: string;
  /** Text such as 'Se sirve: 7:00 a. m. – 11:00 a. m.'. */
  readonly text: string;
}

/**
 * Item in the language of the page. Empty fields are omitted, because the page carries all items a second time for
 * its script and diners pay for every byte.
 */
export interface PageItem {
  readonly id: string;
  /** ID of the item's row in the page, and the hash of links to it. */
  readonly anchor: string;
  readonly name: string;
  readonly own?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical price, which is the price of the first size if the item has sizes. */
  readonly price: string;
  readonly imageUrl?: string | undefined;
  /** CSS background with the image's colors, which shows until the image has loaded. */
  readonly colours?: string | undefined;
  readonly tags?: readonly DietaryTag[] | undefined;
  /** Approximate price in the menu's second currency, such as '≈ US$12.50'. */
  readonly second?: string | undefined;
  /** Allergens that the restaurant declares, such as 'Contiene: gluten, huevos'. */
  readonly contains?: string | undefined;
  readonly sizes?: readonly PageOption[] | undefined;
  readonly extras?: readonly PageOption[] | undefined;
  readonly soldOut?: true | undefined;
  /** Time at which a sold-out item comes back, such as 'Vuelve mañana'. */
  readonly returns?: string | undefined;
  /** Hours of the item's category, if it is not always served. */
  readonly served?: ServedHours | undefined;
}

/** Second currency with its rate and a text about the rate, such as 'tasa del 20 nov 2026'. */
export interface SecondData extends Pick<SecondCurrency, 'currency' | 'rate'> {
  readonly ofDay: string;
}

/** Menu data for the page's script. It is JSON in the page, so that both show the same state of the menu. */
export interface MenuData {
  readonly menuId: string;
  readonly restaurantName: string;
  readonly language: LanguageCode;
  /** Readable URL of the menu for sharing. */
  readonly url: string;
  readonly currency: string;
  readonly country: string;
  /** Second currency in which prices are shown. */
  readonly second?: SecondData | undefined;
  readonly addsItbis?: true | undefined;
  readonly addsLey?: true | undefined;
  /** Label of an order's total, which names the included taxes. */
  readonly total: string;
  /** Digits of the WhatsApp number that takes orders. Without it, the menu takes no orders. */
  readonly whatsApp?: string | undefined;
  /** IDs of the categories, keyed by their anchors in the page. */
  readonly categories: Readonly<Record<string, string>>;
  /** Opening times of categories that are not always served, keyed by `ServedHours.hours`. */
  readonly served?: Readonly<Record<string, OpeningData>> | undefined;
  readonly items: readonly PageItem[];
}

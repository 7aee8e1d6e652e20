import type { DietaryTag, LanguageCode, SecondCurrency } from '@cartaviva/domain';
import type { OpeningData } from './opening-data';

/** A size with its whole price, or an extra with what it adds. */
export interface PageOption {
  readonly name: string;
  /** In the menu's own language, which the kitchen reads; only where `name` is a translation. */
  readonly own?: string | undefined;
  readonly price: string;
}

/** When what a category has is served. */
export interface ServedHours {
  /** In `opening_hours`. */
  readonly hours: string;
  /** 'Se sirve: 7:00 a. m. – 11:00 a. m.' */
  readonly text: string;
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
  /** What it comes to in the menu's second currency: '≈ US$12.50'. */
  readonly second?: string | undefined;
  /** 'Contiene: gluten, huevos', as the restaurant declares. */
  readonly contains?: string | undefined;
  readonly sizes?: readonly PageOption[] | undefined;
  readonly extras?: readonly PageOption[] | undefined;
  readonly soldOut?: true | undefined;
  /** When an item that is sold out comes back: 'Vuelve mañana'. */
  readonly returns?: string | undefined;
  /** Of a category that is not always served. */
  readonly served?: ServedHours | undefined;
}

/** The second currency with its rate, and what is said of that: 'tasa del 20 nov 2026'. */
export interface SecondData extends Pick<SecondCurrency, 'currency' | 'rate'> {
  readonly ofDay: string;
}

/** What the page's script knows of its menu; `JSON` in the page, so that both are of one moment. */
export interface MenuData {
  readonly menuId: string;
  readonly restaurantName: string;
  readonly language: LanguageCode;
  /** Its human address, to share. */
  readonly url: string;
  readonly currency: string;
  readonly country: string;
  /** Another currency that prices are shown in. */
  readonly second?: SecondData | undefined;
  readonly addsItbis?: true | undefined;
  readonly addsLey?: true | undefined;
  /** What the sum of an order is called, with the taxes that are in it. */
  readonly total: string;
  /** Digits of the number that takes orders; none, no orders. */
  readonly whatsApp?: string | undefined;
  /** Ids of the categories by their anchors in the page. */
  readonly categories: Readonly<Record<string, string>>;
  /** When what is not always served is, by `ServedHours.hours`. */
  readonly served?: Readonly<Record<string, OpeningData>> | undefined;
  readonly items: readonly PageItem[];
}

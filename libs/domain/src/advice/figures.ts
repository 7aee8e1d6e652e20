import type { LanguageCode, OtherLanguageCode } from '../languages';
import type { DietaryTag } from '../menu/diets';

/** Of an item of the menu, in the period: visitors and days on which each was done. */
export interface ItemFigures {
  readonly itemId: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly isAvailable: boolean;
  readonly views: number;
  readonly soldOutViews: number;
}

/** What advice follows from: the analytics of a menu's last 30 days (`MenuAnalytics` of the contract). */
export interface AdviceFigures {
  readonly totalViews: number;
  readonly bySource: { readonly qr: number };
  readonly details: {
    /** Views by weekday and hour of the day. */
    readonly byHour: readonly (readonly number[])[];
    readonly byLanguage: readonly { readonly language: LanguageCode; readonly views: number }[];
    readonly categories: readonly object[];
    readonly items: readonly ItemFigures[];
    /** Searches that found nothing, in lower case and without accents. */
    readonly searches: readonly { readonly text: string; readonly visitors: number }[];
    readonly filters: readonly { readonly tag: DietaryTag; readonly visitors: number }[];
  };
}

export interface AdvisedItem {
  readonly id: string;
  readonly name: string;
  readonly dietaryTags: readonly DietaryTag[];
  /** Other languages in which diners read its name. */
  readonly languages: readonly LanguageCode[];
  /** Whether it existed and could be had in the whole period. */
  readonly wasOffered: boolean;
}

/** What the menu looks like today. */
export interface AdvisedMenu {
  readonly id: string;
  /** Languages that it is offered in, besides its own. */
  readonly languages: readonly OtherLanguageCode[];
  /** Whether diners could open it in the whole period. */
  readonly wasPublished: boolean;
  /** In the order of the menu. */
  readonly items: readonly AdvisedItem[];
}

/** What a rule found. */
export interface Finding {
  /** Visitors, or views, that it is about: the more, the more useful it is. */
  readonly people: number;
  readonly sentence: string;
  /** What the owner can press. */
  readonly action: string;
  /** The screen where it is done. */
  readonly path: string;
}

/** Null where the figures say nothing, or too little to rely on. */
export type Rule = (figures: AdviceFigures, menu: AdvisedMenu) => Finding | null;

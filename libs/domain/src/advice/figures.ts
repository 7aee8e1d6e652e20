import type { LanguageCode, OtherLanguageCode } from '../languages';
import type { DietaryTag } from '../menu/diets';

/** Figures of an item in the period. Each counts pairs of visitor and day. */
export interface ItemFigures {
  readonly itemId: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly isAvailable: boolean;
  readonly views: number;
  readonly soldOutViews: number;
}

/** Input of the rules: the analytics of a menu's last 30 days (`MenuAnalytics` of the contract). */
export interface AdviceFigures {
  readonly totalViews: number;
  readonly bySource: { readonly qr: number };
  readonly details: {
    readonly byHour: readonly (readonly number[])[];
    readonly byLanguage: readonly { readonly language: LanguageCode; readonly views: number }[];
    readonly categories: readonly object[];
    readonly items: readonly ItemFigures[];
    /** Searches without results, in lower case and without accents. */
    readonly searches: readonly { readonly text: string; readonly visitors: number }[];
    readonly filters: readonly { readonly tag: DietaryTag; readonly visitors: number }[];
  };
}

export interface AdvisedItem {
  readonly id: string;
  readonly name: string;
  readonly dietaryTags: readonly DietaryTag[];
  /** Languages into which its name is translated. */
  readonly languages: readonly LanguageCode[];
  /** True if the item existed and was available in the whole period. */
  readonly wasOffered: boolean;
}

export interface AdvisedMenu {
  readonly id: string;
  readonly languages: readonly OtherLanguageCode[];
  /** True if the menu was published in the whole period. */
  readonly wasPublished: boolean;
  readonly items: readonly AdvisedItem[];
}

export interface Finding {
  /** Number of visitors or views that the finding is about. A higher number makes it more useful. */
  readonly people: number;
  readonly sentence: string;
  readonly action: string;
  readonly path: string;
}

/** Returns null if the figures show nothing, or too little to rely on. */
export type Rule = (figures: AdviceFigures, menu: AdvisedMenu) => Finding | null;

import type { MenuDesign, Money, QrDesign } from '@cartaviva/domain';

export interface PrintedSection {
  /** Empty for items of no category. */
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly price: string }[];
}

/** What of a menu stands on its prints. */
export interface PrintedMenuFace extends Money {
  readonly restaurantName: string;
  readonly name: string;
  readonly themeColor: string;
  readonly design: MenuDesign;
  readonly qrDesign: QrDesign;
  /** The address in the code. */
  readonly code: string;
  readonly sections: readonly PrintedSection[];
}

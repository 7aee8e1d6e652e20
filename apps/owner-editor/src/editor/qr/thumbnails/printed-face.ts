import type { MenuDesign, Money, QrDesign } from '@cartaviva/domain';

export interface PrintedSection {
  /** Empty for items without a category. */
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly price: string }[];
}

export interface PrintedMenuFace extends Money {
  readonly restaurantName: string;
  readonly name: string;
  readonly themeColor: string;
  readonly design: MenuDesign;
  readonly qrDesign: QrDesign;
  readonly code: string;
  readonly sections: readonly PrintedSection[];
}

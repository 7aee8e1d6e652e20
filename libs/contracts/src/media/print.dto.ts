import { PRINT_LAYOUTS, type LostLetters, type PrintLayout } from '@cartaviva/domain';
import { IsArray, IsIn, IsString } from 'class-validator';
import type { PublicCategoryView, PublicItemView, PublicMenuView } from '../menus/public-menu.dto';
import { QrDesignView } from '../menus/qr-design.dto';
import { Id, ImagePath, Nested, Nullable } from '../rules';

/** What of a published menu stands on paper. */
export interface PrintedMenu {
  readonly menu: Pick<
    PublicMenuView,
    | 'name'
    | 'restaurantName'
    | 'description'
    | 'address'
    | 'phone'
    | 'themeColor'
    | 'design'
    | 'currency'
    | 'addsItbis'
    | 'addsLey'
    | 'country'
    | 'timeZone'
    | 'shortCode'
  >;
  /** Keyed by the name of a table. A menu's tables beyond the limit have none. */
  readonly tableCodes: Readonly<Record<string, string>>;
  /** Of the layout `menu` alone, as the items. */
  readonly categories: readonly PrintedCategory[];
  readonly items: readonly PrintedItem[];
}

export type PrintedCategory = Pick<PublicCategoryView, 'id' | 'name' | 'openingHours'>;

export type PrintedItem = Pick<
  PublicItemView,
  'categoryId' | 'name' | 'description' | 'price' | 'sizes' | 'dietaryTags' | 'allergens'
>;

export interface DrawnDocument extends LostLetters {
  /** The file in base64. */
  readonly pdf: string;
}

export interface NamedDocument extends DrawnDocument {
  readonly fileName: string;
}

/** A menu to be printed, as menus-service hands it over. */
export class DrawPrint {
  @IsIn([...PRINT_LAYOUTS])
  layout: PrintLayout;

  @IsArray()
  @IsString({ each: true })
  tables: string[];

  @Id()
  menuId: string;

  @Nullable()
  @ImagePath()
  logoUrl: string | null;

  /**
   * The `PrintedMenu` as JSON, which a thread reads: to check 450 items one by one would keep the
   * worker from everything else for as long as drawing them.
   */
  @IsString()
  content: string;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;
}

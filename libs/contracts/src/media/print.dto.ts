import { PRINT_LAYOUTS, type LostLetters, type PrintLayout } from '@cartaviva/domain';
import { IsArray, IsIn, IsString } from 'class-validator';
import type { PublicCategoryView, PublicItemView, PublicMenuView } from '../menus/public-menu.dto';
import { QrDesignView } from '../menus/qr-design.dto';
import { Id, ImagePath, Nested, Nullable } from '../rules';

/** The parts of a published menu that are printed. */
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
  /** Keyed by the name of a table. Tables beyond a menu's limit have no code. */
  readonly tableCodes: Readonly<Record<string, string>>;
  /** Filled only for the layout `menu`, as are the items. */
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
   * The `PrintedMenu` as JSON, which a thread parses. Validating 450 items individually would block the worker for as
   * long as drawing them takes.
   */
  @IsString()
  content: string;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;
}

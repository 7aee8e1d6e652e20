import { PRINT_LAYOUTS, type PrintLayout } from '@cartaviva/domain';
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
    | 'currency'
    | 'addsItbis'
    | 'addsLey'
  >;
  /** Of the layout `menu` alone, as the items. */
  readonly categories: readonly Pick<PublicCategoryView, 'id' | 'name'>[];
  readonly items: readonly PrintedItem[];
}

export type PrintedItem = Pick<
  PublicItemView,
  'categoryId' | 'name' | 'description' | 'price' | 'sizes' | 'dietaryTags'
>;

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

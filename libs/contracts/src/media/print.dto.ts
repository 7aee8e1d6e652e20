import { PRINT_LAYOUTS, type PrintLayout } from '@cartaviva/domain';
import { IsArray, IsIn, IsString } from 'class-validator';
import { QrDesignView } from '../menus/qr-design.dto';
import { Id, ImagePath, Nested, Nullable } from '../rules';

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
   * The `PublishedMenu` as JSON, which a thread reads: to check 450 items one by one would keep the
   * worker from everything else for as long as drawing them.
   */
  @IsString()
  content: string;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;
}

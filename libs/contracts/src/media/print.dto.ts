import { PRINT_LAYOUTS, type PrintLayout } from '@cartaviva/domain';
import { IsArray, IsIn, IsString } from 'class-validator';
import { QrDesignView } from '../menus/qr-design.dto';
import { PublishedMenu } from '../menus/public-menu.dto';
import { Nested } from '../rules';

/** A menu to be printed, as menus-service hands it over. */
export class DrawPrint {
  @IsIn([...PRINT_LAYOUTS])
  layout: PrintLayout;

  @IsArray()
  @IsString({ each: true })
  tables: string[];

  @Nested(() => PublishedMenu)
  content: PublishedMenu;

  @Nested(() => QrDesignView)
  qrDesign: QrDesignView;
}

import { TEXT_LIMITS, type MenuDesign } from '@cartaviva/domain';
import { Design, Id, Nullable, Text, ThemeColor } from '../rules';

/** Content of a menu's image for link previews (`shareImageOf` of the diner page). */
export class MakeShareImage {
  @Design()
  design: MenuDesign;

  @ThemeColor()
  themeColor: string;

  @Text({ max: TEXT_LIMITS.name })
  restaurantName: string;

  @Text({ max: TEXT_LIMITS.name })
  menuName: string;

  @Text({ max: TEXT_LIMITS.name })
  words: string;

  @Nullable()
  @Id()
  photoId: string | null;

  @Nullable()
  @Id()
  logoId: string | null;
}

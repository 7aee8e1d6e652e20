import { ImagePaths } from '../../media/image-paths.dto';
import { message } from '../../message';
import { NO_MEMBER } from '../../people/rights';

export const image = {
  /**
   * Returns the images that a menu or an item shows, or would show again if a deletion were undone. Only internal
   * processes may call it.
   */
  referenced: message('menus.image.referenced', ImagePaths, NO_MEMBER).replies<ImagePaths>(),
} as const;

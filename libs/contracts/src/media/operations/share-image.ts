import { message, Nothing } from '../../message';
import { EVERYONE } from '../../people/rights';
import { MakeShareImage } from '../share-image.dto';

export const shareImage = {
  /**
   * Ensures that link previews can fetch the image of a menu (`shareImageName`). The gateway calls it on the first
   * request. The same content is made only once.
   */
  make: message('media.share-image.make', MakeShareImage, EVERYONE).replies<Nothing>(),
} as const;

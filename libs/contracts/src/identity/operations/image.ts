import { ImagePaths } from '../../media/image-paths.dto';
import { message } from '../../message';
import { NO_MEMBER } from '../../people/rights';

export const image = {
  /** Returns the images that a profile shows. Only internal processes may call it. */
  referenced: message('identity.image.referenced', ImagePaths, NO_MEMBER).replies<ImagePaths>(),
} as const;

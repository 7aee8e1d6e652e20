import { Id } from '../rules';

/** Reports that an image could not be made. Its owner was told that it can be shown, or still waits for it. */
export class ImageFailed {
  @Id()
  objectId: string;

  @Id()
  accountId: string;
}

import { isMainThread } from 'node:worker_threads';
import sharp from 'sharp';

/**
 * Configures sharp for the whole process. Its settings are shared with worker threads, so only the main thread sets
 * them, before any thread starts. Changing them while another thread opens an image would refuse that image.
 */
if (isMainThread) {
  // sharp opens only the formats in `UPLOAD_FORMATS`, whatever a file contains.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
      (format) => `VipsForeignLoad${format}Buffer`,
    ),
  });
  // Each image uses one core. The queue limits the number of concurrent images.
  sharp.concurrency(1);
  sharp.cache(false);
}

export default sharp;
export type { Metadata, OutputInfo, OverlayOptions, Raw, Sharp, SharpOptions } from 'sharp';

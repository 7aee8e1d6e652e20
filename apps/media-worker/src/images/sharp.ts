import { isMainThread } from 'node:worker_threads';
import sharp from 'sharp';

/*
 * sharp as everything in this process uses it. Its settings belong to the process, worker threads included, so they are
 * made here alone, by the main thread before any other begins: changing them while another thread opens an image would
 * refuse that image.
 */
if (isMainThread) {
  // Only formats of `UPLOAD_FORMATS` can be opened, whatever a file's insides ask for.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
      (format) => `VipsForeignLoad${format}Buffer`,
    ),
  });
  // One image takes one core; how many are worked on at once is the queue's to say.
  sharp.concurrency(1);
  sharp.cache(false);
}

export default sharp;
export type { Metadata, OutputInfo, OverlayOptions, Raw, Sharp, SharpOptions } from 'sharp';

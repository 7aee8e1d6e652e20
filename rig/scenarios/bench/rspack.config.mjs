import { serviceBuild } from '../../../tools/build/service.rspack.mjs';

export default serviceBuild(import.meta.dirname, {
  transport: './transport/measure.ts',
  visits: './visits/send.ts',
  'menu-drafts': '../../../apps/media-worker/src/menu-drafts/menu-drafts.thread.ts',
  'menu-tables': '../../../apps/media-worker/src/menu-drafts/menu-tables.thread.ts',
});

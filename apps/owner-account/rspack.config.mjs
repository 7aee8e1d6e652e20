import { withPages } from '@cartaviva/tools/build/prerender.rspack.mjs';
import { remoteBuild } from '@cartaviva/tools/build/remote.rspack.mjs';

export default withPages(remoteBuild(import.meta.dirname, 'ownerAccount'), import.meta.dirname);

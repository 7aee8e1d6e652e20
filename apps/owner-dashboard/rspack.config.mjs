import { remoteBuild } from '@cartaviva/tools/build/remote.rspack.mjs';

export default remoteBuild(import.meta.dirname, 'ownerDashboard');

import { hostBuild } from '@cartaviva/tools/build/host.rspack.mjs';

export default hostBuild(import.meta.dirname, 'ownerShell');

import { hostBuild } from '../../tools/build/host.rspack.mjs';

export default hostBuild(import.meta.dirname, 'ownerShell');

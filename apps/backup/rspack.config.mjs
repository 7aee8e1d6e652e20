import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';

export default serviceBuild(import.meta.dirname);

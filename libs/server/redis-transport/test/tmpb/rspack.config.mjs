import { serviceBuild } from '../../../../../tools/build/service.rspack.mjs';
export default serviceBuild(import.meta.dirname, { main: './main.ts', server: './server.ts', raw: './raw.ts' });

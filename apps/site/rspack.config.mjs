import { markdownRule } from '@cartaviva/tools/build/markdown.mjs';
import { remoteBuild } from '@cartaviva/tools/build/remote.rspack.mjs';
import { prerenderBuild } from './prerender/prerender.rspack.mjs';

const remote = remoteBuild(import.meta.dirname, 'site');

export default [
  {
    ...remote,
    name: 'site',
    module: { ...remote.module, rules: [...(remote.module?.rules ?? []), markdownRule] },
    output: { ...remote.output, clean: { keep: /^pages/ } },
  },
  prerenderBuild(import.meta.dirname),
];

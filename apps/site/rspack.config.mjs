import { markdownRule } from '@cartaviva/tools/build/markdown.mjs';
import { withPages } from '@cartaviva/tools/build/prerender.rspack.mjs';
import { remoteBuild } from '@cartaviva/tools/build/remote.rspack.mjs';

const remote = remoteBuild(import.meta.dirname, 'site');

export default withPages(
  {
    ...remote,
    module: { ...remote.module, rules: [...(remote.module?.rules ?? []), markdownRule] },
  },
  import.meta.dirname,
);

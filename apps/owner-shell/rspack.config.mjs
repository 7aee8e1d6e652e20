import { hostBuild } from '@cartaviva/tools/build/host.rspack.mjs';
import { workerBuild } from '@cartaviva/tools/build/worker.rspack.mjs';

const WORKER = 'kitchen-worker';
const shell = hostBuild(import.meta.dirname, 'ownerShell');

export default [
  { ...shell, name: 'shell', output: { ...shell.output, clean: { keep: `${WORKER}.js` } } },
  workerBuild(import.meta.dirname, WORKER),
];

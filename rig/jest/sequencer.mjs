import sequencers from '@jest/test-sequencer';

/** @typedef {Parameters<InstanceType<typeof sequencers>['sort']>[0]} Tests */

/** Services that are shared among suites. */
const SERVICES = [
  'menus-service',
  'gateway',
  'identity-service',
  'billing-service',
  'media-worker',
];

/** @param {string} path path of a suite */
const groupOf = (path) =>
  path.endsWith('.int-spec.ts')
    ? 2 + SERVICES.findIndex((service) => path.includes(`/apps/${service}/`))
    : 0;

/**
 * Sorts integration suites last and groups them by service, because a worker keeps only one service running. Within a
 * group, the order is Jest's: suites that failed or took longest come first.
 */
export default class Sequencer extends sequencers {
  /** @override @param {Tests} tests */
  sort(tests) {
    const ordered = /** @type {Tests} */ (super.sort(tests));
    return ordered.toSorted((one, other) => groupOf(one.path) - groupOf(other.path));
  }
}

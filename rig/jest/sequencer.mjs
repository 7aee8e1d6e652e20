import sequencers from '@jest/test-sequencer';

/** @typedef {Parameters<InstanceType<typeof sequencers>['sort']>[0]} Tests */

/** Whose suites share a service. */
const SERVICES = [
  'menus-service',
  'gateway',
  'identity-service',
  'billing-service',
  'media-worker',
];

/** @param {string} path of a suite */
const groupOf = (path) =>
  path.endsWith('.int-spec.ts')
    ? 2 + SERVICES.findIndex((service) => path.includes(`/apps/${service}/`))
    : 0;

/**
 * Orders integration suites last, and those of one service after those of another: a worker keeps one service running.
 * Within a group the order is Jest's: what failed or took longest comes first.
 */
export default class Sequencer extends sequencers {
  /** @override @param {Tests} tests */
  sort(tests) {
    const ordered = /** @type {Tests} */ (super.sort(tests));
    return ordered.toSorted((one, other) => groupOf(one.path) - groupOf(other.path));
  }
}

import { trendOf, verdictOf } from '../../../figures/trend.mjs';

/** Maximum growth per hour, relative to the value after the warm-up. */
const MOST_PER_HOUR = 0.05;
const MINUTES = 60;
/** Doubles keep all mails and payments until they end. They are not part of the product. */
const DOUBLES = ['Mail inbox', 'Google double', 'PayPal double'];

/** Stored responses and visitors expire after a day, so the memory of Redis grows until then. */
const isJudged = (/** @type {Quantity} */ { of, kind }) =>
  kind !== 'heap' && !DOUBLES.includes(of) && !(of === 'Redis' && kind === 'memory');

/** @typedef {import('./readings.mjs').Quantity} Quantity */

/**
 * Reports each quantity with its trend after the warm-up, and a verdict on whether it is flat.
 * @param {readonly Quantity[]} seen
 * @param {readonly import('./redis-keys.mjs').StoredKeys[]} stored contents of Redis at the end
 * @param {{ text: string, minutes: number, warmUp: number }} run
 * @returns {{ sections: import('../../../report.mjs').Section[], growing: string[] }}
 */
export function soakSections(seen, stored, { text, minutes, warmUp }) {
  const judged = seen.filter(isJudged).map(judge);
  const redisMemory = seen
    .filter(({ of, kind }) => of === 'Redis' && kind === 'memory')
    .flatMap(({ perMinute }) => endsOf(perMinute).map(megabytes));
  const growing = judged.filter(({ verdict }) => verdict === 'grows').map(({ name }) => name);
  const sections = [
    {
      title: 'Soak',
      text: `${text} A reading is the median of twelve samples in a minute, of numbers their mean. How each changes in an hour is the slope of a straight line through the readings after ${warmUp} minutes, in percent of where that line begins, with the bounds that hold it in 19 of 20 runs; readings that are alike because they follow each other count for fewer. Flat is what cannot grow by more than ${MOST_PER_HOUR * 100} % an hour by those bounds; a soak is too short where it may or may not.`,
      head: [
        'quantity',
        `after ${warmUp} min`,
        `after ${minutes} min`,
        '% an hour',
        'between',
        'verdict',
      ],
      rows: judged.map(({ row }) => row),
    },
    {
      title: 'What scripts use of it',
      text: 'Megabytes of heap in use, of the processes of Node.',
      head: ['process', `after ${warmUp} min`, `after ${minutes} min`],
      rows: seen
        .filter(({ kind }) => kind === 'heap')
        .map(({ of, perMinute }) => [of, ...endsOf(perMinute).map(megabytes)]),
    },
    {
      title: 'What Redis stores',
      text: `Its memory went from ${redisMemory[0]} to ${redisMemory[1]} MB. Keys by the beginnings of their names, with their bytes, and when the last of them ends.`,
      head: ['keys', 'how many', 'bytes', 'bytes each', 'end within'],
      rows: stored.map(({ beginning, count, bytes, hours }) => [
        ...[beginning, count, bytes, (bytes / count).toFixed(0)],
        hours === undefined ? 'they stay' : `${hours.toFixed(1)} h`,
      ]),
    },
  ];
  return { sections, growing };

  /** @param {readonly number[]} perMinute */
  function endsOf(perMinute) {
    const after = perMinute.slice(warmUp);
    return [after[0] ?? NaN, after.at(-1) ?? NaN];
  }

  /** @param {Quantity} quantity */
  function judge({ of, kind, perMinute }) {
    const trend = trendOf(perMinute.slice(warmUp));
    const perHour = (/** @type {number} */ slope) => (slope * MINUTES * 100) / trend.start;
    const shown = kind === 'memory' ? megabytes : rounded;
    const verdict = verdictOf(trend, (trend.start * MOST_PER_HOUR) / MINUTES);
    const bounds = Number.isFinite(trend.low)
      ? `${perHour(trend.low).toFixed(1)} and ${perHour(trend.high).toFixed(1)}`
      : 'unknown';
    const row = [
      ...[`${of}, ${kind}${kind === 'memory' ? ' in MB' : ''}`, ...endsOf(perMinute).map(shown)],
      ...[perHour(trend.slope).toFixed(1), bounds, verdict],
    ];
    return { name: `${of}, ${kind}`, verdict, row };
  }
}

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(0);
const rounded = (/** @type {number} */ count) => count.toFixed(1);

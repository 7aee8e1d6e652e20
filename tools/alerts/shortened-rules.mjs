import { parse, stringify } from 'yaml';

/** Ages that grow by a second in a second: how old something may get is a time as well. */
const AGES =
  /outbox_oldest_seconds|event_stream_oldest_seconds|queue_oldest_job_seconds|chore_late_seconds|_timestamp_seconds/;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * Rules of Prometheus whose times are so many times shorter: `for`, ranges, offsets, and the limits of ages. What
 * counts (requests, failures) and how long an answer may take stays as it is.
 * @param {string} yaml @param {number} factor
 */
export function shortenedRules(yaml, factor) {
  /** @type {{ groups: { name: string, rules: { expr: string, for?: string }[] }[] }} */
  const { groups } = parse(yaml);
  return stringify({
    groups: groups.map(({ name, rules }) => ({
      name,
      rules: rules.map(({ expr, for: lasting, ...rest }) => ({
        ...rest,
        expr: shortenedQuery(expr, factor),
        ...(lasting && { for: shortened(lasting, factor) }),
      })),
    })),
  });
}

/** @param {string} expr @param {number} factor */
function shortenedQuery(expr, factor) {
  const times = expr.replace(
    /(\[|offset )(\d+[smhd])\b/g,
    (_, before, time) => `${before}${shortened(time, factor)}`,
  );
  return AGES.test(expr)
    ? times.replace(/> ([\d *]*\d)/, (_, limit) => `> (${limit}) / ${factor}`)
    : times;
}

/** @param {string} time as Prometheus writes it: `5m` @param {number} factor */
function shortened(time, factor) {
  const unit = /** @type {keyof typeof SECONDS} */ (time.at(-1));
  return `${Math.ceil((Number.parseInt(time) * SECONDS[unit] * 1000) / factor)}ms`;
}

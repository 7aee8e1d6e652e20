import { parse, stringify } from 'yaml';

/** Metrics that grow by one each second: their limits are times too. */
const AGES =
  /outbox_oldest_seconds|event_stream_oldest_seconds|queue_oldest_job_seconds|chore_late_seconds|_timestamp_seconds/;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * Divides the times in Prometheus rules by `factor`: `for`, ranges, offsets, and the limits of ages. Limits on counts
 * (requests, failures) and on response times stay the same.
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

/** @param {string} time in Prometheus notation, such as `5m` @param {number} factor */
function shortened(time, factor) {
  const unit = /** @type {keyof typeof SECONDS} */ (time.at(-1));
  return `${Math.ceil((Number.parseInt(time) * SECONDS[unit] * 1000) / factor)}ms`;
}

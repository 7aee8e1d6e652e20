/**
 * A fault of a package that people have agreed to live with, until a day.
 * @typedef {object} Exception
 * @property {string} advisory `GHSA-…`
 * @property {string} until the last day, as `2026-12-31`
 * @property {string} why it does no harm here
 */

/**
 * What `npm audit --json` says: of each package its advisories, and names of packages that bring them along.
 * @typedef {object} Report
 * @property {Record<string, { via: (string | { url: string, title: string, severity: string, range: string })[] }>} [vulnerabilities]
 */

const SERIOUS = new Set(['high', 'critical']);

/**
 * Serious faults of the locked packages that no exception of today covers, a line each.
 * @param {Report} report @param {readonly Exception[]} exceptions @param {string} today as `2026-11-23`
 */
export function faultsIn({ vulnerabilities }, exceptions, today) {
  if (!vulnerabilities) throw new Error('This is no report of npm audit.');
  const excepted = new Set(
    exceptions.filter(({ until }) => until >= today).map(({ advisory }) => advisory),
  );
  return Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((advisory) => typeof advisory !== 'string')
      .filter(({ severity }) => SERIOUS.has(severity))
      .filter(({ url }) => !excepted.has(url.replace(/^.*\//, '')))
      .map(({ severity, range, title, url }) => `${name} ${range}: ${severity}, ${title} (${url})`),
  );
}

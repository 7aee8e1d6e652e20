/**
 * Vulnerability that is accepted until a date.
 * @typedef {object} Exception
 * @property {string} advisory `GHSA-…`
 * @property {string} until last day, such as `2026-12-31`
 * @property {string} why the reason that it does no harm here
 */

/**
 * Output of `npm audit --json`: for each package, its advisories and the names of packages that cause them.
 * @typedef {object} Report
 * @property {Record<string, { via: (string | { url: string, title: string, severity: string, range: string })[] }>} [vulnerabilities]
 */

const SERIOUS = new Set(['high', 'critical']);

/**
 * Lists serious vulnerabilities of the locked packages that no current exception covers, one line each.
 * @param {Report} report @param {readonly Exception[]} exceptions @param {string} today such as `2026-11-23`
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

/**
 * Tables that statements may scan: the maximum number of such statements, and the reason why the table stays small or
 * the scan is rare.
 * @type {Readonly<Record<string, readonly [statements: number, why: string]>>}
 */
const READ_WHOLE = {
  code_guess_budgets: [1, 'once an hour, a row for each address that was guessed at within days'],
  demo_requests: [6, 'when somebody asks for a demo; admins; requests of twelve months'],
  email_verification_codes: [1, 'once an hour, the codes of a day'],
  incidents: [2, 'two hundred at most'],
  notices: [1, 'when an account is erased, the notices of ninety days'],
  owner_notices: [1, 'as many as admins have written'],
  status_last_check: [2, 'one row'],
  users: [4, 'admins: how many owners a notice has, and whether another admin is left'],
};

/** @typedef {{ statement: string, whole: readonly string[] }} Planned statement with the tables that it scans */

/**
 * Returns one verdict for each table that statements of a service scan, and one for the service.
 * @param {string} service @param {readonly Planned[]} planned
 * @returns {import('../../../verdicts.mjs').Verdict[]}
 */
export function verdictsOf(service, planned) {
  const tables = [...new Set(planned.flatMap(({ whole }) => whole))].sort();
  return [
    ...[
      {
        what: `${service}: statements planned`,
        value: `${planned.length}`,
        isMet: planned.length > 0,
      },
    ],
    ...tables.map((table) => {
      const reading = planned.filter(({ whole }) => whole.includes(table));
      const [most, why] = READ_WHOLE[table] ?? [0, 'no index'];
      const isMet = reading.length <= most;
      return {
        ...{
          what: `${service}.${table} (${why})`,
          value: `${reading.length}`,
          bound: `at most ${most}`,
          isMet,
        },
        ...(!isMet && { fault: reading.map(({ statement }) => oneLine(statement)).join('\n  ') }),
      };
    }),
  ];
}

const oneLine = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ');

/**
 * Changes that break the previous version, which continues to read and write while the new one starts
 * (docs/operations/upgrades.md). Tables that the same migration creates are exempt.
 */
const RULES = [
  { what: 'drops a table', form: /^DROP TABLE (?:IF EXISTS )?(\w+)/i },
  {
    what: 'drops an index that ON CONFLICT may name',
    form: /^DROP INDEX (?:IF EXISTS )?([\w, ]+)/i,
  },
  { what: 'refuses rows that were unique before', form: /^CREATE UNIQUE INDEX \w+ ON (\w+)/i },
  { what: 'renames', form: /^ALTER \w+ (\w+) RENAME/i },
];

/** Rules for the comma-separated actions of ALTER TABLE. */
const PART_RULES = [
  { what: 'drops a column', form: /^DROP (?!CONSTRAINT\b)(?:COLUMN )?(?:IF EXISTS )?(\w+)/i },
  { what: 'renames', form: /^RENAME (?:COLUMN )?(\w+)/i },
  { what: 'changes the type of a column', form: /^ALTER (?:COLUMN )?(\w+) (?:SET DATA )?TYPE\b/i },
  { what: 'refuses rows without a value', form: /^ALTER (?:COLUMN )?(\w+) SET NOT NULL/i },
  { what: 'takes a default away', form: /^ALTER (?:COLUMN )?(\w+) DROP DEFAULT/i },
  {
    what: 'asks for a value that the version before does not write',
    form: /^ADD (?!CONSTRAINT\b)(?:COLUMN )?(?:IF NOT EXISTS )?(\w+) (?!.*\b(?:DEFAULT|GENERATED)\b)(?=.*\bNOT NULL\b)/i,
  },
  {
    what: 'refuses rows that were taken before',
    form: /^ADD (?:CONSTRAINT (\w+) )?(?:CHECK|UNIQUE|FOREIGN|EXCLUDE)\b/i,
  },
];

/** Joins the lines of a statement, without comments. @param {string} statement */
const inOneLine = (statement) =>
  statement
    .split('\n')
    .map((line) => line.split('--')[0])
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Splits at commas outside of parentheses and strings.
 * @param {string} text
 */
function partsOf(text) {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[^']/g)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/**
 * Lists the unsafe changes of one migration, one line each, such as `users: drops a column (password)`.
 * @param {readonly string[]} queries its SQL; a query may contain several statements
 */
export function unsafeChangesOf(queries) {
  const statements = queries
    .map(inOneLine)
    // The body of a function is not split, because rules cannot judge it.
    .flatMap((query) => (/\$\$/.test(query) ? [query] : query.split(/;\s*/)));
  const isNew = (/** @type {string} */ table) =>
    statements.some((statement) =>
      new RegExp(`^CREATE TABLE (IF NOT EXISTS )?${table}\\b`, 'i').test(statement),
    );
  return statements.flatMap((statement) => {
    const [, table = '', parts = ''] = /^ALTER TABLE (?:ONLY )?(\w+) (.*)$/i.exec(statement) ?? [];
    if (table && !/^RENAME TO\b/i.test(parts)) {
      if (isNew(table)) return [];
      return partsOf(parts).flatMap((part) =>
        hits(part, PART_RULES).map(
          ([what, name]) => `${table}: ${what}${name ? ` (${name})` : ''}`,
        ),
      );
    }
    return hits(statement, RULES)
      .filter(([, name]) => !isNew(name))
      .map(([what, name]) => `${name}: ${what}`);
  });
}

/**
 * @param {string} text @param {readonly { what: string, form: RegExp }[]} rules
 * @returns {(readonly [what: string, name: string])[]}
 */
const hits = (text, rules) =>
  rules.flatMap(({ what, form }) => {
    const match = form.exec(text);
    return match ? [/** @type {const} */ ([what, (match[1] ?? '').trim()])] : [];
  });

const filled = (/** @type {string} */ part, length = 14_000) => part.repeat(length / part.length);

/** Path segments as they are sent, by description. */
const PARTS = {
  'no id': 'x',
  'a long name': 'a'.repeat(99),
  'longer than any part': 'a'.repeat(5000),
  NUL: 'a%00',
  'a broken escape': '%zz',
  'broken UTF-8': '%ff%fe',
  'another folder': '..%2f..%2fetc%2fpasswd',
  emoji: '%F0%9F%98%80',
  marks: '%CC%95%CC%80'.repeat(8),
  'a quote': '%27%20or%201=1',
  'a name of every object': '__proto__',
  nothing: '',
};

/** Query values as they are sent, by description. */
const VALUES = {
  nothing: '',
  'a text': 'x',
  zero: '0',
  'below zero': '-1',
  'a large number': '999999999999',
  'beyond numbers': '1e999',
  'many marks': filled('%CC%95%CC%80'),
  'many blanks': `${filled('%20')}x`,
  'many plus signs': filled('+'),
  'many commas': filled('1,'),
  'many ranges': filled('1-60,'),
  NUL: '%00',
  'a broken escape': '%zz',
};

/** @typedef {{ what: string, path: string }} AddressCase */

/**
 * Creates cases with extreme values in the path and the query of a call.
 * @param {import('../../../../apps/gateway/src/api/openapi/read-document.mjs').Operation} operation
 * @param {(changed?: Record<string, string>) => string} pathWith returns the path with some parameters changed
 * @returns {AddressCase[]}
 */
export function addressCases({ parameters, path: template }, pathWith) {
  const names = (/** @type {string} */ place) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  const query = [...names('query'), 'x'];
  const path = pathWith();
  return [
    ...names('path').flatMap((name) =>
      Object.entries(PARTS)
        // Without its last segment, the path belongs to another operation.
        .filter(([, part]) => part !== '' || !template.endsWith(`{${name}}`))
        .map(([what, part]) => ({
          what: `${name}: ${what}`,
          path: pathWith({ [name]: part }),
        })),
    ),
    ...query.flatMap((name) =>
      Object.entries(VALUES).map(([what, value]) => ({
        what: `?${name}: ${what}`,
        path: `${path}?${name}=${value}`,
      })),
    ),
    ...query.map((name) => ({
      what: `?${name}: many times`,
      path: `${path}?${filled(`${name}=1&`)}`,
    })),
    ...query.map((name) => ({
      what: `?${name}: an object`,
      path: `${path}?${name}[a]=1&${name}[]=2`,
    })),
    {
      what: '?: many names',
      path: `${path}?${Array.from({ length: 2500 }, (_, at) => `x${at}`).join('&')}`,
    },
    { what: '?: an own prototype', path: `${path}?__proto__=1&constructor=2` },
    { what: '?: longer than any address', path: `${path}?x=${'a'.repeat(20_000)}` },
  ];
}

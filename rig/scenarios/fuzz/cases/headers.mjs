/** Length slightly below the limit for all headers together. */
const LONG = 15_000;
const filled = (/** @type {string} */ part, length = LONG) => part.repeat(length / part.length);

/** @typedef {{ what: string, headers: Record<string, string> }} HeaderCase */

/** Extreme headers. None of them may delay or fail a call. @type {readonly HeaderCase[]} */
export const HEADER_CASES = Object.entries({
  authorization: {
    'a key after many blanks': `Bearer ${filled(' ')}x y`,
    'many blanks': `Bearer${filled(' ')}x`,
    'no key of ours': 'Bearer cv_live_0123456789',
    'another scheme': 'Basic YTpi',
    'a long key': `Bearer ${filled('cv_live_')}`,
  },
  cookie: {
    'many cookies': filled('a=b; '),
    'no value': filled(';='),
    'a long session': `cv_session=${filled('a.')}`,
    'a session that is none': 'cv_session=a.b.c; cv_device=x',
    'escaped bytes': `cv_session=${filled('%ff')}`,
  },
  'user-agent': {
    'many versions': filled('Version/1 '),
    'a bot many times': filled('bot Chrome/1 '),
    'many brackets': `Mozilla/5.0 ${filled('(')}`,
    'many dots': filled('Version/1.1.1'),
  },
  accept: { 'many types': filled('text/html,'), 'many weights': filled('a/b;q=0.1,') },
  'accept-encoding': {
    'brotli many times': filled('br ; '),
    'many blanks': `br${filled(' ')};q=0`,
  },
  'accept-language': { 'many languages': filled('es-DO;q=0.1,') },
  'content-type': {
    'many parameters': `application/json;${filled(' a=b;')}`,
    'many blanks': `application/json${filled(' ')};charset=utf-8`,
    'another type': 'application/xml',
    'no type': '/',
    'a form': 'application/x-www-form-urlencoded',
  },
  'if-none-match': { 'many tags': filled('"a",'), any: '*' },
  'if-match': {
    'many tags': filled('"1",'),
    any: '*',
    'no tag': '"x"',
    'a large one': '"9999999999"',
  },
  'idempotency-key': {
    long: filled('k'),
    'two hundred and fifty-five': 'k'.repeat(255),
    empty: '',
  },
  'x-request-id': { long: filled('a'), markup: '<script>' },
  'x-forwarded-for': {
    'many addresses': filled('1.2.3.4, '),
    'many colons': filled(':'),
    'no address': 'x',
  },
  origin: { 'another site': 'https://example.com', 'no address': filled('a'), null: 'null' },
  range: { 'many ranges': `bytes=${filled('0-1,')}` },
  'content-encoding': { gzip: 'gzip' },
  'x-long': { 'beyond all headers': 'a'.repeat(20_000) },
}).flatMap(([name, values]) =>
  Object.entries(values).map(([what, value]) => ({
    what: `${name}: ${what}`,
    headers: { [name]: value },
  })),
);

/** Size limits of bodies in bytes: for every call, and for calls about whole menus. */
export const SMALL_BYTES = 95_000;
export const LARGE_BYTES = 515_000;

/** @param {string} part @param {number} bytes */
const filled = (part, bytes) =>
  part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));

/** Combining marks that normalization must reorder. They occur in one long sequence, or as 30 for each letter. */
const MARKS = '\u0315\u0300';
const MARKED_LETTER = `a${MARKS.repeat(15)}`;

/** Hostile texts, by description. @param {number} bytes maximum length of a body */
export const textsOf = (bytes) => ({
  'combining marks': `a${filled(MARKS, bytes)}`,
  'letters of thirty marks': filled(MARKED_LETTER, bytes),
  'blanks and a letter': `${filled(' ', bytes)}a`,
  'no-break blanks': filled('\u00a0', bytes),
  letters: filled('a', bytes),
  'joined emoji': filled('👩‍👩‍👧', bytes),
  'ends of lines': filled('\r\n', bytes / 2),
  'at-signs': filled('a@', bytes),
  dots: filled('a.', bytes),
  slashes: `https://${filled('a/', bytes)}`,
});

/** Short hostile texts, for fields with a maximum length. */
export const SHORT_TEXTS = {
  'marks, 480': `a${MARKS.repeat(240)}`,
  'marks, 8,000': `a${MARKS.repeat(4000)}`,
  NUL: 'a\u0000b',
  'half a character': '\ud800',
  'a formula': '=1+1',
  markup: '<script>alert(1)</script>',
  'a quote': "'); DROP TABLE users; --",
  'a format': '%s%n{{7*7}}${7*7}',
};

export const SHAPES = {
  null: null,
  true: true,
  zero: 0,
  'a large number': 1e308,
  'a fraction below zero': -0.5,
  'an empty text': '',
  'an empty list': [],
  'a list of a list': [[]],
  'a list of null': [null],
  'a list of an object': [{}],
  'an empty object': {},
  'an object like a list': { 0: 'a', length: 1_000_000_000 },
  'an object with methods': { toString: 1, valueOf: 1, constructor: { prototype: {} }, then: 1 },
};

/** JSON that `JSON.stringify` never produces. @param {number} bytes */
export const rawValuesOf = (bytes) => ({
  'lists in lists': `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'lists sixteen deep': `${'['.repeat(14)}${']'.repeat(14)}`,
  'objects in objects': `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
  'a number of many digits': '9'.repeat(bytes),
  'a number beyond all': '1e999',
  'escaped marks': `"${'\\u0315\\u0300'.repeat(bytes / 12)}"`,
});

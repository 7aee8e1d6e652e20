/** Licences of production packages. They only require that their text is passed on. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'Python-2.0', 'Zlib'],
  // Licences of fonts and data.
  ...['OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'],
]);

/** Licences that only packages of tests and builds may have in addition, because those are not distributed. */
const UNSHIPPED = new Set(['MPL-2.0', 'CC0-1.0']);

/** Licences with further conditions, which people have reviewed for packages whose names have these prefixes. */
const READ = [
  // libvips is a separate, unmodified library beside sharp, which anybody may replace.
  { name: '@img/sharp-', licence: 'LGPL-3.0-or-later' },
];

/** Packages that declare their licence in a file or in an older format, as read there. */
const SAID_ELSEWHERE = new Map([
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
  ['png-js', 'MIT'],
  ['xmlhttprequest-ssl', 'MIT'],
]);

/** @param {import('./locked-packages.mjs').LockedPackage} locked */
export const licenceOf = ({ name, licence }) => licence || (SAID_ELSEWHERE.get(name) ?? 'unknown');

/** @param {import('./locked-packages.mjs').LockedPackage} locked */
export function isAllowed(locked) {
  const { name, isDevelopment } = locked;
  const isAccepted = (/** @type {string} */ licence) =>
    PERMISSIVE.has(licence) ||
    (isDevelopment && UNSHIPPED.has(licence)) ||
    READ.some((read) => name.startsWith(read.name) && licence === read.licence);
  // `A AND B OR C`: AND binds tighter than OR. No licence in use has inner parentheses.
  return licenceOf(locked)
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isAccepted));
}

/** Of what runs for others: they ask for their text to be passed on, and for nothing of ours. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense', 'Python-2.0', 'Zlib'],
  // Fonts, and data.
  ...['OFL-1.1', 'CC-BY-3.0', 'CC-BY-4.0'],
]);

/** Of what only tests and builds use, beside those: we pass it on to nobody. */
const UNSHIPPED = new Set(['MPL-2.0', 'CC0-1.0']);

/** Licences with more conditions, of the packages whose conditions were read. By the beginnings of names. */
const READ = [
  // libvips as a library of its own beside sharp, unchanged, which anybody may replace by another.
  { name: '@img/sharp-', licence: 'LGPL-3.0-or-later' },
];

/** What packages say in a file or in an older form, as it was read there. */
const SAID_ELSEWHERE = new Map([
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
  ['png-js', 'MIT'],
  ['xmlhttprequest-ssl', 'MIT'],
]);

/** The licence of a package, as an SPDX expression. @param {import('./locked-packages.mjs').LockedPackage} locked */
export const licenceOf = ({ name, licence }) => licence || (SAID_ELSEWHERE.get(name) ?? 'unknown');

/** Whether we may use a package where it is used. @param {import('./locked-packages.mjs').LockedPackage} locked */
export function isAllowed(locked) {
  const { name, isDevelopment } = locked;
  const isAccepted = (/** @type {string} */ licence) =>
    PERMISSIVE.has(licence) ||
    (isDevelopment && UNSHIPPED.has(licence)) ||
    READ.some((read) => name.startsWith(read.name) && licence === read.licence);
  // `A AND B OR C`: AND binds more than OR. No licence in use has brackets within its expression.
  return licenceOf(locked)
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isAccepted));
}

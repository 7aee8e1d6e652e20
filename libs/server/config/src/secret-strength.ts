/** Parts of published secrets: in this repository, in its documents and in common examples. */
const PUBLISHED = /cartaviva|trying|change|example|default|secret|password|suites/i;
const MIN_SECRET_LENGTH = 32;
/** Minimum number of different characters. Of 32 random hexadecimal digits, almost none have fewer. */
const MIN_SECRET_KINDS = 8;
const MIN_PASSWORD_LENGTH = 12;
const MIN_PASSWORD_KINDS = 6;

/** Is true if the value has few different characters, a published part or a pattern. */
function guessable(value: string, minKinds: number): boolean {
  return new Set(value).size < minKinds || PUBLISHED.test(value) || repeats(value) || counts(value);
}

/** Is true if a secret for signing or sealing is too short, published, or follows a pattern. */
export const isWeakSecret = (value: string): boolean =>
  value.length < MIN_SECRET_LENGTH || guessable(value, MIN_SECRET_KINDS);

/**
 * Is true for a weak password. The limits are lower than for secrets, because an attacker must ask a server to check
 * each guess.
 */
export const isWeakPassword = (value: string): boolean =>
  value.length < MIN_PASSWORD_LENGTH || guessable(value, MIN_PASSWORD_KINDS);

/** Is true for a repeated piece: `abcabcabc`. */
function repeats(value: string): boolean {
  for (let period = 1; period <= value.length / 2; period += 1) {
    if (value.slice(period) === value.slice(0, -period)) return true;
  }
  return false;
}

/** Is true if most characters are neighbors, as in `abcdef` and `987654`. Random digits almost never are. */
function counts(value: string): boolean {
  let neighbours = 0;
  for (let at = 1; at < value.length; at += 1) {
    if (Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1) neighbours += 1;
  }
  return neighbours > (value.length * 3) / 4;
}

/** Parts of secrets that are published: in this repository, in its documents and in everybody's examples. */
const PUBLISHED = /cartaviva|trying|change|example|default|secret|password|suites/i;
const MIN_SECRET_LENGTH = 32;
/** Thirty-two random hexadecimal digits have fewer different ones once in many billions. */
const MIN_SECRET_KINDS = 8;
const MIN_PASSWORD_LENGTH = 12;
const MIN_PASSWORD_KINDS = 6;

/** What somebody may guess of it, or nothing. */
function guessable(value: string, minKinds: number): boolean {
  return new Set(value).size < minKinds || PUBLISHED.test(value) || repeats(value) || counts(value);
}

/** Whether a secret that signs or seals is too short, published, or follows a pattern. */
export const isWeakSecret = (value: string): boolean =>
  value.length < MIN_SECRET_LENGTH || guessable(value, MIN_SECRET_KINDS);

/** The same of a password, which somebody has to be asked to check: less is enough. */
export const isWeakPassword = (value: string): boolean =>
  value.length < MIN_PASSWORD_LENGTH || guessable(value, MIN_PASSWORD_KINDS);

/** The same piece over and over: `abcabcabc`. */
function repeats(value: string): boolean {
  for (let period = 1; period <= value.length / 2; period += 1) {
    if (value.slice(period) === value.slice(0, -period)) return true;
  }
  return false;
}

/** Nearly all neighbours, as in `abcdef` and `987654`; of random digits once in many billions. */
function counts(value: string): boolean {
  let neighbours = 0;
  for (let at = 1; at < value.length; at += 1) {
    if (Math.abs(value.charCodeAt(at) - value.charCodeAt(at - 1)) <= 1) neighbours += 1;
  }
  return neighbours > (value.length * 3) / 4;
}

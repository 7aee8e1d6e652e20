import { PASSWORD_MIN } from '@cartaviva/domain';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Lower bounds in bits for a fair, good and strong password. */
const STEPS = [30, 45, 60];

/** Words that attackers try first. Each counts as one character. */
const WELL_KNOWN =
  /contrase[nñ]a|password|qwerty|asdfg?|secret[ao]?|clave|cartaviva|restaurante|menu|admin|dominican[ao]|hola|te ?amo|19\d\d|20\d\d/g;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Counts the distinct pairs of adjacent characters. Pairs such as 'aa', '12' and 'cb' do not count. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase().replace(WELL_KNOWN, '\0')];
  const pairs = letters.slice(1).map((letter, index) => [letters[index]!, letter] as const);
  const surprising = pairs.filter(
    ([before, after]) => Math.abs(after.codePointAt(0)! - before.codePointAt(0)!) > 1,
  );
  return new Set(surprising.map((pair) => pair.join(''))).size;
}

/**
 * Estimates from length and variety how hard a password is to guess. Returns undefined for a password that is too
 * short. The estimate is conservative, because letters in words are less random than chance.
 */
export function strengthOf(password: string): Strength | undefined {
  if (password.length < PASSWORD_MIN) return undefined;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const bits = surprises(password) * (2 + kinds);
  return STRENGTHS[STEPS.filter((step) => bits >= step).length];
}

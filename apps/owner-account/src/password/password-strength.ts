import { PASSWORD_MIN } from '@cartaviva/domain';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Bits from which on a password is fair, good, strong. */
const STEPS = [30, 45, 60];

/** What everybody tries first: each counts as one character. */
const WELL_KNOWN =
  /contrase[nñ]a|password|qwerty|asdfg?|secret[ao]?|clave|cartaviva|restaurante|menu|admin|dominican[ao]|hola|te ?amo|19\d\d|20\d\d/g;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Pairs of neighbours that say something new: not 'aa', not '12' or 'cb', and each pair once. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase().replace(WELL_KNOWN, '\0')];
  const pairs = letters.slice(1).map((letter, index) => [letters[index]!, letter] as const);
  const surprising = pairs.filter(
    ([before, after]) => Math.abs(after.codePointAt(0)! - before.codePointAt(0)!) > 1,
  );
  return new Set(surprising.map((pair) => pair.join(''))).size;
}

/**
 * How hard a password is to guess, from its length and variety; nothing while it is too short to
 * be one. A rough estimate on the careful side: letters that make words surprise less than chance.
 */
export function strengthOf(password: string): Strength | undefined {
  if (password.length < PASSWORD_MIN) return undefined;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const bits = surprises(password) * (2 + kinds);
  return STRENGTHS[STEPS.filter((step) => bits >= step).length];
}

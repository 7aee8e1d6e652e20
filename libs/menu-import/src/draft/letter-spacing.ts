import { searchable } from '@cartaviva/domain';
import { isSectionWord } from './menu-words';

/** Words that occur in headings beside the names of sections: `Para empezar`, `Del fogón`. */
const HEADING_WORDS = new Set(
  `a al con de del dia e el en la las lo los para por sin y o entrar empezar compartir picar comer beber tomar
  mar tierra rio fogon horno brasa carbon lena plancha casa chef campo conuco jardin huerta dulce salado fria frias frios
  caliente calientes principal nuestro nuestra nuestros nuestras menu carta vinos tintos blancos rosados
  ron vino licor res cerdo pollo pollos pescado mar camarones croquetas tablas quesos embutidos huevos
  legumbres guisos cazuelas lasañas milanesas cortes criollos criolla criollas fritos picadas picoteo
  pasteles tortas chocolates tes cocteleria seafood meats kids
  espumantes cervezas cerveza agua aguas sin alcohol ninos chicos media mediodia noche semana`
    .split(/\s+/)
    .map(searchable),
);

const isKnown = (word: string): boolean => isSectionWord(word) || HEADING_WORDS.has(word);

/** Minimum number of letters in a letter-spaced text. */
const LEAST_LETTERS = 4;
/** Maximum length of a letter-spaced text. */
const MAX_LENGTH = 120;

export interface ClosedText {
  readonly text: string;
  readonly isUnsure: boolean;
}

/**
 * Removes letter-spacing: `P L A T O S  F U E R T E S` becomes `PLATOS FUERTES`. If nothing separates the words, a
 * dictionary splits them. Returns null for a text without letter-spacing.
 * @param parts parts of the text, separated by a wider space
 */
export function closeSpacing(parts: readonly string[]): ClosedText | null {
  if (parts.join(' ').length > MAX_LENGTH) return null;
  const tokens = parts.flatMap((part) => part.trim().split(/\s+/u));
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  const single = words.filter((token) => /^\p{L}[.,:]?$/u.test(token)).length;
  const isShort = words.every((token) => [...token].length <= 2);
  if (!isShort || single < LEAST_LETTERS - 1 || single < words.length * 0.6) return null;
  if (tokens.some((token) => /\d{2}|\p{Sc}/u.test(token))) return null;
  const closed = parts.map((part) => part.replace(/\s+/gu, '')).filter(Boolean);
  const divided = closed.map((word) => knownWordsIn(word) ?? [word]);
  return {
    text: divided.flat().join(' '),
    isUnsure: closed.some(
      (word, at) => divided[at]!.length === 1 && !isKnown(searchable(word)) && parts.length === 1,
    ),
  };
}

/** Splits letters into the smallest number of known words. */
function knownWordsIn(letters: string): string[] | null {
  const characters = [...letters];
  const plain = characters.map((letter) => searchable(letter));
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= characters.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      const before = best[start];
      if (!before || !isKnown(plain.slice(start, end).join(''))) continue;
      const words = [...before, characters.slice(start, end).join('')];
      const known = best[end];
      if (!known || words.length < known.length) best[end] = words;
    }
  }
  return best.at(-1) ?? null;
}

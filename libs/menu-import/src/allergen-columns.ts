import { ALLERGENS, searchable, type Allergen } from '@cartaviva/domain';
import { allergensIn } from './allergens-and-tags';
import { isFilled, textOf, type Cell } from './table';
import { yesOrNo } from './yes-or-no';

/** A column named after an allergen, such as `Gluten` or `Contiene leche`, whose cells say yes or no. */
export interface AllergenColumn {
  readonly title: string;
  readonly allergens: readonly Allergen[];
  readonly answer: (cell: Cell) => AllergenAnswer;
}

/** `unsaid` is an empty cell in a column that says `no` in others. `unclear` is neither yes nor no. */
export type AllergenAnswer = 'yes' | 'no' | 'unsaid' | 'unclear';

/** Question or answers in a heading: `¿…?`, `(Sí/No)`, `S/N`. */
const ASKED = /[¿?:]|\(? ?\b(?:si|s|yes|y) ?\/ ?(?:no|n)\b ?\)?/g;
/** Words that turn a heading into the opposite: `Sin gluten`, `Gluten free`, `Apto celíacos`. */
const DENIED = /(?:^| )(?:sin|no|libres?|free|without|apt[oa]s?)(?: |$)/;
/** Words around the name of an allergen: `Contiene`, `Alergia al`, `Cereales con`, `y derivados`. */
const AROUND =
  /(?:^| )(?:alergenos?|allergens?|alergia|alergico|contiene|contains|containing|tiene|lleva|incluye|has|with|trazas|traces|puede contener|may contain|con|de|del|of|al?|la|el|los|las|cereales|cereals|granos|productos|derivados|derivatives)(?= |$)/g;
const BETWEEN = /[,;|/()+&]| (?:y|e|o|and|or) /;

const YES = new Set('contiene,presente,contains,tiene,lleva,present'.split(','));
const NO = new Set(
  'no contiene,no tiene,no lleva,ninguno,ninguna,nada,libre,ausente,sin,free,none,n/a,na,no aplica'.split(
    ',',
  ),
);
/** An `x` fills a box. The other crosses may deny. */
const LETTER_X = /^x$/u;
const CROSS = /^[✗✘❌✖×]\ufe0f?$/u;

/** Number of compared cells, and of their characters. */
const SAMPLE = 5000;
const MAX_TEXT = 60;

const wordIn = (cell: Cell): string =>
  searchable(textOf(short(cell))).replace(/(?<=\p{L})[.!]+$/u, '');

const short = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, MAX_TEXT) : cell);

/** Returns the allergens that a heading names. It is empty for any other heading. */
export function allergensInHeading(title: string): readonly Allergen[] {
  const words = searchable(title.slice(0, MAX_TEXT)).replace(ASKED, ' ').trim();
  if (DENIED.test(words)) return [];
  const names = words
    .split(BETWEEN)
    .map((part) => part.replace(AROUND, '').trim())
    .filter(Boolean);
  const found = names.map((name) => allergensIn(name));
  const known = found.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  return known.length === found.length ? joinedAllergens(...known) : [];
}

/**
 * Recognizes a column by its heading and its cells. A column such as `Pescado` may also have prices or words: at least
 * one cell must say yes or no.
 * @param cells the cells below the heading
 */
export function allergenColumn(title: string, cells: readonly Cell[]): AllergenColumn | undefined {
  const allergens = allergensInHeading(title);
  if (allergens.length === 0) return undefined;
  const filled = cells.slice(0, SAMPLE).filter(isFilled);
  const said = filled.map((cell) => plainAnswer(cell, allergens));
  const isMarked = filled.some((cell) => LETTER_X.test(wordIn(cell)) || CROSS.test(wordIn(cell)));
  if (!isMarked && said.every((one) => one === undefined)) return undefined;
  const [hasYes, hasNo] = [said.includes('yes'), said.includes('no')];
  const answer = (cell: Cell): AllergenAnswer => {
    if (!isFilled(cell)) return hasNo ? 'unsaid' : 'no';
    const word = wordIn(cell);
    if (LETTER_X.test(word)) return hasYes ? 'unclear' : 'yes';
    // Crosses deny only beside ticks. Alone they may mark the items that contain the allergen.
    if (CROSS.test(word)) return hasYes ? 'no' : 'unclear';
    return plainAnswer(cell, allergens) ?? 'unclear';
  };
  return { title, allergens, answer };
}

/** Returns what a cell says by itself, whatever the other cells are. */
function plainAnswer(cell: Cell, allergens: readonly Allergen[]): 'yes' | 'no' | undefined {
  const word = wordIn(cell);
  if (LETTER_X.test(word) || CROSS.test(word)) return undefined;
  const isYes = yesOrNo(short(cell));
  if (isYes !== undefined) return isYes ? 'yes' : 'no';
  // Dashes are blanks to `searchable`.
  if (NO.has(word) || word === '') return 'no';
  if (YES.has(word)) return 'yes';
  // The cell repeats the allergen: `Gluten`, `trigo`.
  const named = allergensIn(word);
  const isNamed = Array.isArray(named) && named.some((one) => allergens.includes(one));
  return isNamed ? 'yes' : undefined;
}

/** Merges allergens in the order in which menus list them. */
export const joinedAllergens = (...lists: readonly (readonly Allergen[])[]): Allergen[] =>
  ALLERGENS.filter((one) => lists.some((list) => list.includes(one)));

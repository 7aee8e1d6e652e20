/** Variants of the apostrophe that phones and word processors produce. */
export const APOSTROPHES = '`´‘-‛ʻʼ′';
/** Combining marks and invisible joiners. */
export const MARKS = '\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\ufe0f';
/** Hyphens and dashes separate words like blanks, so that `Coca-Cola` matches `coca cola`. */
export const BLANKS = '\\s‐-―−-';
/** Letters without a decomposition in Unicode. Each has a spelling for keyboards without it. */
export const LETTERS = 'œæßþøłđðı⁄';
export const SPELLINGS = ['oe', 'ae', 'ss', 'th', 'o', 'l', 'd', 'd', 'i', '/'];

const all = (characters: string) => new RegExp(`[${characters}]+`, 'g');

/**
 * Normalizes a text for searches: lower case, no accents, one kind of apostrophe, single blanks.
 * `Ñame` becomes `name`, `Bœuf à l’ail` becomes `boeuf a l'ail`. The SQL function `folded` of
 * menus-service must match.
 */
export const searchable = (text: string): string =>
  text
    .replace(all(APOSTROPHES), "'")
    .normalize('NFKD')
    .replace(all(MARKS), '')
    .toLowerCase()
    .replace(all(LETTERS), (letters) =>
      Array.from(letters, (letter) => SPELLINGS[LETTERS.indexOf(letter)]).join(''),
    )
    .replace(all(BLANKS), ' ')
    .trim();

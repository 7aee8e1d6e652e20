/** What phones and word processors write for an apostrophe. */
export const APOSTROPHES = '`´‘-‛ʻʼ′';
/** Marks on letters, and what joins or divides them unseen. */
export const MARKS = '\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\ufe0f';
/** Hyphens and dashes divide words as blanks do: `Coca-Cola` is `coca cola`. */
export const BLANKS = '\\s‐-―−-';
/** Letters that no normal form takes apart, and what keyboards without them write. */
export const LETTERS = 'œæßþøłđðı⁄';
export const SPELLINGS = ['oe', 'ae', 'ss', 'th', 'o', 'l', 'd', 'd', 'i', '/'];

const all = (characters: string) => new RegExp(`[${characters}]+`, 'g');

/**
 * A text as searches compare it: small letters without accents, one kind of apostrophe, single blanks; `Ñame` becomes
 * `name`, `Bœuf à l’ail` becomes `boeuf a l'ail`. The database writes it likewise (`folded` of menus-service).
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

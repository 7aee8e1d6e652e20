/** Words that names must not contain. `docs/glossary.md` lists their replacements. */
export const RETIRED_WORDS = [
  'house',
  'picture',
  'pictures',
  'dish',
  'dishes',
  'patience',
  'hurried',
  'gathered',
  'kept',
  'told',
  'tell',
];

const capitals = RETIRED_WORDS.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('|');
const small = RETIRED_WORDS.join('|');

/** Matches a name with a retired word among its words: `houseOf`, `test-house`, `HOUSE_MS`. */
export const RETIRED = new RegExp(
  `(?:^|[^A-Za-z])(?:${small}|${small.toUpperCase()})(?![a-z])|(?:${capitals})(?![a-z])`,
);

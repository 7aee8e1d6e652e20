import {
  ALLERGENS,
  DIETARY_TAGS,
  searchable,
  type Allergen,
  type DietaryTag,
} from '@cartaviva/domain';

const SEPARATOR = /[,;|/\n]/;

/** The word covers both groups. An allergen list with only one of them would hide the other. */
const SHELLFISH = ['Crustáceos', 'Moluscos'] as const;

/** Synonyms of allergens, normalized by `searchable`. */
const ALLERGEN_WORDS: Readonly<Record<string, Allergen | readonly Allergen[]>> = {
  trigo: 'Gluten',
  wheat: 'Gluten',
  centeno: 'Gluten',
  cebada: 'Gluten',
  espelta: 'Gluten',
  crustaceo: 'Crustáceos',
  crustaceans: 'Crustáceos',
  huevo: 'Huevos',
  egg: 'Huevos',
  eggs: 'Huevos',
  pescados: 'Pescado',
  fish: 'Pescado',
  cacahuate: 'Maní',
  cacahuates: 'Maní',
  cacahuete: 'Maní',
  cacahuetes: 'Maní',
  peanut: 'Maní',
  peanuts: 'Maní',
  soja: 'Soya',
  soy: 'Soya',
  leche: 'Lácteos',
  lacteo: 'Lácteos',
  milk: 'Lácteos',
  dairy: 'Lácteos',
  nueces: 'Frutos secos',
  'frutos de cascara': 'Frutos secos',
  'tree nuts': 'Frutos secos',
  celery: 'Apio',
  mustard: 'Mostaza',
  sesamo: 'Ajonjolí',
  sesame: 'Ajonjolí',
  sulfito: 'Sulfitos',
  'dioxido azufre': 'Sulfitos',
  'dioxido de azufre': 'Sulfitos',
  'sulphur dioxide': 'Sulfitos',
  sulphites: 'Sulfitos',
  sulfites: 'Sulfitos',
  lupin: 'Altramuces',
  altramuz: 'Altramuces',
  molusco: 'Moluscos',
  molluscs: 'Moluscos',
  mollusks: 'Moluscos',
  shellfish: SHELLFISH,
  marisco: SHELLFISH,
  mariscos: SHELLFISH,
  camaron: 'Crustáceos',
  camarones: 'Crustáceos',
  lactosa: 'Lácteos',
  lactose: 'Lácteos',
  queso: 'Lácteos',
  nuts: 'Frutos secos',
  nuez: 'Frutos secos',
  almendra: 'Frutos secos',
  almendras: 'Frutos secos',
  avellanas: 'Frutos secos',
  pistachos: 'Frutos secos',
  anacardos: 'Frutos secos',
  'frutos cascara': 'Frutos secos',
  soybeans: 'Soya',
  harina: 'Gluten',
  '🌾': 'Gluten',
  '🥛': 'Lácteos',
  '🧀': 'Lácteos',
  '🥚': 'Huevos',
  '🥜': 'Maní',
  '🐟': 'Pescado',
  '🦐': 'Crustáceos',
  '🦀': 'Crustáceos',
  '🌰': 'Frutos secos',
};

const TAG_WORDS: Readonly<Record<string, DietaryTag>> = {
  vegetariana: 'Vegetariano',
  vegetarian: 'Vegetariano',
  vegana: 'Vegano',
  vegan: 'Vegano',
  'gluten free': 'Sin Gluten',
  'gluten-free': 'Sin Gluten',
  'dairy free': 'Sin Lácteos',
  'dairy-free': 'Sin Lácteos',
  'nut free': 'Sin Nueces',
  'nut-free': 'Sin Nueces',
  spicy: 'Picante',
};

/** Words for an empty list. */
const NONE = new Set(
  'ninguno|ninguna|ningun alergeno|none|no|n/a|na|n/d|nd|no aplica|no contiene|sin alergenos|nada|-|--'.split(
    '|',
  ),
);

/** Returns the dietary tags in a cell, or the first unknown word. */
export const tagsIn = (text: string): DietaryTag[] | string =>
  wordsIn(text, DIETARY_TAGS, TAG_WORDS);

/**
 * Returns the allergens in a cell, or the first unknown word. An incomplete list would endanger
 * people with allergies.
 */
export const allergensIn = (text: string): Allergen[] | string =>
  wordsIn(text, ALLERGENS, ALLERGEN_WORDS);

function wordsIn<Word extends string>(
  text: string,
  words: readonly Word[],
  others: Readonly<Record<string, Word | readonly Word[]>>,
): Word[] | string {
  if (NONE.has(searchable(text))) return [];
  const known = new Map<string, Word | readonly Word[]>(words.map((one) => [searchable(one), one]));
  const found = new Set<Word>();
  for (const written of text.split(SEPARATOR)) {
    const word = searchable(written);
    const one = known.get(word) ?? (Object.hasOwn(others, word) ? others[word] : undefined);
    for (const each of typeof one === 'string' ? [one] : (one ?? [])) found.add(each);
    if (!one && word) return written.trim();
  }
  return words.filter((one) => found.has(one));
}

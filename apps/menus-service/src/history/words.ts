import {
  countryOf,
  CURRENCY_NAMES,
  currencyOf,
  formatPrice,
  languageOf,
  MENU_DESIGN_NAMES,
  menuDesignOf,
  UNCATEGORIZED,
  type LanguageCode,
  type PricedOption,
  type TranslatedTexts,
  type Translations,
} from '@cartaviva/domain';
import type { MenuState, PastCategory, PastItem, PastMenu, RowKind } from './menu-state';

/** Text of a field in the owners' language. Empty if the field has no value. */
export interface Said {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** Longest displayed text of a field, in characters. */
const MAX_TEXT = 300;

/** Fields that no difference mentions, because they belong to another field or are compared across rows. */
type Unsaid = 'id' | 'version' | 'createdAt' | 'displayOrder';

type Words<Row> = {
  readonly [Field in Exclude<keyof Row, Unsaid>]:
    | null
    | readonly [label: string, text: (value: Row[Field], state: MenuState, row: Row) => string];
};

const text = (value: string | null): string => value ?? '';
const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');
const priced =
  (prefix = '') =>
  (options: readonly PricedOption[], { menu }: MenuState): string =>
    options.map(({ name, price }) => `${name} ${prefix}${formatPrice(price, menu)}`).join(', ');

const MENU: Words<PastMenu> = {
  name: ['Nombre del menú', text],
  restaurantName: ['Nombre del restaurante', text],
  description: ['Descripción', text],
  address: ['Dirección', text],
  phone: ['Teléfono', text],
  country: ['País', (code) => countryOf(code).name],
  timeZone: ['Zona horaria', text],
  openingHours: ['Horario', text],
  logoUrl: ['Logo', text],
  logoPlaceholder: null,
  coverUrl: ['Portada', text],
  themeColor: ['Color', text],
  design: ['Diseño', (design) => MENU_DESIGN_NAMES[menuDesignOf(design)]],
  currency: ['Moneda', (code) => CURRENCY_NAMES[currencyOf(code).code]],
  secondCurrency: [
    'Segunda moneda',
    (second) =>
      second ? `${CURRENCY_NAMES[currencyOf(second.currency).code]} a ${second.rate}` : '',
  ],
  addsItbis: ['ITBIS aparte', yesOrNo],
  addsLey: ['10% de ley aparte', yesOrNo],
  languages: ['Idiomas', (codes) => codes.map((code) => languageOf(code).name).join(', ')],
  qrDesign: ['Diseño del código QR', (design) => JSON.stringify(design)],
  translations: null,
  isPublished: ['Publicado', yesOrNo],
};

const CATEGORY: Words<PastCategory> = {
  name: ['Nombre', text],
  openingHours: ['Horario', text],
  translations: null,
};

const ITEM: Words<PastItem> = {
  name: ['Nombre', text],
  // The sizes determine the price of an item that has sizes.
  price: [
    'Precio',
    (price, { menu }, { sizes }) => (sizes.length > 0 ? '' : formatPrice(price, menu)),
  ],
  sizes: ['Tamaños', priced()],
  extras: ['Extras', priced('+')],
  description: ['Descripción', text],
  imageUrl: ['Foto', text],
  imagePlaceholder: null,
  dietaryTags: ['Etiquetas', (tags) => tags.join(', ')],
  allergens: ['Alérgenos', (allergens) => allergens.join(', ')],
  categoryId: [
    'Categoría',
    (id, { categories }) => (id && categories.get(id)?.name) || UNCATEGORIZED,
  ],
  isAvailable: ['Disponible', yesOrNo],
  availableAgainAt: null,
  externalId: ['Código externo', text],
  translations: null,
};

/** Fields with values that owners cannot read. Their texts say whether a value exists, differs, or is missing. */
const WORDLESS: Readonly<Record<string, readonly [one: string, another: string, none: string]>> = {
  openingHours: ['un horario', 'otro horario', 'sin horario'],
  logoUrl: ['un logo', 'otro logo', 'sin logo'],
  coverUrl: ['una portada', 'otra portada', 'sin portada'],
  imageUrl: ['una foto', 'otra foto', 'sin foto'],
  qrDesign: ['un diseño', 'otro diseño', 'sin diseño'],
};

export const sayMenu = (state: MenuState, fields?: Fields): Said[] =>
  say(MENU, state.menu, state, fields);
export const sayCategory = (row: PastCategory, state: MenuState, fields?: Fields): Said[] =>
  say(CATEGORY, row, state, fields);
export const sayItem = (row: PastItem, state: MenuState, fields?: Fields): Said[] =>
  say(ITEM, row, state, fields);

/** Requested fields, or all if undefined. */
type Fields = readonly string[] | undefined;

/** Returns the fields that have a text and differ between both rows. */
export function differingFields(kind: RowKind, was: object, row: object): string[] {
  const words: object = { menu: MENU, category: CATEGORY, item: ITEM }[kind];
  return Object.keys(words).filter((field) => {
    if (words[field as never] === null && field !== 'translations') return false;
    const [before, after]: unknown[] = [was[field as never], row[field as never]];
    if (before === after) return false;
    return typeof after !== 'object' || JSON.stringify(before) !== JSON.stringify(after);
  });
}

function say<Row extends { readonly translations: Translations }>(
  words: Words<Row>,
  row: Row,
  state: MenuState,
  wanted: Fields,
): Said[] {
  const isWanted = (field: string) => !wanted || wanted.includes(field);
  const fields = Object.entries(words) as [keyof Row & string, Words<Row>[keyof Words<Row>]][];
  return [
    ...fields.flatMap(([field, said]) => {
      if (!said || !isWanted(field)) return [];
      const [label, textOf] = said;
      return [{ field, label, text: textOf(row[field] as never, state, row) }];
    }),
    ...(isWanted('translations') ? sayTranslations(row.translations) : []),
  ];
}

const sayTranslations = (translations: Translations): Said[] =>
  Object.entries(translations).flatMap(([code, { drafts, ...reviewed }]) => {
    const language = languageOf(code as LanguageCode).name.toLowerCase();
    const field = `translations.${code}`;
    return [
      ...sayTexts(field, language, reviewed),
      ...sayTexts(`${field}.drafts`, `${language}, por revisar`, drafts ?? {}),
    ];
  });

const sayTexts = (
  field: string,
  language: string,
  { name, description, options = {} }: TranslatedTexts,
): Said[] => [
  { field: `${field}.name`, label: `Nombre (${language})`, text: name ?? '' },
  { field: `${field}.description`, label: `Descripción (${language})`, text: description ?? '' },
  {
    field: `${field}.options`,
    label: `Opciones (${language})`,
    text: Object.entries(options)
      .map(([option, translated]) => `${option}: ${translated}`)
      .join(', '),
  },
];

export function shown(
  field: string,
  before: string,
  after: string,
): [before: string, after: string] {
  const wordless = WORDLESS[field];
  if (!wordless) return [shortened(before), shortened(after)];
  const [one, another, none] = wordless;
  if (after === '') return [one, none];
  return before === '' ? [none, one] : [one, another];
}

const shortened = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;

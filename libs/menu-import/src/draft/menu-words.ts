import { searchable } from '@cartaviva/domain';

const words = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(searchable));

/** Words that name a section at the beginning of a line without a price. */
const SECTION_WORDS = words(`
  entradas entrantes aperitivos picaderas picadera piqueos botanas antojitos tapas sopas caldos cremas
  ensaladas platos principales fuertes especialidades carnes aves pescados mariscos pastas pizzas
  hamburguesas burgers sandwiches sándwiches sánduches wraps arroces acompañamientos acompañantes
  guarniciones contornos desayunos almuerzos cenas postres dulces helados bebidas jugos batidas batidos
  refrescos cervezas vinos licores tragos cócteles cocteles cafés combos promociones ofertas adicionales
  extras infantil niños parrilla parrilladas asados frituras meriendas panadería repostería mofongos
  tacos quesadillas empanadas pastelitos ceviches sushi rolls alitas snacks brunch vegetarianos veganos
  rones whiskies smoothies infusiones especiales yaroas chimis aguas gaseosas limonadas malteadas
  bocadillos montaditos tortillas verduras risottos paellas parrillas brasas guisados comidas
  bocados starters appetizers soups salads mains desserts drinks beverages sides breakfast lunch dinner`);

/** Words for sizes, measures and servings that have their own price. */
const SIZE_WORDS = words(`
  pequeño pequeña peq chico chica mediano mediana med grande gde familiar personal individual jumbo
  mini normal regular media medio entera entero completa orden ración porción copa botella vaso jarra lata trago
  small medium large half full glass bottle pint pitcher slice whole single double tall grande
  litro shot doble sencilla sencillo simple triple libra unidad docena p m g s l xl xs ch gr fam ind und
  para con sin de la el y vianda oz ml pulgadas personas piezas uds unidades`);

export const isSectionWord = (word: string): boolean => SECTION_WORDS.has(word);

const MARKS = /[^\p{L}\p{N}]+/u;

const wordsIn = (text: string): string[] => searchable(text).split(MARKS).filter(Boolean);

/** Is true for a line that begins like the name of a section: `Platos fuertes`, `Jugos naturales`. */
export function namesSection(text: string): boolean {
  const all = wordsIn(text).filter(
    (word) => !['nuestros', 'nuestras', 'los', 'las'].includes(word),
  );
  return all.length > 0 && all.length <= 4 && SECTION_WORDS.has(all[0]!);
}

/** Is true for a text that contains only a size, such as `Pequeña`, `12 oz` or `1/2`, and for an empty text. */
export function namesSize(text: string): boolean {
  return wordsIn(text).every(
    (word) => SIZE_WORDS.has(word) || /^\d{1,4}(?:oz|ml|lb|cm)?$/.test(word),
  );
}

import { searchable } from '@cartaviva/domain';

const words = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(searchable));

/** Words that name a section of a menu when they lead a line that has no price. */
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

/** Words of a size, a measure or a serving that stand before or after a price of their own. */
const SIZE_WORDS = words(`
  pequeño pequeña peq chico chica mediano mediana med grande gde familiar personal individual jumbo
  mini normal regular media medio entera entero completa orden ración porción copa botella vaso jarra lata trago
  small medium large half full glass bottle pint pitcher slice whole single double tall grande
  litro shot doble sencilla sencillo simple triple libra unidad docena p m g s l xl xs ch gr fam ind und
  para con sin de la el y vianda oz ml pulgadas personas piezas uds unidades`);

export const isSectionWord = (word: string): boolean => SECTION_WORDS.has(word);

const MARKS = /[^\p{L}\p{N}]+/u;

const wordsIn = (text: string): string[] => searchable(text).split(MARKS).filter(Boolean);

/** Whether the line begins as the name of a section does: `Platos fuertes`, `Jugos naturales`. */
export function namesSection(text: string): boolean {
  const all = wordsIn(text).filter(
    (word) => !['nuestros', 'nuestras', 'los', 'las'].includes(word),
  );
  return all.length > 0 && all.length <= 4 && SECTION_WORDS.has(all[0]!);
}

/** Whether a text names nothing but a size: `Pequeña`, `12 oz`, `1/2`, or nothing at all. */
export function namesSize(text: string): boolean {
  return wordsIn(text).every(
    (word) => SIZE_WORDS.has(word) || /^\d{1,4}(?:oz|ml|lb|cm)?$/.test(word),
  );
}

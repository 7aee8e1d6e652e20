import { isInCapitals, type ReadLine } from './line-roles';
import { namesSection } from './menu-words';
import { withoutMarksAround } from './name-and-description';
import { pricesIn } from './prices-in-line';

/** A menu of several courses at one price. */
export interface SetMenu {
  readonly name: string;
  readonly price: string;
  readonly description: string | null;
  readonly length: number;
}

const SET_MENU =
  /^(?:nuestro )?(?:men[uú]s?|almuerzo|comida|lunch|cena) (?:del? )?(?:el |la )?(?:d[ií]a|diario|ejecutivo|ejecutiva|mediod[ií]a|semana|noche|hoy|degustaci[oó]n|infantil|especial|fin de semana|fijo|completo|corriente|casero|familiar|estudiantil)(?!\p{L})/iu;
/** Names of courses, in addition to the names of sections. */
const COURSE =
  /^(?:primer(?:o|os)?|segundos?|terceros?|entradas?|entrantes?|sopas?|plato (?:fuerte|principal)|platos (?:fuertes|principales)|principal(?:es)?|fuertes?|postres?|bebidas?|guarnici[oó]n(?:es)?|acompañ\p{L}*|a elegir|elige .*|de primero|de segundo|de postre)(?: (?:platos?|tiempos?|a elegir|por persona))?:?$/iu;
/** Words beside a price that make it the price of the whole menu. */
const OF_ALL =
  /^(?:precio|por persona|todo|solo|a|desde|el men[uú]|men[uú]|incluye|de lunes|lunes|martes|viernes|s[aá]bados?|domingos?|total|valor|p\.? ?p\.?)/iu;
const MAX_LINES = 30;
/** Number of lines at the beginning that may have the price. Otherwise the price is at the end. */
const LAST_HEAD = 3;

/**
 * Parses the set menu that begins at a line. Returns null if there is none or if its items have their own prices.
 */
export function setMenuAt(lines: readonly ReadLine[], at: number): SetMenu | null {
  const title = lines[at]!.clean.text.replaceAll('\t', ' ');
  if (!SET_MENU.test(title)) return null;
  const own = priceOf(lines[at]!);
  const courses: ReadLine[] = [];
  let price = own;
  let next = at + 1;
  for (; next < lines.length && next < at + MAX_LINES; next += 1) {
    const line = lines[next]!;
    const text = line.clean.text;
    if (SET_MENU.test(text)) break;
    const found = priceOf(line);
    if (found === null) {
      const isOther =
        price !== null && courses.length > 0 && line.line.isAfterGap && isOtherSection(line);
      if (isOther) break;
      courses.push(line);
    } else if (price === null && isOfAll(line, next - at)) price = found;
    else if (/(?:suplemento|\+)/iu.test(text)) courses.push(line);
    else break;
  }
  // Prices directly below belong to items, so the line is a heading.
  if (price === null || (own === null && courses.length === 0 && next === at + 1)) return null;
  return {
    name: withoutMarksAround(withoutPrice(title)),
    price,
    description: described(courses),
    length: next - at,
  };
}

const isOtherSection = ({ clean, line }: ReadLine): boolean =>
  !COURSE.test(clean.text) &&
  (line.look === 'large' || namesSection(clean.text) || isInCapitals(clean.text));

const isOfAll = ({ reading, clean }: ReadLine, distance: number): boolean =>
  reading.kind === 'price' ||
  OF_ALL.test(clean.text) ||
  (distance <= LAST_HEAD && !/\p{L}{3}/u.test(withoutPrice(clean.text)));

function priceOf({ clean }: ReadLine): string | null {
  const [price, ...others] = pricesIn(clean.text);
  if (!price || others.length > 0) return null;
  const isSure = price.isSure || Number(price.price) >= 10;
  return isSure && /^\P{L}*$|por persona|p\.? ?p/iu.test(clean.text.slice(price.end))
    ? price.price
    : null;
}

function withoutPrice(text: string): string {
  const [price] = pricesIn(text);
  return price ? text.slice(0, price.start) + text.slice(price.end) : text;
}

/** Formats courses: `Primeros: Crema, Ensalada. Segundos: Pollo`. */
function described(courses: readonly ReadLine[]): string | null {
  const parts: string[] = [];
  let isOpen = false;
  for (const { clean, line } of courses) {
    const text = withoutMarksAround(clean.text.replaceAll('\t', ' ')).replace(/:$/, '');
    if (!text) continue;
    if (COURSE.test(text) || line.look === 'large') {
      parts.push(`${text}:`);
      isOpen = true;
    } else if (isOpen) {
      const last = parts.pop()!;
      parts.push(last.endsWith(':') ? `${last} ${text}` : `${last}, ${text}`);
      isOpen = !/^incluye/iu.test(text);
    } else parts.push(text);
  }
  return parts.join('. ').replaceAll(/:\./g, ':') || null;
}

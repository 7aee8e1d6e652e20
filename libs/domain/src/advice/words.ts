const COUNT = new Intl.NumberFormat('es-DO');
const MAX_NAME = 60;

/** Formats a count such as `1,250 personas`. `one` is the singular noun. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${COUNT.format(count)} ${count === 1 ? one : many}`;

/** Formats a share as `62 %`. */
export const percent = (part: number, whole: number): string =>
  `${Math.round((part / whole) * 100)}\u00a0%`;

/** Shortens an item's name so that it fits a sentence. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= MAX_NAME
    ? name
    : `${letters
        .slice(0, MAX_NAME - 1)
        .join('')
        .trim()}…`;
}

const hourOf = (hour: number) => hour % 12 || 12;
const halfOf = (hour: number) => (hour % 24 < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.');

/** Formats two hours of the day, from 0 to 24, as Dominicans say them: `12 y 2 p. m.`, `11 a. m. y 1 p. m.` */
export function hoursBetween(from: number, to: number): string {
  const half = halfOf(from) === halfOf(to) ? '' : `\u00a0${halfOf(from)}`;
  return `${hourOf(from)}${half} y ${hourOf(to)}\u00a0${halfOf(to)}`;
}

import { clsx, type ClassValue } from 'clsx';

/** The part of a colour's class name that says what it colours: `hover:bg-` of `hover:bg-sunken`. */
const COLOURED =
  /^(.*\b(?:text|bg|border)-)(?:paper|surface|sunken|line|control|ink|accent|mark|amber|brick|sea|on)\b/;

/** Joins class names; of two colours for the same thing, the last one counts. */
export function cn(...names: ClassValue[]): string {
  const stored = new Map<string, string>();
  for (const name of clsx(names).split(' ')) stored.set(COLOURED.exec(name)?.[1] ?? name, name);
  return [...stored.values()].join(' ');
}

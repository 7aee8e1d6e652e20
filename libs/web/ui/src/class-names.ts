import { clsx, type ClassValue } from 'clsx';

/** Matches a color class up to the color: `hover:bg-` in `hover:bg-sunken`. */
const COLOURED =
  /^(.*\b(?:text|bg|border)-)(?:paper|surface|sunken|line|control|ink|accent|mark|amber|brick|sea|on)\b/;

/** Joins class names. If two colors apply to the same property, the last one wins. */
export function cn(...names: ClassValue[]): string {
  const stored = new Map<string, string>();
  for (const name of clsx(names).split(' ')) stored.set(COLOURED.exec(name)?.[1] ?? name, name);
  return [...stored.values()].join(' ');
}

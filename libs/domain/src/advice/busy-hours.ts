import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { hoursBetween, percent } from './words';

/** Views from which on hours say something. */
export const MIN_HOURLY_VIEWS = 50;
/** Part of the views that two hours must have together. */
export const MIN_BUSY_PART = 0.5;
const WINDOW_HOURS = 2;

/** What is eaten from an hour on, until the next. */
const MEALS = [
  { from: 18, meal: 'cena' },
  { from: 15, meal: 'merienda' },
  { from: 11, meal: 'almuerzo' },
  { from: 5, meal: 'desayuno' },
  { from: 0, meal: 'cena' },
] as const;

/** Most of the guests come within two hours: what they come for belongs at the top. */
export const busyHours: Rule = ({ details: { byHour, categories } }, { id }) => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    byHour.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  );
  const total = hours.reduce((sum, views) => sum + views, 0);
  if (total < MIN_HOURLY_VIEWS || categories.length < 2) return null;
  // Of windows that are alike, the one that begins with people, then the earlier one.
  const [window] = hours
    .map((first, start) => ({ start, first, busy: first + hours[(start + 1) % 24]! }))
    .toSorted((a, b) => b.busy - a.busy || b.first - a.first);
  const { start, busy } = window!;
  if (busy < total * MIN_BUSY_PART) return null;
  const { meal } = MEALS.find(({ from }) => start >= from)!;
  const between = hoursBetween(start, start + WINDOW_HOURS);
  return {
    people: busy,
    sentence: `El ${percent(busy, total)} entra entre ${between}: ten la carta de ${meal} arriba`,
    action: 'Ordenar el menú',
    path: editorPath(id, 'items'),
  };
};

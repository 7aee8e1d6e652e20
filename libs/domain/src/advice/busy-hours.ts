import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { hoursBetween, percent } from './words';

/** Minimum number of views for a meaningful distribution by hour. */
export const MIN_HOURLY_VIEWS = 50;
/** Minimum share of the views that two consecutive hours must have together. */
export const MIN_BUSY_PART = 0.5;
const WINDOW_HOURS = 2;

/** Meals by the hour at which they begin. Each lasts until the next one. */
const MEALS = [
  { from: 18, meal: 'cena' },
  { from: 15, meal: 'merienda' },
  { from: 11, meal: 'almuerzo' },
  { from: 5, meal: 'desayuno' },
  { from: 0, meal: 'cena' },
] as const;

/** Finds two hours in which most guests come. The category for that time belongs at the top. */
export const busyHours: Rule = ({ details: { byHour, categories } }, { id }) => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    byHour.reduce((sum, day) => sum + (day[hour] ?? 0), 0),
  );
  const total = hours.reduce((sum, views) => sum + views, 0);
  if (total < MIN_HOURLY_VIEWS || categories.length < 2) return null;
  // The window whose first hour has more views wins a tie, and then the earlier window.
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

import { chance } from './chance';
import { SHADOW } from './palette';

/** A piece of SVG. */
export type Drawn = string;

const round = (value: number): number => Math.round(value * 10) / 10;
const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): Drawn =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${faded(opacity)}/>`;

export const ring = (x: number, y: number, r: number, ink: string, width: number, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${ink}" stroke-width="${width}"${faded(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${faded(opacity)}/>`;

export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${r}" fill="${fill}"/>`;

export const shape = (path: string, fill: string, opacity = 1): Drawn =>
  `<path d="${path}" fill="${fill}"${faded(opacity)}/>`;

export const line = (path: string, ink: string, width: number, opacity = 1): Drawn =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

interface Placing {
  readonly scale?: number;
  readonly turn?: number;
}

export const place = (drawn: Drawn, x: number, y: number, { scale = 1, turn = 0 }: Placing = {}) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${drawn}</g>`;

/** One of each, drawn one over the other. */
export const many = <T>(all: readonly T[], draw: (one: T, place: number) => Drawn): Drawn =>
  all.map(draw).join('');

/** Seen through. */
export const faint = (drawn: Drawn, opacity: number): Drawn =>
  `<g opacity="${opacity}">${drawn}</g>`;

/** How much wider than the shape each layer of its shadow is: together they fade as a blur does. */
const SHADOW_WIDTHS = [0, 6, 12, 18];

const shadowOf = (drawn: Drawn): Drawn => {
  const outline = drawn.replaceAll(/ (?:fill|stroke)="[^"]*"/g, '');
  const layers = SHADOW_WIDTHS.map(
    (width) => `<g stroke-width="${width}" opacity=".08">${outline}</g>`,
  );
  return `<g transform="translate(3 6)" fill="${SHADOW}" stroke="${SHADOW}">${layers.join('')}</g>`;
};

/** With the small shadow of food on food. No filter: the hundreds of them would draw for a minute. */
export const lifted = (...parts: Drawn[]): Drawn => shadowOf(parts.join('')) + parts.join('');

/** With the soft shadow of a thing on the table. */
export const resting = (...parts: Drawn[]): Drawn => `<g filter="url(#rest)">${parts.join('')}</g>`;

interface Blob {
  readonly seed: number;
  /** How far from an oval, as a part of its radius. */
  readonly wobble?: number;
  readonly points?: number;
}

/** The outline of something no machine cut: an oval around the middle, drawn by hand. */
export function blob(rx: number, ry: number, { seed, wobble = 0.08, points = 10 }: Blob): string {
  const next = chance(seed);
  const corners = Array.from({ length: points }, (_, place) => {
    const angle = (place / points) * Math.PI * 2;
    const far = 1 + (next() - 0.5) * 2 * wobble;
    return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far] as const;
  });
  return closed(corners);
}

/** A smooth closed line through the corners. */
export function closed(corners: readonly (readonly [number, number])[]): string {
  const at = (place: number) => corners[(place + corners.length) % corners.length] ?? [0, 0];
  const [startX, startY] = at(0);
  const curves = corners.map((_, place) => {
    const [before, from, to, after] = [place - 1, place, place + 1, place + 2].map(at);
    if (!before || !from || !to || !after) return '';
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    return `C${[...control, ...to].map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${curves.join('')}Z`;
}

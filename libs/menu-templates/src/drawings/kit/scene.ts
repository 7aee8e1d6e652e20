import { many, oval, place, slab, type Drawn } from './pencil';
import { spread, oneOf } from './chance';
import { darker, lighter, PAPER, SHADOW, TABLES, type Table } from './palette';

/** Images of dishes are cut 4:3 everywhere. */
export const WIDTH = 1280;
export const HEIGHT = 960;

const shade = (id: string, from: number, opacity: number) =>
  `<radialGradient id="${id}" cx=".56" cy=".58" r=".56"><stop offset="${from}" stop-color="${SHADOW}" stop-opacity="0"/><stop offset="1" stop-color="${SHADOW}" stop-opacity="${opacity}"/></radialGradient>`;

const DEFINITIONS = `<defs>
<filter id="rest" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="14" dy="22" stdDeviation="16" flood-color="${SHADOW}" flood-opacity=".34"/></filter>
<filter id="blur"><feGaussianBlur stdDeviation="14"/></filter>
${shade('well', 0.78, 0.2)}
${shade('deep', 0.6, 0.42)}
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6dd" stop-opacity=".26"/><stop offset=".5" stop-color="#fff6dd" stop-opacity="0"/><stop offset="1" stop-color="${SHADOW}" stop-opacity=".18"/></linearGradient>
<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".25" stop-color="#fff" stop-opacity=".1"/><stop offset=".8" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="${SHADOW}" stop-opacity=".14"/></linearGradient>
<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${SHADOW}" stop-opacity=".3"/></linearGradient>
</defs>`;

const page = (background: Drawn, parts: readonly Drawn[]): Drawn =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${DEFINITIONS}${background}${parts.join('')}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/></svg>`;

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const;

/** Chips in the table, so that the eye finds a surface. */
const terrazzo = (colour: string): Drawn => {
  const tones = [lighter(colour, 0.45), darker(colour, 0.16), lighter(colour, 0.22)] as const;
  const chips = spread({ count: 190, rx: 900, ry: 700, seed: 7, jitter: 0.9 });
  return many(chips, ({ x, y, turn, pick }) =>
    place(
      `<path d="M-9 -4 L4 -8 L10 2 L-2 7Z" fill="${oneOf(tones, (pick * 7) % 1)}"/>`,
      ...([MIDDLE[0] + x, MIDDLE[1] + y] as const),
      { turn, scale: 0.35 + pick * 0.75 },
    ),
  );
};

/** How much the view from above closes in: food fills the image, and the plate may touch its edge. */
const NEARNESS = 1.1;

/** Seen from above: things lie on a table around its middle. */
export function fromAbove(table: Table, ...parts: Drawn[]): Drawn {
  const colour = TABLES[table];
  return page(slab(0, 0, WIDTH, HEIGHT, 0, colour) + terrazzo(colour), [
    `<g transform="translate(${MIDDLE[0]} ${MIDDLE[1]}) scale(${NEARNESS})">${parts.join('')}</g>`,
  ]);
}

/** How high the eye of the front view sees the table's edge, and where things stand on it. */
const EDGE = 640;
const GROUND = 815;

/** Seen from the front: things stand on a table, before a wall with a low sun. */
export function fromTheFront(wall: Table, table: Table, ...parts: Drawn[]): Drawn {
  const background = [
    slab(0, 0, WIDTH, HEIGHT, 0, TABLES[wall]),
    `<circle cx="640" cy="440" r="390" fill="${lighter(TABLES[wall], 0.32)}"/>`,
    slab(0, EDGE, WIDTH, HEIGHT - EDGE, 0, TABLES[table]),
    slab(0, EDGE, WIDTH, 10, 0, lighter(TABLES[table], 0.35)),
  ];
  return page(background.join(''), [
    `<g transform="translate(${MIDDLE[0]} ${GROUND})">${parts.join('')}</g>`,
  ]);
}

/** The shadow under what stands, long to the right as all light comes from the left. */
export const footprint = (rx: number, ry = rx * 0.16): Drawn =>
  `<g filter="url(#blur)">${oval(rx * 0.22, 4, rx * 1.12, ry, SHADOW, 0.42)}</g>`;

/** A folded napkin with a woven edge. */
export const napkin = (colour: string): Drawn =>
  place(
    `<g filter="url(#rest)">${slab(-150, -190, 300, 380, 10, colour)}</g>` +
      slab(-132, -172, 264, 344, 6, lighter(colour, 0.14)) +
      slab(-150, -130, 300, 10, 0, PAPER) +
      slab(-150, 120, 300, 10, 0, PAPER),
    0,
    0,
  );

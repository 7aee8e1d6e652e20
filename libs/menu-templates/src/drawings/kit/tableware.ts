import { many, disc, line, lifted, oval, resting, ring, shape, slab, type Drawn } from './pencil';
import { spread } from './chance';
import { darker, INK, lighter, PAPER, WOOD } from './palette';

const glint = (r: number): Drawn =>
  line(
    `M${-r * 0.74} ${-r * 0.56}A${r * 0.93} ${r * 0.93} 0 0 1 ${-r * 0.2} ${-r * 0.91}`,
    '#fff',
    12,
    0.5,
  );

/** A flat plate around the middle, 400 to its edge; what is on it has about 300. */
export function plate(rim: string = PAPER, band?: string): Drawn {
  return [
    resting(disc(0, 0, 400, rim)),
    band ? ring(0, 0, 380, band, 9, 0.75) : '',
    disc(0, 0, 322, darker(rim, 0.06)),
    '<circle r="322" fill="url(#well)"/>',
    glint(400),
  ].join('');
}

/** A bowl around the middle, 380 to its edge; the food fills 318. */
export function bowl(clay: string, food: string): Drawn {
  return [
    resting(disc(0, 0, 380, clay)),
    disc(0, 0, 356, darker(clay, 0.25)),
    disc(0, 6, 320, food),
    '<circle cy="6" r="320" fill="url(#deep)"/>',
    ring(0, 0, 368, lighter(clay, 0.35), 6, 0.8),
    glint(380),
  ].join('');
}

/** A little dish of sauce. */
export function dip(x: number, y: number, r: number, sauce: string, clay: string = PAPER): Drawn {
  return [
    resting(disc(x, y, r, clay)),
    disc(x, y, r * 0.8, darker(sauce, 0.25)),
    disc(x + 2, y + 3, r * 0.76, sauce),
    line(
      `M${x - r * 0.4} ${y - r * 0.2}q${r * 0.35} ${-r * 0.4} ${r * 0.8} ${-r * 0.05}`,
      lighter(sauce, 0.45),
      r * 0.11,
      0.8,
    ),
  ].join('');
}

/** A wooden board around the middle, its grain along it. */
export function board(width: number, height: number, wood: string = WOOD): Drawn {
  const [left, top] = [-width / 2, -height / 2];
  const grain = Array.from({ length: 9 }, (_, place) => top + (height * (place + 0.7)) / 9.4);
  return [
    resting(slab(left, top, width, height, 46, wood)),
    slab(left + 8, top + 6, width - 16, height - 18, 40, lighter(wood, 0.16)),
    many(grain, (y, place) =>
      line(
        `M${left + 40 + (place % 3) * 60} ${y}c${width * 0.2} ${place % 2 ? 14 : -12} ${width * 0.4} ${place % 2 ? -10 : 12} ${width * 0.62} 0`,
        darker(wood, 0.22),
        3,
        0.4,
      ),
    ),
  ].join('');
}

/** A round board with its rings. */
export function roundBoard(r: number, wood: string = WOOD): Drawn {
  const rings = [0.95, 0.83, 0.7, 0.55, 0.38];
  return [
    resting(slab(-60, r - 30, 120, 150, 40, wood), disc(0, 0, r, wood)),
    disc(-3, -4, r - 8, lighter(wood, 0.16)),
    many(rings, (part) => ring(-8, 6, r * part, darker(wood, 0.22), 3, 0.3)),
    disc(0, r + 78, 16, darker(wood, 0.5)),
  ].join('');
}

/** A slate, its edge broken by hand. */
export function slate(width: number, height: number): Drawn {
  const [x, y] = [width / 2, height / 2];
  const flecks = spread({ count: 70, rx: x * 0.92, ry: y * 0.9, seed: 5 });
  return [
    resting(
      shape(
        `M${-x} ${-y + 8}L${-x * 0.3} ${-y}L${x * 0.4} ${-y + 9}L${x} ${-y + 2}L${x - 6} ${y * 0.2}L${x + 3} ${y - 4}L${x * 0.2} ${y + 3}L${-x * 0.5} ${y - 5}L${-x + 5} ${y}Z`,
        '#33443f',
      ),
    ),
    many(flecks, ({ x: left, y: top, pick }) =>
      oval(left, top, 2 + pick * 14, 1.5, '#6d807a', 0.35),
    ),
  ].join('');
}

/** A plate seen from the front, on which something stands; its edge is `rx` away. */
export const saucer = (rx: number, rim: string = PAPER): Drawn =>
  [
    `<g filter="url(#blur)">${oval(rx * 0.1, 40, rx * 1.04, rx * 0.15, '#2a1a10', 0.4)}</g>`,
    oval(0, 18, rx, rx * 0.15, darker(rim, 0.18)),
    oval(0, 6, rx, rx * 0.15, rim),
    oval(0, 8, rx * 0.74, rx * 0.1, darker(rim, 0.09)),
  ].join('');

/** A fork and a knife lying upright. */
export const cutlery = (metal = '#d9d4c7'): Drawn =>
  lifted(
    slab(-42, -40, 15, 250, 8, metal),
    shape('M-60 -190v90q0 50 25 60q25 -10 25 -60v-90h-11v84h-8v-84h-12v84h-8v-84Z', metal),
    slab(34, 10, 16, 200, 8, metal),
    shape('M34 20v-200q42 20 34 140q-2 40 -18 60Z', metal),
  );

/** A pair of sticks, 700 long. */
export const chopsticks = (): Drawn =>
  lifted(
    shape('M-350 -14L350 -20L350 -8L-350 -6Z', '#7a3b24'),
    shape('M-350 14L350 24L350 36L-350 22Z', '#8f4a2e'),
    shape('M270 -19L350 -20L350 -8L270 -7Z', INK),
    shape('M270 23L350 24L350 36L270 33Z', INK),
  );

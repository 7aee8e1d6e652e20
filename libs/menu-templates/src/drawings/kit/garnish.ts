import { oneOf, spread, type Spot } from './chance';
import { blob, disc, lifted, line, many, oval, place, shape, type Drawn } from './pencil';
import { darker, GREEN, lighter, PINK } from './palette';

const GREENS = [GREEN.mid, GREEN.light, GREEN.dark] as const;

/** A leaf pointing up, with its veins. */
export const leaf = (green: string = GREEN.mid): Drawn =>
  shape('M0 -60C34 -36 34 22 0 60C-34 22 -34 -36 0 -60', green) +
  shape('M0 -60C34 -36 34 22 0 60Z', darker(green, 0.14)) +
  line(
    'M0 -48V52M0 -14l14 -14M0 12l16 -14M0 -14l-14 -14M0 12l-16 -14',
    lighter(green, 0.4),
    2.5,
    0.7,
  );

/** A sprig of basil or mint. */
export const sprig = (x: number, y: number, scale = 1, turn = 0, green: string = GREEN.mid) =>
  place(
    lifted(
      place(leaf(darker(green, 0.12)), -34, 4, { turn: -62, scale: 0.8 }),
      place(leaf(lighter(green, 0.12)), 34, 2, { turn: 58, scale: 0.8 }),
      place(leaf(green), 0, -26, { turn: 4 }),
    ),
    x,
    y,
    { scale, turn },
  );

/** Frilly lettuce. */
export const lettuce = (x: number, y: number, r: number, seed: number): Drawn =>
  place(
    lifted(shape(blob(r, r * 0.8, { seed, wobble: 0.16, points: 17 }), GREEN.mid)) +
      shape(blob(r * 0.84, r * 0.62, { seed: seed + 1, wobble: 0.2, points: 15 }), GREEN.light) +
      line(
        `M${-r * 0.7} ${r * 0.2}Q0 ${-r * 0.1} ${r * 0.7} ${-r * 0.1}M${-r * 0.2} ${r * 0.06}l${r * 0.2} ${-r * 0.4}M${r * 0.1} 0l${r * 0.3} ${r * 0.34}M${-r * 0.4} ${r * 0.1}l${r * 0.1} ${r * 0.3}`,
        GREEN.pale,
        5,
        0.9,
      ),
    x,
    y,
    { turn: (seed * 67) % 360 },
  );

/** Chopped herbs all over. */
export const herbs = (rx: number, count: number, seed: number, ry = rx): Drawn =>
  many(spread({ count, rx, ry, seed, jitter: 1 }), ({ x, y, turn, pick }) =>
    place(shape('M-11 0Q-4 -8 0 -4Q6 -10 11 0Q4 7 0 4Q-6 8 -11 0', oneOf(GREENS, pick)), x, y, {
      turn,
      scale: 0.7 + pick * 0.6,
    }),
  );

/** Dots of one thing all over: seeds, salt, pepper, oil. */
export const dots = (rx: number, count: number, seed: number, fill: string, r = 5, ry = rx) =>
  many(spread({ count, rx, ry, seed, jitter: 1 }), ({ x, y, pick }) =>
    disc(x, y, r * (0.6 + pick * 0.7), fill),
  );

/** Grains all over: sesame, rice. */
export const grains = (rx: number, count: number, seed: number, fill: string, size = 1, ry = rx) =>
  many(spread({ count, rx, ry, seed, jitter: 0.8 }), ({ x, y, turn }) =>
    place(oval(0, 0, 11 * size, 4.4 * size, fill), x, y, { turn }),
  );

/** Loops of red onion. */
export const onions = (spots: readonly Spot[], r = 34, colour: string = PINK.dark): Drawn =>
  lifted(
    many(spots, ({ x, y, turn, pick }) =>
      place(
        line(`M${-r} 0A${r} ${r * (0.7 + pick * 0.3)} 0 0 1 ${r * 0.8} ${r * 0.5}`, colour, 9) +
          line(
            `M${-r * 0.98} 3A${r} ${r * (0.7 + pick * 0.3)} 0 0 1 ${r * 0.78} ${r * 0.52}`,
            PINK.pale,
            4,
          ),
        x,
        y,
        { turn },
      ),
    ),
  );

/** A fried egg. */
export const egg = (x: number, y: number, seed: number, scale = 1): Drawn =>
  place(
    lifted(shape(blob(98, 86, { seed, wobble: 0.17, points: 9 }), '#f3e3c3')) +
      shape(blob(92, 80, { seed, wobble: 0.17, points: 9 }), '#fffaf1') +
      disc(3, 4, 38, '#e08f1e') +
      disc(0, 0, 38, '#f5b02e') +
      oval(-11, -13, 12, 8, '#fff', 0.75),
    x,
    y,
    { scale },
  );

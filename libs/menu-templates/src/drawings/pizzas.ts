import {
  around,
  blob,
  bowl,
  BROWN,
  CREAM,
  disc,
  dots,
  type Drawn,
  GOLD,
  GREEN,
  herbs,
  lifted,
  line,
  many,
  place,
  RED,
  roundBoard,
  shape,
  spread,
  sprig,
} from './kit';

/** Dough, sauce and cheese, 330 to its edge. */
const base = (cheese: string): Drawn =>
  lifted(shape(blob(338, 334, { seed: 4, wobble: 0.018, points: 18 }), GOLD.dark)) +
  shape(blob(330, 326, { seed: 4, wobble: 0.018, points: 18 }), '#e5ad5d') +
  many(around(22, 306, 303), ({ x, y, pick }) =>
    disc(x, y, 9 + ((pick * 37) % 1) * 13, BROWN.light, 0.32),
  ) +
  shape(blob(284, 280, { seed: 6, wobble: 0.03, points: 16 }), RED.dark) +
  shape(blob(274, 270, { seed: 6, wobble: 0.03, points: 16 }), cheese);

const cuts = (count: number): Drawn =>
  many(around(count, 326, 326, 22), ({ x, y }) => line(`M0 0L${x} ${y}`, '#7d3d18', 5, 0.5));

const mozzarella = (x: number, y: number, r: number, seed: number): Drawn =>
  place(
    shape(blob(r * 1.14, r * 1.04, { seed, wobble: 0.14 }), '#f3c9a0') +
      shape(blob(r, r * 0.9, { seed, wobble: 0.14 }), '#fff6e2') +
      disc(r * 0.2, r * 0.16, r * 0.2, GOLD.light, 0.55),
    x,
    y,
  );

export const pizzaMargarita = (): Drawn =>
  roundBoard(392) +
  base('#d4543a') +
  dots(250, 60, 3, '#e8765a', 9) +
  many(spread({ count: 15, rx: 238, seed: 12, jitter: 0.7 }), ({ x, y, pick }) =>
    mozzarella(x, y, 38 + pick * 20, Math.round(pick * 99) + 2),
  ) +
  cuts(4) +
  many(
    [
      [-120, -110, 20],
      [110, -140, -40],
      [150, 70, 80],
      [-20, 10, 10],
      [-150, 110, -70],
      [20, 180, 150],
    ] as const,
    ([x, y, turn]) => sprig(x, y, 0.74, turn, GREEN.mid),
  ) +
  dots(220, 22, 8, '#fbe2a4', 4);

const pepperoni = (x: number, y: number, seed: number): Drawn =>
  place(
    lifted(disc(0, 0, 43, '#9c2b1c')) +
      disc(-1, -1, 37, '#c8452f') +
      dots(28, 9, seed, '#e98a6a', 4) +
      line('M-26 -14A30 30 0 0 1 4 -30', '#f3b096', 5, 0.8),
    x,
    y,
  );

const peppered = (): Drawn =>
  base('#f2c45e') +
  many(spread({ count: 26, rx: 250, seed: 3, jitter: 1 }), ({ x, y, pick }) =>
    place(
      shape(
        blob(30 + pick * 20, 24, { seed: Math.round(pick * 50) + 1, wobble: 0.2 }),
        '#f9dc92',
        0.85,
      ),
      x,
      y,
    ),
  ) +
  many(spread({ count: 17, rx: 246, seed: 5, jitter: 0.3 }), ({ x, y, pick }) =>
    pepperoni(x, y, Math.round(pick * 99) + 1),
  ) +
  herbs(250, 26, 7);

export const pizzaPepperoni = (): Drawn => {
  const whole = 'M0 0L306 -127A331 331 0 1 0 306 127Z';
  const missing = 'M0 0L330 -137A357 357 0 0 1 330 137Z';
  return [
    roundBoard(392),
    `<clipPath id="kept"><path d="${whole}" transform="scale(1.06)"/></clipPath>`,
    `<clipPath id="taken"><path d="${missing}"/></clipPath>`,
    `<g clip-path="url(#kept)">${peppered()}${cuts(8)}</g>`,
    place(`<g filter="url(#rest)"><g clip-path="url(#taken)">${peppered()}</g></g>`, 96, 12, {
      turn: 4,
    }),
    line('M40 -14q50 -6 90 6M36 12q40 10 84 2', '#f9dc92', 8),
  ].join('');
};

export const pasta = (): Drawn =>
  bowl('#f7efe0', '#e9d3a2') +
  many(spread({ count: 72, rx: 214, seed: 4, jitter: 0.9 }), ({ x, y, turn, pick }) =>
    place(
      line(`M-80 0A${70 + pick * 30} ${50 + pick * 30} 0 0 1 80 ${pick * 30}`, GOLD.dark, 15) +
        line(`M-80 0A${70 + pick * 30} ${50 + pick * 30} 0 0 1 80 ${pick * 30}`, '#f3d27f', 10),
      x,
      y,
      { turn },
    ),
  ) +
  lifted(shape(blob(186, 164, { seed: 9, wobble: 0.13, points: 12 }), '#a8321f')) +
  shape(blob(168, 146, { seed: 9, wobble: 0.13, points: 12 }), '#cf4a30') +
  dots(134, 32, 3, '#e8765a', 10) +
  many(
    [
      [-62, -40],
      [70, -20],
      [-6, 66],
    ] as const,
    ([x, y]) =>
      place(
        lifted(shape(blob(58, 54, { seed: x + 90, wobble: 0.08 }), BROWN.dark)) +
          shape(blob(50, 45, { seed: x + 90, wobble: 0.08 }), BROWN.mid) +
          line('M-26 -18q20 -16 40 -8', BROWN.pale, 7, 0.7) +
          dots(36, 8, x + 99, BROWN.light, 5),
        x,
        y,
      ),
  ) +
  many(spread({ count: 34, rx: 170, seed: 11, jitter: 1 }), ({ x, y, turn }) =>
    place(shape('M-14 -3L14 -2L12 3L-12 4Z', CREAM.pale), x, y, { turn }),
  ) +
  sprig(24, -70, 1, 24);

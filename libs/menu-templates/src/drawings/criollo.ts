import {
  avocado,
  blob,
  CREAM,
  disc,
  dots,
  type Drawn,
  egg,
  GOLD,
  grains,
  herbs,
  lettuce,
  lifted,
  line,
  many,
  onions,
  oval,
  place,
  plate,
  RED,
  shape,
  slab,
  spread,
  tomato,
} from './kit';

const salami = (x: number, y: number, seed: number): Drawn =>
  place(
    lifted(disc(0, 0, 62, RED.dark)) +
      disc(-1, -2, 54, '#c2543c') +
      dots(46, 18, seed, '#f0bfa6', 6),
    x,
    y,
  );

const friedCheese = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(slab(-66, -34, 132, 68, 12, GOLD.dark)) +
      slab(-58, -28, 116, 54, 10, '#f8e3ae') +
      line('M-46 -14q30 -10 44 4t50 -6M-30 14q24 8 60 -4', GOLD.mid, 7, 0.65),
    x,
    y,
    { turn },
  );

export const mangu = (): Drawn =>
  plate('#f7efe0', '#c4573a') +
  place(lifted(shape(blob(176, 146, { seed: 3 }), '#d8bd76')), -86, -62) +
  place(
    shape(blob(160, 128, { seed: 3 }), '#ebd694') +
      line(
        'M-120 -20Q-40 -90 60 -60T130 20M-96 40Q-20 -10 50 10T110 60M-60 88Q0 60 60 84',
        '#d3b565',
        11,
        0.8,
      ) +
      onions(spread({ count: 17, rx: 104, ry: 80, seed: 4, jitter: 0.8 }), 32),
    -88,
    -66,
  ) +
  egg(-82, 168, 5, 1.02) +
  egg(110, 176, 8, 0.96) +
  salami(176, -136, 2) +
  salami(228, -34, 4) +
  salami(138, -30, 6) +
  friedCheese(222, 78, -24) +
  friedCheese(-232, 82, 64) +
  herbs(120, 12, 9);

export const rice = (r: number, seed: number): Drawn =>
  lifted(shape(blob(r, r * 0.92, { seed, wobble: 0.06, points: 14 }), CREAM.dark)) +
  shape(blob(r * 0.95, r * 0.86, { seed, wobble: 0.06, points: 14 }), CREAM.light) +
  grains(r * 0.84, 120, seed, CREAM.pale, 1.05) +
  grains(r * 0.84, 36, seed + 1, CREAM.dark, 0.8);

const bean = (x: number, y: number, turn: number): Drawn =>
  place(oval(0, 0, 21, 13, '#6e2318') + oval(-4, -4, 9, 4, '#c97d63', 0.8), x, y, { turn });

const beans = (r: number, seed: number): Drawn =>
  lifted(shape(blob(r, r * 0.9, { seed, wobble: 0.07 }), '#a34a2c')) +
  shape(blob(r * 0.9, r * 0.8, { seed, wobble: 0.07 }), '#b65f3a') +
  many(spread({ count: 34, rx: r * 0.8, ry: r * 0.72, seed }), ({ x, y, turn }) =>
    bean(x, y, turn),
  ) +
  herbs(r * 0.6, 7, seed);

const stewedChicken = (x: number, y: number, turn: number, seed: number): Drawn =>
  place(
    lifted(
      slab(64, -13, 74, 24, 12, CREAM.mid),
      disc(136, -10, 15, CREAM.light),
      disc(136, 9, 14, CREAM.mid),
      shape(blob(92, 64, { seed, wobble: 0.1 }), '#9a4c1f'),
    ) +
      shape(blob(78, 50, { seed, wobble: 0.1 }), '#bd6a2e') +
      line('M-44 -22q34 -22 74 -6', '#eab06a', 9, 0.8) +
      herbs(54, 8, seed),
    x,
    y,
    { turn },
  );

export const bandera = (): Drawn =>
  plate('#fdf9f1', '#1f6a53') +
  place(shape(blob(190, 130, { seed: 31 }), '#a5531f', 0.8), 70, 150) +
  place(rice(150, 11), -130, -110) +
  place(beans(138, 13), 142, -112) +
  stewedChicken(34, 116, -18, 14) +
  stewedChicken(120, 202, 12, 17) +
  lettuce(-190, 110, 78, 3) +
  lettuce(-110, 190, 74, 6) +
  tomato(-176, 160, 46) +
  tomato(-110, 126, 42) +
  avocado(262, 66, 3, 62, 0.72);

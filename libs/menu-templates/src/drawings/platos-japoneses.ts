import {
  around,
  blob,
  bowl,
  chopsticks,
  CREAM,
  dip,
  disc,
  dots,
  type Drawn,
  GOLD,
  grains,
  GREEN,
  lifted,
  line,
  many,
  oval,
  PINK,
  place,
  plate,
  resting,
  ring,
  shape,
  slab,
  spread,
} from './kit';
import { NORI } from './sushi';

const softEgg = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(oval(0, 0, 76, 62, '#d9b78a')) +
      oval(0, 0, 70, 56, '#fffaf0') +
      disc(4, 2, 36, '#e88a1c') +
      disc(0, -2, 31, '#f6a832') +
      oval(-10, -12, 9, 6, '#fff', 0.8),
    x,
    y,
    { turn },
  );

const pork = (x: number, y: number, seed: number): Drawn =>
  place(
    lifted(shape(blob(92, 84, { seed, wobble: 0.06 }), '#8d4a2a')) +
      shape(blob(82, 74, { seed, wobble: 0.06 }), '#e3b18d') +
      line('M-50 10C-40 -50 40 -56 52 -6C54 40 0 54 -18 24C-30 -6 14 -20 22 4', '#b8693f', 13) +
      line('M-60 -8C-44 -62 34 -70 62 -20', '#f8e0c6', 7, 0.9),
    x,
    y,
  );

export const ramen = (): Drawn =>
  bowl('#a3321f', '#d49a4a') +
  many(spread({ count: 30, rx: 200, seed: 6, jitter: 1 }), ({ x, y, turn, pick }) =>
    place(
      line(`M-110 0Q${-40 + pick * 60} ${-70 - pick * 30} 110 10`, '#b9822c', 14) +
        line(`M-110 0Q${-40 + pick * 60} ${-70 - pick * 30} 110 10`, '#f5dc98', 9),
      x,
      y,
      { turn: (turn % 70) - 35 },
    ),
  ) +
  place(
    lifted(slab(-70, -110, 140, 220, 10, NORI), slab(-60, -100, 120, 200, 8, '#2b3d37')),
    210,
    -170,
    { turn: 32 },
  ) +
  pork(-120, -130, 4) +
  pork(-196, 10, 7) +
  softEgg(60, -80, -18) +
  softEgg(150, 22, 24) +
  place(
    lifted(...around(10, 46).map(({ x, y }) => disc(x, y, 15, CREAM.pale))) +
      disc(0, 0, 46, CREAM.pale) +
      line('M-22 6C-20 -26 24 -28 24 0C22 22 -8 22 -6 4', PINK.mid, 8),
    -20,
    90,
  ) +
  many(spread({ count: 30, rx: 110, seed: 3, jitter: 0.7 }), ({ x, y }) =>
    ring(x - 10, y + 190, 11, GREEN.mid, 7),
  ) +
  dots(280, 26, 4, '#f3c46a', 6) +
  place(chopsticks(), 120, 300, { turn: -16, scale: 0.95 });

const gyoza = (x: number, y: number, turn: number, seed: number): Drawn =>
  place(
    lifted(shape('M-104 34C-116 -80 116 -80 104 34Q0 66 -104 34Z', '#cfa265')) +
      shape('M-98 22C-104 -70 104 -70 98 22Q0 46 -98 22Z', '#f6e6c2') +
      shape('M-98 18Q0 50 98 18Q96 40 0 52Q-94 42 -98 18Z', '#b97430') +
      many([-70, -42, -14, 14, 42, 70], (left) =>
        line(`M${left * 0.82} -50Q${left * 0.98} -26 ${left} 4`, '#d3b27a', 7, 0.85),
      ) +
      line('M-76 -34Q0 -84 76 -34', '#fffaf0', 9, 0.8) +
      grains(70, 6, seed, '#5c4a34', 0.42, 20),
    x,
    y,
    { turn },
  );

export const gyozas = (): Drawn =>
  plate('#8fbdb9', '#fdf9f1') +
  many([0, 1, 2, 3, 4], (at) =>
    place(gyoza(0, 0, -10 + at * 5, at + 3), -130 + (at % 2) * 22, -216 + at * 104, {
      scale: 1.22,
    }),
  ) +
  dip(150, -40, 112, '#4a2417', '#fdf9f1') +
  many(spread({ count: 9, rx: 50, seed: 2 }), ({ x, y }) =>
    ring(x + 150, y - 40, 10, GREEN.light, 6),
  ) +
  many(spread({ count: 18, rx: 80, ry: 60, seed: 9 }), ({ x, y }) =>
    ring(x + 130, y + 170, 12, GREEN.mid, 7),
  ) +
  grains(230, 24, 6, GOLD.pale, 0.5) +
  resting(place(chopsticks(), 300, 330, { turn: -20, scale: 0.8 }));

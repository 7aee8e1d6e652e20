import {
  around,
  avocado,
  blob,
  bowl,
  BROWN,
  CREAM,
  disc,
  dots,
  type Drawn,
  GOLD,
  herbs,
  lifted,
  line,
  many,
  oval,
  place,
  shape,
  slab,
  spread,
} from './kit';

const corn = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(disc(0, 0, 60, GOLD.mid)) +
      many(around(14, 48), ({ x: left, y: top }) => disc(left, top, 11, '#f8d25c')) +
      disc(0, 0, 33, '#f4e3b0') +
      disc(0, 0, 14, CREAM.dark),
    x,
    y,
    { turn },
  );

const chunk = (
  x: number,
  y: number,
  turn: number,
  outer: string,
  inner: string,
  seed: number,
): Drawn =>
  place(
    lifted(shape(blob(62, 42, { seed, wobble: 0.16, points: 7 }), outer)) +
      shape(blob(50, 31, { seed, wobble: 0.16, points: 7 }), inner) +
      line('M-28 -10q20 -12 46 -4', '#fff8e4', 5, 0.5),
    x,
    y,
    { turn },
  );

export const sancocho = (): Drawn =>
  bowl('#2c4a52', '#c47e2c') +
  dots(290, 60, 5, '#f0c05c', 7) +
  chunk(-130, -120, 20, '#e2cf9c', '#f8efd4', 4) +
  chunk(150, 60, -30, '#e2cf9c', '#f8efd4', 7) +
  chunk(-40, 190, 8, '#d98f2e', '#f4c45a', 9) +
  chunk(60, -190, 12, '#d98f2e', '#f4c45a', 12) +
  chunk(30, -30, -24, BROWN.mid, BROWN.light, 15) +
  chunk(-180, 70, 62, BROWN.mid, BROWN.light, 18) +
  chunk(130, 190, 40, BROWN.mid, BROWN.light, 22) +
  chunk(-60, 74, -14, '#dd8a3a', '#f0ab57', 24) +
  corn(170, -96, 10) +
  corn(-186, -30, 40) +
  herbs(280, 40, 12) +
  avocado(-40, -110, 3, 30, 0.62);

export const habichuelasConDulce = (): Drawn =>
  bowl('#f0e2cf', '#9a6550') +
  line('M-150 20C-110 -150 110 -180 190 -50C230 80 90 190 -40 130', '#c4937c', 26, 0.55) +
  many(spread({ count: 9, rx: 210, seed: 17 }), ({ x, y, turn, pick }) =>
    chunk(x, y, turn, '#b9621f', '#e39447', Math.round(pick * 90) + 3),
  ) +
  many(spread({ count: 18, rx: 240, seed: 23 }), ({ x, y, turn }) =>
    place(oval(0, 0, 19, 12, '#3d1d1a') + oval(-4, -3, 8, 3, '#7d4f48'), x, y, { turn }),
  ) +
  many(
    [
      [-90, -110, 20],
      [110, -60, -14],
      [-10, 120, 40],
    ] as const,
    ([x, y, turn]) =>
      place(
        lifted(slab(-56, -56, 112, 112, 20, GOLD.dark)) +
          slab(-50, -50, 100, 100, 17, '#f2d79c') +
          many(around(8, 32), (hole) => disc(hole.x, hole.y, 4, GOLD.dark, 0.7)),
        x,
        y,
        { turn },
      ),
  ) +
  place(
    lifted(slab(-110, -9, 220, 18, 9, '#7b4322'), slab(-110, -4, 220, 5, 3, '#a86a3c')),
    170,
    150,
    { turn: -38 },
  );

import {
  around,
  avocado,
  bowl,
  disc,
  type Drawn,
  GREEN,
  lettuce,
  lifted,
  many,
  onions,
  oval,
  place,
  slab,
  spread,
  tomato,
} from './kit';

export const ensalada = (): Drawn =>
  bowl('#b57c4c', '#4c7a3a') +
  lettuce(-150, -120, 120, 3) +
  lettuce(90, -170, 124, 5) +
  lettuce(180, 40, 122, 8) +
  lettuce(-180, 90, 118, 11) +
  lettuce(20, 180, 124, 14) +
  lettuce(0, 0, 116, 17) +
  many(
    [
      [-90, -40],
      [120, -90],
      [40, 130],
    ] as const,
    ([x, y]) => tomato(x, y, 62),
  ) +
  many(
    [
      [-180, -150],
      [200, 110],
      [-70, 216],
      [30, -216],
    ] as const,
    ([x, y]) =>
      lifted(disc(x, y, 46, GREEN.dark), disc(x, y, 40, '#dbe8b4')) +
      many(around(6, 20), (seed) => oval(x + seed.x, y + seed.y, 5, 3, '#a9c878')),
  ) +
  avocado(-110, 130, 4, -38, 0.92) +
  onions(spread({ count: 8, rx: 210, seed: 6 }), 40) +
  many(spread({ count: 22, rx: 230, seed: 9 }), ({ x, y, turn }) =>
    place(slab(-10, -8, 20, 17, 6, '#f6cf55'), x, y, { turn }),
  );

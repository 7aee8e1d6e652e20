import {
  CREAM,
  dip,
  disc,
  type Drawn,
  footprint,
  grains,
  herbs,
  lifted,
  line,
  many,
  oval,
  PAPER,
  place,
  roundBoard,
  shape,
  slab,
} from './kit';

const fry = (x: number, y: number, turn: number, length: number): Drawn =>
  place(
    slab(-19, -length, 38, length, 7, '#d99a2e') +
      slab(-19, -length, 26, length - 6, 6, '#f7cf63') +
      slab(-19, -length, 38, 14, 6, '#fbe29a'),
    x,
    y,
    { turn },
  );

export const papasFritas = (): Drawn =>
  footprint(230) +
  many(Array.from({ length: 11 }), (_, at) =>
    fry(-170 + at * 34, -260, -16 + at * 3.2, 250 + ((at * 53) % 90)),
  ) +
  many(Array.from({ length: 10 }), (_, at) =>
    fry(-150 + at * 33, -220, -20 + at * 4.4, 210 + ((at * 71) % 80)),
  ) +
  shape('M-230 -330Q0 -220 230 -330L176 -6Q0 22 -176 -6Z', '#b8452c') +
  shape('M-222 -320Q0 -210 222 -320L172 -12Q0 14 -172 -12Z', '#cf5a3c') +
  '<clipPath id="box"><path d="M-222 -320Q0 -210 222 -320L172 -12Q0 14 -172 -12Z"/></clipPath><g clip-path="url(#box)">' +
  many([-180, -90, 0, 90, 180], (x) =>
    shape(`M${x - 22} -340H${x + 22}L${x * 0.78 + 17} 20H${x * 0.78 - 17}Z`, PAPER),
  ) +
  '</g>' +
  shape('M-222 -320Q0 -210 222 -320L172 -12Q0 14 -172 -12Z', 'url(#round)') +
  place(fry(0, 0, 78, 200), 270, -4) +
  place(fry(0, 0, -70, 170), -250, 0) +
  place(
    shape('M-104 -96H104L84 0Q0 14 -84 0Z', '#f7efe0') +
      oval(0, -96, 104, 22, '#e8dcc6') +
      oval(0, -94, 88, 16, '#cf3f2c') +
      oval(-24, -98, 34, 5, '#f08a70'),
    -390,
    20,
  );

const wing = (x: number, y: number, turn: number, seed: number): Drawn =>
  place(
    lifted(
      slab(60, -13, 96, 26, 13, CREAM.mid),
      disc(154, -11, 16, CREAM.light),
      disc(154, 11, 16, CREAM.mid),
      shape(
        'M-130 0C-130 -90 0 -90 60 -34Q96 -12 96 2Q96 20 60 36C0 86 -130 86 -130 0Z',
        '#8f3416',
      ),
    ) +
      shape('M-118 -4C-116 -76 0 -76 54 -28Q80 -8 78 4C30 60 -116 66 -118 -4Z', '#c4571f') +
      shape('M-92 -30C-70 -66 0 -60 40 -26Q-30 -44 -92 -30Z', '#f0a04c', 0.9) +
      grains(70, 9, seed, '#fdeecb', 0.5, 36),
    x,
    y,
    { turn },
  );

export const alitas = (): Drawn =>
  roundBoard(392) +
  many(
    [
      [-160, -170, 26, 3],
      [60, -220, -18, 5],
      [-210, 20, -34, 7],
      [-10, -70, 16, 9],
      [190, -100, 40, 11],
      [-110, 160, 10, 13],
    ] as const,
    ([x, y, turn, seed]) => wing(x, y, turn, seed),
  ) +
  dip(140, 130, 120, '#f7f1df', '#33564c') +
  place(herbs(64, 12, 4), 140, 130) +
  many([0, 1, 2], (at) =>
    place(
      lifted(slab(-22, -120, 44, 240, 18, '#8fb84f')) +
        line('M-8 -104V104M8 -104V104', '#c5dc8e', 6),
      20 + at * 50,
      268,
      { turn: 74 + at * 9, scale: 0.8 },
    ),
  );

import {
  BROWN,
  citrus,
  disc,
  type Drawn,
  lifted,
  line,
  oval,
  PAPER,
  place,
  resting,
  ring,
  shape,
  slab,
  sprig,
} from './kit';

/** A cup on its saucer from above, its handle to the right. */
const cup = (clay: string, drink: string, inside: Drawn): Drawn =>
  resting(disc(0, 0, 330, clay)) +
  ring(0, 0, 312, '#fff', 6, 0.35) +
  disc(0, 0, 240, '#2a1a10', 0.1) +
  lifted(slab(190, -30, 130, 60, 30, PAPER), disc(0, 0, 224, PAPER)) +
  disc(0, 0, 204, '#e6dac4') +
  disc(0, 4, 196, drink) +
  inside +
  '<circle cy="4" r="196" fill="url(#deep)" opacity=".7"/>' +
  line('M-160 -122A206 206 0 0 1 -40 -206', '#fff', 10, 0.8);

const spoon = (): Drawn =>
  lifted(slab(-8, -60, 16, 230, 8, '#d9d4c7'), oval(0, -100, 36, 56, '#d9d4c7')) +
  oval(-4, -104, 24, 42, '#f4f0e6');

const coffeeBean = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(oval(0, 0, 34, 23, BROWN.dark)) +
      oval(-4, -4, 26, 15, BROWN.mid) +
      line('M-30 0Q-8 -12 0 0T30 0', BROWN.dark, 5),
    x,
    y,
    { turn },
  );

export const cafe = (): Drawn =>
  cup(
    '#1f6a53',
    '#8d5127',
    disc(0, 4, 178, '#b5713a', 0.85) +
      shape(
        'M0 170C-150 90 -170 -60 -70 -96C-30 -108 0 -80 0 -58C0 -80 30 -108 70 -96C170 -60 150 90 0 170Z',
        '#fbeeda',
      ) +
      shape(
        'M0 128C-96 66 -112 -26 -54 -52C-24 -62 0 -36 0 -20C0 -36 24 -62 54 -52C112 -26 96 66 0 128Z',
        '#b5713a',
      ) +
      shape(
        'M0 100C-64 52 -76 -6 -38 -24C-16 -32 0 -12 0 -2C0 -12 16 -32 38 -24C76 -6 64 52 0 100Z',
        '#fbeeda',
      ) +
      shape('M0 68C-34 40 -40 12 -20 4C-8 0 0 10 0 18C0 10 8 0 20 4C40 12 34 40 0 68Z', '#b5713a'),
  ) +
  place(spoon(), -10, 300, { turn: 98 }) +
  coffeeBean(-420, -190, 30) +
  coffeeBean(-370, -120, -40) +
  coffeeBean(-450, -96, 80) +
  coffeeBean(420, 250, 20);

export const te = (): Drawn =>
  cup(
    '#f2c773',
    '#c47a26',
    disc(-20, -20, 150, '#dd9a35', 0.7) + citrus(46, 40, 96, '#f0c542') + sprig(-70, -50, 0.8, -30),
  ) +
  line('M-150 -128C-260 -220 -300 -100 -330 -180', PAPER, 5) +
  place(
    lifted(slab(-42, -50, 84, 100, 8, '#1f6a53')) + place(sprig(0, 10, 0.4), 0, 0),
    -352,
    -230,
    { turn: -14 },
  ) +
  place(spoon(), 330, 130, { turn: 24 });

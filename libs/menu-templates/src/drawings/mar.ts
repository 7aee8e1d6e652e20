import {
  around,
  avocado,
  bowl,
  citrus,
  CREAM,
  disc,
  dots,
  type Drawn,
  GOLD,
  herbs,
  lettuce,
  lifted,
  line,
  many,
  onions,
  oval,
  place,
  RED,
  resting,
  shape,
  slab,
  spread,
  sprig,
  wedge,
} from './kit';
import { toston } from './frituras';

const fishCube = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(slab(-46, -38, 92, 76, 20, '#e9dccb')) +
      slab(-42, -36, 80, 62, 16, '#fffaf2') +
      line('M-26 -16q24 10 48 -2M-28 4q26 10 52 0', '#e7cfc4', 6),
    x,
    y,
    { turn },
  );

export const ceviche = (): Drawn =>
  bowl('#1f6a53', '#e9ead0') +
  many(spread({ count: 18, rx: 216, seed: 7, jitter: 0.5 }), ({ x, y, turn }) =>
    fishCube(x, y, turn),
  ) +
  many(spread({ count: 20, rx: 240, seed: 3 }), ({ x, y, pick }) =>
    pick > 0.5
      ? lifted(slab(x - 14, y - 12, 28, 24, 7, RED.mid))
      : lifted(slab(x - 12, y - 10, 26, 22, 7, '#f3c243')),
  ) +
  onions(spread({ count: 18, rx: 220, seed: 14, jitter: 0.8 }), 48) +
  herbs(260, 44, 5) +
  avocado(-150, 120, 4, -130, 0.86) +
  citrus(170, -150, 70) +
  sprig(10, -20, 0.8, 20) +
  many([0, 1, 2, 3], (at) =>
    place(
      lifted(shape('M-120 -14Q0 -40 120 -10Q0 34 -120 -14', GOLD.mid)) +
        line('M-90 -12Q0 -26 90 -8', GOLD.pale, 7),
      210 + at * 26,
      130 + at * 34,
      { turn: -52 + at * 12 },
    ),
  );

const prawn = (x: number, y: number, turn: number): Drawn =>
  place(
    lifted(
      shape('M-22 78L-84 84L-96 124L-58 116L-44 142L-10 104Z', '#d8492f'),
      shape(
        'M-24 96C-90 80 -110 0 -76 -56C-36 -116 70 -110 100 -40C116 0 96 36 70 40C84 0 60 -36 20 -34C-20 -32 -30 20 -6 46C6 66 0 98 -24 96Z',
        '#e5653f',
      ),
    ) +
      shape(
        'M-30 82C-80 60 -92 0 -64 -46C-32 -92 56 -92 84 -38C60 -70 -20 -80 -48 -26C-66 10 -56 54 -30 82Z',
        '#f7a780',
      ) +
      line(
        'M-82 -20L-34 -6M-62 -64L-26 -24M-14 -94L-2 -38M44 -92L30 -36M88 -54L58 -14M-84 34L-24 30',
        '#c63f27',
        7,
        0.75,
      ) +
      disc(84, 8, 6, '#2b2620') +
      line('M92 20q50 10 66 60M84 28q30 30 26 76', '#e5653f', 5),
    x,
    y,
    { turn },
  );

export const camarones = (): Drawn =>
  resting(slab(300, -40, 320, 80, 36, '#26332f'), disc(0, 0, 380, '#26332f')) +
  disc(570, 0, 16, '#50605a') +
  disc(0, 0, 352, '#33443f') +
  disc(0, 4, 322, '#c9822d') +
  '<circle cy="4" r="322" fill="url(#deep)"/>' +
  dots(290, 70, 6, '#efb652', 10) +
  many(around(7, 206, 200, 10), ({ x, y, turn }) => prawn(x, y, turn + 60)) +
  prawn(-20, -30, 20) +
  prawn(36, 60, 200) +
  many(spread({ count: 22, rx: 270, seed: 8 }), ({ x, y, turn }) =>
    place(lifted(shape('M-18 0Q-8 -18 14 -10Q22 6 4 12Q-14 14 -18 0', CREAM.light)), x, y, {
      turn,
    }),
  ) +
  herbs(280, 46, 3) +
  dots(280, 30, 11, RED.mid, 5) +
  wedge(-220, 190, 76, -30, '#f0c542') +
  wedge(200, -210, 76, 130, '#f0c542');

const fin = '#8f8d78';

export const pescadoFrito = (): Drawn =>
  resting(oval(0, 0, 520, 330, '#fdf9f1')) +
  oval(0, 0, 430, 256, '#efe6d4') +
  lettuce(-280, 120, 110, 4) +
  lettuce(-170, 190, 96, 7) +
  lettuce(250, -150, 100, 9) +
  place(
    lifted(
      shape('M250 0L400 -110Q372 0 400 110Z', '#a8682c'),
      shape('M-60 -112Q40 -190 150 -84Z', '#a8682c'),
      shape('M-20 112Q50 180 110 84Z', '#a8682c'),
      shape('M-350 6C-260 -150 40 -170 290 -24Q310 0 290 24C40 160 -260 150 -350 6Z', '#b97530'),
    ) +
      shape('M-336 4C-250 -128 40 -146 280 -20Q60 -60 -120 -20T-336 4Z', '#d79a4a') +
      line('M-214 -92Q-160 0 -214 92', '#8a4f1e', 9) +
      many([-120, -40, 40, 120, 190], (x) =>
        line(
          `M${x} ${-96 + Math.abs(x) * 0.18}q-34 ${76} 6 ${170 - Math.abs(x) * 0.3}`,
          '#80481a',
          10,
          0.75,
        ),
      ) +
      many([-120, -40, 40, 120], (x) => line(`M${x + 8} ${-84}q-26 60 2 130`, '#f0c47c', 4, 0.6)) +
      disc(-272, -28, 22, '#f8efd6') +
      disc(-274, -28, 11, '#2b2620') +
      line('M-346 12q30 12 54 4', '#80481a', 6) +
      line('M300 -30l66 -44M304 0h70M300 30l66 44', fin, 5, 0.6),
    -10,
    -10,
    { turn: -9 },
  ) +
  citrus(250, 150, 60) +
  wedge(120, 206, 62, 16) +
  place(toston(0, 0, 5), -360, -60, { scale: 0.72 }) +
  place(toston(0, 0, 9), -318, -140, { scale: 0.7 }) +
  onions(spread({ count: 7, rx: 200, ry: 60, seed: 3 }), 30) +
  herbs(230, 16, 3, 80);

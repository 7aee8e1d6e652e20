import {
  blob,
  chopsticks,
  CREAM,
  dip,
  disc,
  type Drawn,
  grains,
  GREEN,
  herbs,
  lifted,
  line,
  many,
  PINK,
  place,
  ring,
  shape,
  slab,
  slate,
} from './kit';

export const NORI = '#1d2b27';

const SALMON = '#f08a5d';

/** A piece of a roll, cut face up: the rice outside or the nori. */
const piece = (x: number, y: number, core: string, seed: number, isInsideOut: boolean): Drawn =>
  place(
    lifted(disc(0, 0, 72, isInsideOut ? CREAM.dark : NORI)) +
      disc(0, 0, isInsideOut ? 70 : 62, CREAM.pale) +
      grains(isInsideOut ? 62 : 54, 40, seed, CREAM.mid, 0.75) +
      (isInsideOut ? ring(0, 0, 40, NORI, 8) : '') +
      disc(0, 0, 36, '#e6efcf') +
      place(shape(blob(30, 20, { seed, wobble: 0.12 }), core), -6, -9) +
      slab(-24, 9, 34, 17, 6, GREEN.light) +
      slab(10, -2, 17, 26, 6, '#f6d05c') +
      (isInsideOut ? grains(68, 14, seed + 2, '#3a3a30', 0.42) : '') +
      line('M-54 -34A64 64 0 0 1 -18 -62', '#fff', 6, 0.6),
    x,
    y,
  );

const wasabi = (x: number, y: number): Drawn =>
  place(
    lifted(shape(blob(50, 42, { seed: 8, wobble: 0.14 }), '#7fa845')) +
      shape(blob(38, 29, { seed: 8, wobble: 0.14 }), '#a9cc68') +
      line('M-20 -6q20 -14 40 0', '#d3e6a0', 5),
    x,
    y,
  );

const ginger = (x: number, y: number): Drawn =>
  place(
    many([0, 1, 2, 3], (leaf) =>
      place(
        lifted(shape(blob(54, 30, { seed: leaf + 3, wobble: 0.14 }), PINK.light)) +
          line('M-40 4q40 -18 80 -4', PINK.pale, 5),
        (leaf % 2) * 26 - 12,
        leaf * 12 - 18,
        { turn: leaf * 38 },
      ),
    ),
    x,
    y,
  );

export const sushiRolls = (): Drawn =>
  slate(980, 600) +
  many([0, 1, 2, 3], (at) => piece(-380 + at * 150, -140 + (at % 2) * 6, SALMON, at + 2, true)) +
  many([0, 1, 2, 3], (at) => piece(-380 + at * 150, 22 - (at % 2) * 6, '#c93f3f', at + 8, false)) +
  many([0, 1, 2], (at) => piece(-380 + at * 150, 186, SALMON, at + 14, true)) +
  wasabi(120, 196) +
  ginger(260, 190) +
  dip(330, -110, 108, '#3a1f16', '#fdf9f1') +
  place(chopsticks(), 40, 344, { turn: -4 }) +
  herbs(300, 8, 5);

const riceBed = (): Drawn =>
  lifted(slab(-118, -48, 236, 116, 54, CREAM.dark)) +
  slab(-114, -46, 228, 104, 50, CREAM.pale) +
  grains(100, 36, 5, CREAM.mid, 0.8, 40);

const topped = (x: number, y: number, turn: number, flesh: string, fat: string, band = false) =>
  place(
    riceBed() +
      lifted(
        shape(
          'M-140 -6C-132 -76 -60 -74 0 -70S132 -74 142 -2C134 44 80 40 0 42S-132 46 -140 -6Z',
          flesh,
        ),
      ) +
      many([-96, -56, -16, 24, 64, 104], (left) =>
        line(`M${left - 14} 34Q${left + 20} -10 ${left + 10} -62`, fat, 8, 0.8),
      ) +
      line('M-112 -44Q-40 -66 40 -58', '#fff', 7, 0.5) +
      (band ? slab(-20, -76, 44, 146, 6, NORI) : ''),
    x,
    y,
    { turn },
  );

const prawnTopped = (x: number, y: number, turn: number): Drawn =>
  place(
    riceBed() +
      lifted(
        shape('M122 -20L186 -58Q180 -14 190 26Z', '#e2583e'),
        shape('M-138 -4C-126 -66 60 -84 132 -24Q142 -4 132 16C60 62 -120 44 -138 -4Z', '#f6a98a'),
      ) +
      line('M-120 -6H124', '#fff1e4', 12) +
      many([-84, -40, 4, 48, 90], (left) => line(`M${left} -46q16 42 0 86`, '#e2583e', 8, 0.75)),
    x,
    y,
    { turn },
  );

export const nigiri = (): Drawn =>
  slate(960, 620) +
  topped(-250, -140, -8, SALMON, '#fbc9a6') +
  topped(80, -160, -8, '#b9304a', '#e0708a') +
  prawnTopped(-240, 70, -8) +
  topped(90, 50, -8, '#f3c84c', '#fae39a', true) +
  wasabi(-300, 226) +
  ginger(-150, 226) +
  dip(340, 40, 100, '#3a1f16', '#fdf9f1') +
  place(chopsticks(), 60, 356, { turn: -3, scale: 0.9 });

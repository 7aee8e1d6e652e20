import {
  BROWN,
  disc,
  type Drawn,
  footprint,
  GOLD,
  grains,
  GREEN,
  lettuce,
  line,
  many,
  oval,
  PAPER,
  PINK,
  place,
  RED,
  shape,
  slab,
  spread,
} from './kit';

export const plank = (): Drawn =>
  footprint(470, 40) +
  slab(-470, -14, 940, 46, 20, '#8f5c34') +
  slab(-470, -20, 940, 32, 15, '#b57c4c') +
  line('M-400 -8h240M-60 -4h300', '#8f5c34', 4, 0.5);

const LETTUCE_EDGE =
  'M-300 -20Q-320 -60 -270 -64Q-230 -20 -180 -60Q-130 -20 -80 -60Q-30 -16 20 -58Q70 -18 120 -60Q170 -18 220 -62Q270 -70 300 -24Q260 16 0 6Q-260 16 -300 -20Z';

/** Half of a sandwich, its cut face forward. */
export const half = (): Drawn =>
  slab(-170, -44, 340, 56, 22, '#b8742f') +
  slab(-162, -42, 324, 40, 14, '#f3dba6') +
  shape('M-182 -40Q-150 -76 -110 -52T-30 -52T50 -52T120 -54T184 -42L170 -36H-170Z', GREEN.light) +
  slab(-166, -82, 332, 32, 10, '#e58f86') +
  slab(-166, -74, 332, 8, 4, '#f3b5aa') +
  shape('M-174 -104H174L150 -76L120 -96L60 -72L10 -96L-60 -74L-110 -98L-150 -74Z', '#f6c94f') +
  many(
    [-104, 0, 104],
    (x) => slab(x - 50, -128, 100, 30, 13, RED.mid) + slab(x - 44, -122, 88, 8, 4, RED.pale),
  ) +
  slab(-168, -152, 336, 26, 12, '#f2d9c0') +
  slab(-170, -214, 340, 66, 26, '#b8742f') +
  slab(-162, -196, 324, 44, 14, '#f3dba6') +
  line('M-140 -204H140', '#e0aa5c', 8);

export const sandwich = (): Drawn =>
  footprint(440) +
  slab(-470, -16, 940, 44, 18, '#8f5c34') +
  slab(-470, -20, 940, 30, 14, '#b57c4c') +
  place(half(), -190, -32, { scale: 1.02 }) +
  place(
    slab(-4, -330, 8, 140, 4, '#c9a06a') +
      disc(0, -330, 26, '#8aa544') +
      disc(-7, -337, 8, '#d5e09c') +
      disc(4, -322, 8, RED.mid),
    -190,
    -22,
  ) +
  place(half(), 190, -32, { scale: 1.02 }) +
  place(
    slab(-4, -330, 8, 140, 4, '#c9a06a') + disc(0, -330, 26, RED.mid) + disc(-8, -338, 8, RED.pale),
    190,
    -22,
  ) +
  place(lettuce(0, 0, 50, 4), 420, -40) +
  many([0, 1, 2], (at) =>
    place(
      oval(0, 0, 40, 14, GOLD.light) + oval(0, -4, 34, 9, GOLD.pale),
      -400 + at * 16,
      -30 - at * 16,
    ),
  );

export const hamburguesa = (): Drawn =>
  plank() +
  slab(-268, -110, 536, 92, 40, '#a9622a') +
  slab(-268, -110, 536, 74, 34, '#dd9d4f') +
  place(
    shape(LETTUCE_EDGE, GREEN.mid) +
      place(shape(LETTUCE_EDGE, GREEN.light), 4, -8, { scale: 0.96 }),
    0,
    -80,
  ) +
  slab(-276, -214, 552, 96, 44, BROWN.dark) +
  slab(-270, -212, 540, 76, 36, BROWN.mid) +
  place(grains(230, 60, 4, BROWN.light, 0.8, 26), 0, -178) +
  shape(
    'M-290 -222H290L236 -160L190 -206L110 -146L40 -206L-70 -158L-130 -206L-210 -150L-246 -206Z',
    '#f6b93a',
  ) +
  shape('M-290 -226H290L282 -212H-282Z', '#fcd672') +
  slab(-250, -258, 240, 40, 18, RED.mid) +
  slab(14, -258, 236, 40, 18, RED.mid) +
  slab(-240, -252, 220, 10, 5, RED.pale) +
  slab(26, -252, 210, 10, 5, RED.pale) +
  line('M-220 -268q60 -16 120 0M-60 -268q60 -16 120 0M100 -268q60 -16 110 0', PINK.dark, 11) +
  shape('M-286 -272C-290 -480 -130 -530 0 -530S290 -480 286 -272Q0 -252 -286 -272Z', '#a9622a') +
  shape('M-280 -284C-280 -474 -130 -520 0 -520S280 -474 280 -284Q0 -270 -280 -284Z', '#d8923f') +
  shape('M-236 -340C-210 -460 -90 -500 20 -500Q-150 -460 -190 -330Z', '#f3c47c', 0.8) +
  many(spread({ count: 26, rx: 220, ry: 80, seed: 8, jitter: 0.7 }), ({ x, y, turn }) =>
    place(shape('M-13 0Q0 -12 13 0Q0 10 -13 0', '#fdf0cf'), x, y - 430, { turn: (turn % 60) - 30 }),
  );

export const chimi = (): Drawn =>
  plank() +
  shape('M-330 -60C-330 -10 330 -10 330 -60L300 -130H-300Z', '#a9622a') +
  shape('M-322 -66C-320 -22 320 -22 322 -66L296 -124H-296Z', '#e3aa60') +
  slab(-316, -196, 632, 84, 40, BROWN.dark) +
  slab(-310, -194, 620, 64, 32, BROWN.mid) +
  many(spread({ count: 44, rx: 290, ry: 22, seed: 5 }), ({ x, y }) =>
    disc(x, y - 162, 7, BROWN.light, 0.8),
  ) +
  many(
    [-210, -70, 70, 210],
    (x) => slab(x - 66, -224, 132, 34, 16, RED.mid) + slab(x - 58, -218, 116, 8, 4, RED.pale),
  ) +
  many(spread({ count: 78, rx: 300, ry: 42, seed: 9, jitter: 1 }), ({ x, y, turn, pick }) =>
    place(
      line(
        'M-38 0q36 -22 76 4',
        pick > 0.72 ? '#b98bb8' : pick > 0.35 ? '#dce9b8' : GREEN.light,
        10,
      ),
      x,
      y - 250,
      { turn: (turn % 80) - 40 },
    ),
  ) +
  shape(
    'M-300 -270C-220 -300 -140 -250 -60 -286S120 -256 190 -288S300 -270 300 -262C290 -220 270 -190 258 -214C240 -246 210 -240 190 -210C176 -190 160 -214 140 -236C100 -262 60 -240 40 -200C26 -174 6 -200 -20 -232C-70 -262 -120 -246 -146 -210C-160 -192 -176 -222 -206 -238C-240 -250 -290 -240 -300 -270Z',
    '#ee9c86',
  ) +
  line('M-250 -262q50 -12 90 4M-20 -266q60 -14 120 4', '#fbd0bf', 9) +
  shape('M-330 -282C-330 -440 -200 -470 0 -470S330 -440 330 -282Q0 -262 -330 -282Z', '#a9622a') +
  shape('M-324 -292C-320 -430 -190 -460 0 -460S320 -430 324 -292Q0 -276 -324 -292Z', '#dd9c4c') +
  shape('M-280 -340C-250 -420 -120 -440 10 -438Q-160 -410 -220 -326Z', '#f5cc88', 0.8) +
  line('M-150 -420q20 40 -6 110M0 -434q26 44 0 130M150 -424q30 40 6 114', '#7d4018', 13, 0.55) +
  shape(
    'M-380 -4L-330 -176Q-250 -140 -180 -178T-20 -150L120 -190L330 -160L390 -4Q0 40 -380 -4Z',
    PAPER,
  ) +
  shape('M-380 -4L-330 -176Q-300 -160 -270 -158L-290 12Q-340 6 -380 -4Z', '#e8dcc6') +
  many([-200, -80, 40, 160, 280], (x) => line(`M${x} -120l-12 108`, '#cc6a4c', 8, 0.75)) +
  line('M-340 -60Q0 -20 356 -60', '#cc6a4c', 8, 0.75);

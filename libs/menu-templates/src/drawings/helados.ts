import {
  blob,
  disc,
  type Drawn,
  footprint,
  GOLD,
  grains,
  line,
  many,
  oval,
  PAPER,
  place,
  shape,
  slab,
  spread,
} from './kit';
import { cherry } from './dulces';

/** A ball of ice cream with its rough foot, 110 to its edge. */
const scoop = (
  x: number,
  y: number,
  colour: string,
  shade: string,
  light: string,
  seed: number,
  r = 118,
) =>
  place(
    place(shape(blob(r * 1.12, r * 0.42, { seed, wobble: 0.14, points: 15 }), shade), 0, r * 0.56) +
      disc(0, 0, r, shade) +
      shape(blob(r * 0.97, r * 0.95, { seed: seed + 3, wobble: 0.02 }), colour) +
      place(
        shape(blob(r * 0.5, r * 0.3, { seed: seed + 1, wobble: 0.15 }), light, 0.7),
        -r * 0.3,
        -r * 0.45,
        { turn: -32 },
      ) +
      many(spread({ count: 11, rx: r * 0.7, seed }), (spot) =>
        line(`M${spot.x} ${spot.y}q12 -6 22 2`, shade, 5, 0.5),
      ),
    x,
    y,
  );

const vanilla = ['#faeabf', '#e3c583', '#fffaf0'] as const;

const berry = ['#f0a6b8', '#cf7a92', '#fbd6de'] as const;

const chocolate = ['#8a4f32', '#5c3120', '#b37a55'] as const;

const mint = ['#b5d8bd', '#86b694', '#e0f1e0'] as const;

export const helado = (): Drawn =>
  footprint(190) +
  slab(-120, -34, 240, 44, 18, '#8f5c34') +
  slab(-120, -38, 240, 30, 14, '#b57c4c') +
  shape('M-140 -330L0 20L140 -330Z', '#c98238') +
  '<clipPath id="cone"><path d="M-140 -330L0 20L140 -330Z"/></clipPath><g clip-path="url(#cone)">' +
  many([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], (at) =>
    line(
      `M${at * 52 - 160} -340L${at * 52 + 100} 20M${at * 52 + 160} -340L${at * 52 - 100} 20`,
      '#8f5420',
      6,
      0.6,
    ),
  ) +
  shape('M-140 -330L0 20L-60 -330Z', '#f2c77a', 0.45) +
  '</g>' +
  slab(-156, -352, 312, 42, 18, '#b8702c') +
  slab(-156, -356, 312, 28, 14, '#dda04e') +
  scoop(-76, -412, ...vanilla, 4) +
  scoop(78, -416, ...chocolate, 8) +
  scoop(0, -560, ...berry, 6, 124) +
  many(spread({ count: 24, rx: 86, ry: 60, seed: 5 }), ({ x, y, turn, pick }) =>
    place(
      slab(
        -12,
        -4,
        24,
        8,
        4,
        ['#1f6a53', '#f2c160', '#cf4a30', '#fffaf0'][Math.floor(pick * 4)] ?? PAPER,
      ),
      x,
      y - 600,
      { turn },
    ),
  ) +
  shape('M60 -640L150 -760L176 -744L100 -620Z', '#c98238') +
  line('M76 -640L160 -748', '#8f5420', 6) +
  cherry(-20, -694, 34);

export const copaDeHelado = (): Drawn =>
  footprint(230) +
  oval(0, 6, 150, 22, '#dfe7e2') +
  shape('M-16 -10C-10 -90 -10 -110 -24 -150H24C10 -110 10 -90 16 -10Z', '#cddad4') +
  scoop(-130, -452, ...mint, 3) +
  scoop(134, -450, ...berry, 6) +
  scoop(0, -500, ...vanilla, 9, 130) +
  shape(
    'M-118 -540C-100 -640 100 -640 120 -540C126 -500 110 -470 98 -500C84 -530 62 -500 56 -464C48 -440 30 -452 28 -490C20 -520 -8 -510 -14 -476C-22 -450 -40 -470 -44 -506C-56 -530 -80 -510 -90 -490C-104 -470 -122 -500 -118 -540Z',
    '#5c3120',
  ) +
  line('M-70 -580Q-20 -616 40 -600', '#a86d4c', 12, 0.8) +
  shape('M-270 -400C-256 -220 -130 -150 0 -140C130 -150 256 -220 270 -400Z', '#f4c3ca') +
  shape(
    'M-262 -360C-190 -330 -90 -380 0 -350S190 -350 262 -366C240 -220 120 -150 0 -146C-120 -150 -240 -220 -262 -360Z',
    '#e58a9f',
  ) +
  shape(
    'M-236 -280C-150 -250 -70 -290 20 -262S180 -270 236 -280C200 -200 100 -152 0 -146C-100 -152 -200 -200 -236 -280Z',
    '#fbeed6',
  ) +
  shape('M-270 -400C-256 -220 -130 -150 0 -140C130 -150 256 -220 270 -400Z', 'url(#glass)') +
  oval(0, -400, 270, 26, '#fff', 0.3) +
  line('M-226 -350Q-200 -250 -130 -200', '#fff', 14, 0.6) +
  place(
    slab(-22, -240, 44, 260, 6, '#c98238') + line('M-10 -230V10M10 -230V10', '#8f5420', 5, 0.6),
    170,
    -520,
    { turn: 24 },
  ) +
  place(grains(80, 22, 4, GOLD.pale, 0.7, 40), 0, -580) +
  cherry(0, -640, 40);

import {
  blob,
  BROWN,
  cutlery,
  dip,
  dots,
  type Drawn,
  GOLD,
  grains,
  herbs,
  lettuce,
  lifted,
  line,
  many,
  oval,
  place,
  plate,
  shape,
  spread,
  sprig,
  wedge,
} from './kit';

export const toston = (x: number, y: number, seed: number): Drawn =>
  place(
    lifted(shape(blob(88, 80, { seed, wobble: 0.11, points: 13 }), GOLD.dark)) +
      shape(blob(79, 71, { seed, wobble: 0.11, points: 13 }), GOLD.mid) +
      shape(blob(58, 50, { seed: seed + 1, wobble: 0.15 }), GOLD.light) +
      line('M-30 -14q22 -16 52 -6M-26 14q30 12 54 -4M-4 -34v20M8 18v22', GOLD.dark, 4, 0.55) +
      dots(56, 12, seed, '#fffdf4', 3.4),
    x,
    y,
    { turn: seed * 47 },
  );

export const tostones = (): Drawn =>
  plate('#bcd0bf', '#fdf9f1') +
  toston(-150, -90, 3) +
  toston(-20, -170, 6) +
  toston(120, -120, 8) +
  toston(-170, 76, 11) +
  toston(-60, 170, 14) +
  toston(-40, -20, 18) +
  dip(150, 90, 112, '#ea9a80') +
  herbs(46, 6, 3) +
  wedge(-4, 232, 56, -20);

const empanada = (x: number, y: number, turn: number, seed: number): Drawn =>
  place(
    lifted(shape('M-150 36C-150 -130 150 -130 150 36Q0 76 -150 36Z', GOLD.dark)) +
      shape('M-136 24C-128 -106 128 -106 136 24Q0 58 -136 24Z', GOLD.mid) +
      shape('M-110 -10C-90 -86 60 -92 96 -34Q0 -70 -110 -10Z', GOLD.light, 0.9) +
      many(Array.from({ length: 15 }), (_, tooth) => {
        const part = tooth / 14;
        const left = -138 + part * 276;
        return line(`M${left} ${34 + Math.sin(part * Math.PI) * 26}v-22`, BROWN.light, 7, 0.8);
      }) +
      many(spread({ count: 12, rx: 90, ry: 34, seed }), (spot) =>
        oval(spot.x, spot.y - 20, 6 + spot.pick * 8, 4, GOLD.dark, 0.5),
      ),
    x,
    y,
    { turn },
  );

export const empanadas = (): Drawn =>
  place(cutlery(), -520, 0) +
  plate('#33564c', '#e5c384') +
  lettuce(-60, 210, 100, 5) +
  empanada(-110, -130, -16, 3) +
  empanada(120, -36, 22, 6) +
  empanada(-120, 80, -8, 9) +
  dip(150, 180, 100, '#d8553a', '#f7efe0') +
  herbs(40, 5, 3);

const quipe = (x: number, y: number, turn: number, seed: number): Drawn =>
  place(
    lifted(shape('M-150 0C-110 -74 110 -74 150 0C110 74 -110 74 -150 0Z', BROWN.dark)) +
      shape('M-138 -4C-100 -62 100 -62 138 -4C100 54 -100 54 -138 -4Z', BROWN.mid) +
      shape('M-110 -16C-70 -54 70 -54 112 -18Q0 -36 -110 -16Z', BROWN.light) +
      grains(110, 44, seed, BROWN.pale, 0.55, 42) +
      grains(110, 26, seed + 1, BROWN.dark, 0.55, 42),
    x,
    y,
    { turn },
  );

export const quipes = (): Drawn =>
  plate('#f2cfba', '#c4573a') +
  lettuce(-150, 150, 120, 3) +
  lettuce(110, -180, 120, 9) +
  quipe(-80, -140, -24, 3) +
  quipe(20, -20, -18, 5) +
  quipe(-110, 90, -30, 8) +
  dip(176, 140, 104, '#f4ead2', '#33564c') +
  many([0, 1, 2], (turn) => sprig(176, 140, 0.34, turn * 120)) +
  wedge(-40, 224, 62, 24);

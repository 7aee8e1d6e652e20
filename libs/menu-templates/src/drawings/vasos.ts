import {
  citrus,
  dots,
  type Drawn,
  faint,
  footprint,
  GREEN,
  line,
  many,
  oval,
  PAPER,
  place,
  shape,
  slab,
  sprig,
  strawberry,
  wedge,
} from './kit';

const ice = (x: number, y: number, turn: number, size = 84): Drawn =>
  place(
    faint(slab(-size / 2, -size / 2, size, size, 16, '#fff'), 0.45) +
      line(`M${-size * 0.3} ${size * 0.1}V${-size * 0.3}H${size * 0.12}`, '#fff', 7, 0.8),
    x,
    y,
    { turn },
  );

export const straw = (x: number, y: number, length: number, turn: number, colour: string): Drawn =>
  place(
    slab(-11, -length, 22, length, 8, colour) +
      many([0.2, 0.4, 0.6, 0.8], (part) => slab(-11, -length * part, 22, 18, 0, PAPER)),
    x,
    y,
    { turn },
  );

interface Tumbler {
  readonly top: number;
  readonly foot: number;
  readonly height: number;
  readonly drink: string;
  /** How far it is filled, from 0 to 1. */
  readonly fill?: number;
}

/** A straight glass with something in it. */
function tumbler({ top, foot, height, drink, fill = 0.9 }: Tumbler, inside: Drawn): Drawn {
  const level = -height * fill;
  const half = foot + (top - foot) * fill;
  const outline = `M${-top} ${-height}L${-foot} -14Q0 22 ${foot} -14L${top} ${-height}Z`;
  return [
    footprint(foot * 1.2),
    shape(outline, '#eef4ef', 0.55),
    shape(
      `M${-half + 8} ${level}L${-foot + 8} -30Q0 4 ${foot - 8} -30L${half - 8} ${level}Z`,
      drink,
    ),
    oval(0, level, half - 8, (half - 8) * 0.12, '#fff', 0.35),
    inside,
    shape(outline, 'url(#glass)'),
    line(`M${-top + 26} ${-height + 50}L${-foot + 20} -70`, '#fff', 14, 0.6),
    line(`M${-top} ${-height}Q0 ${-height + top * 0.18} ${top} ${-height}`, '#fff', 6, 0.8),
  ].join('');
}

export const jugoNatural = (): Drawn =>
  tumbler(
    { top: 170, foot: 128, height: 520, drink: '#f0a02c' },
    shape('M-146 -440L-128 -300Q0 -260 140 -330L152 -440Z', '#f8c352', 0.6) +
      ice(-50, -400, 14) +
      ice(56, -360, -22) +
      place(dots(100, 22, 4, '#fbd98a', 6, 120), 0, -200),
  ) +
  straw(30, -360, 400, 14, '#1f6a53') +
  citrus(-150, -500, 92, '#ee8b24') +
  place(citrus(0, 0, 104, '#ee8b24'), 290, -92) +
  wedge(370, -30, 84, 8, '#ee8b24') +
  sprig(60, -540, 0.8, 20);

export const batida = (): Drawn =>
  tumbler(
    { top: 176, foot: 120, height: 500, drink: '#e88aa0', fill: 0.96 },
    shape('M-160 -470L-146 -330Q-60 -290 0 -330T150 -350L164 -470Z', '#f3b6c2') +
      line('M-130 -180Q-40 -120 40 -170T130 -190', '#f6c9d2', 22, 0.7),
  ) +
  straw(60, -500, 270, 12, '#cc6a4c') +
  shape(
    'M-190 -486C-220 -560 -150 -600 -110 -574C-110 -640 -30 -660 0 -610C40 -660 120 -630 110 -570C160 -596 214 -550 188 -486C150 -450 -150 -450 -190 -486Z',
    '#fff8ec',
  ) +
  line('M-140 -510q50 -44 96 -2M-20 -560q50 -40 90 2M40 -496q50 -34 96 0', '#ecd9c0', 11) +
  place(strawberry(), -20, -640, { turn: -10, scale: 1.1 }) +
  place(strawberry(), 260, -50, { turn: 70 });

export const mojito = (): Drawn =>
  tumbler(
    { top: 158, foot: 120, height: 560, drink: '#cfe3b4', fill: 0.92 },
    shape('M-128 -180L-112 -34Q0 4 112 -34L128 -180Q0 -130 -128 -180Z', '#8fbb6a', 0.55) +
      ice(-44, -440, 16, 96) +
      ice(60, -380, -18, 96) +
      ice(-36, -290, -12, 92) +
      place(citrus(0, 0, 62, GREEN.mid), 50, -220) +
      place(citrus(0, 0, 56, GREEN.mid), -56, -150) +
      sprig(44, -96, 0.75, 150) +
      sprig(-40, -360, 0.6, -50) +
      place(dots(110, 22, 4, '#fff', 5, 220), 0, -280),
  ) +
  straw(-30, -420, 330, -10, '#24433a') +
  sprig(70, -560, 1.25, 16) +
  sprig(16, -580, 1, -30) +
  wedge(280, -34, 84, -6) +
  place(citrus(0, 0, 70), 200, -70);

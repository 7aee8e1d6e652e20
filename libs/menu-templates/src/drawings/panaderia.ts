import {
  avocado,
  blob,
  board,
  disc,
  dots,
  type Drawn,
  GREEN,
  herbs,
  lifted,
  line,
  many,
  oval,
  PAPER,
  place,
  plate,
  ring,
  shape,
  slab,
  spread,
  tomato,
} from './kit';

export const croissant = (): Drawn => {
  const folds = [
    [-236, 120, -58, 50, 62],
    [-178, 6, -38, 78, 96],
    [-92, -76, -18, 92, 122],
    [0, -104, 0, 98, 134],
    [92, -76, 18, 92, 122],
    [178, 6, 38, 78, 96],
    [236, 120, 58, 50, 62],
  ] as const;
  const order = [0, 6, 1, 5, 2, 4, 3] as const;
  return (
    plate('#f7efe0', '#8fbdb9') +
    place(
      many(order, (at) => {
        const [x, y, turn, rx, ry] = folds[at];
        return place(
          lifted(oval(0, 0, rx, ry, '#a9601f')) +
            oval(-3, -5, rx - 8, ry - 9, '#d08a35') +
            oval(-8, -ry * 0.2, rx * 0.62, ry * 0.62, '#e9b05a', 0.9) +
            many([-0.5, -0.15, 0.2, 0.55], (part) =>
              line(
                `M${-rx * 0.7} ${ry * part}Q0 ${ry * (part - 0.3)} ${rx * 0.7} ${ry * part}`,
                '#a9601f',
                5,
                0.5,
              ),
            ) +
            line(
              `M${-rx * 0.4} ${-ry * 0.6}Q0 ${-ry * 0.8} ${rx * 0.3} ${-ry * 0.6}`,
              '#fbdf9e',
              8,
              0.8,
            ),
          x,
          y,
          { turn },
        );
      }),
      0,
      20,
      { turn: -12 },
    ) +
    many(spread({ count: 16, rx: 260, seed: 4, jitter: 1 }), ({ x, y, turn }) =>
      place(shape('M-9 -4L8 -6L10 4L-6 6Z', '#c9853a'), x * 0.9, y * 0.5 + 190, { turn }),
    ) +
    place(
      lifted(slab(-70, -46, 140, 92, 12, '#f4d36b'), slab(-64, -40, 128, 74, 10, '#fae79b')),
      30,
      196,
      { turn: 12, scale: 0.8 },
    )
  );
};

const toast = (width: number): Drawn =>
  lifted(
    shape(
      `M${-width} 150C${-width - 20} 0 ${-width - 40} -120 ${-width * 0.5} -160Q0 -190 ${width * 0.5} -160C${width + 40} -120 ${width + 20} 0 ${width} 150Q0 190 ${-width} 150Z`,
      '#a9672f',
    ),
  ) +
  place(
    shape(
      `M${-width} 150C${-width - 20} 0 ${-width - 40} -120 ${-width * 0.5} -160Q0 -190 ${width * 0.5} -160C${width + 40} -120 ${width + 20} 0 ${width} 150Q0 190 ${-width} 150Z`,
      '#edcb92',
    ),
    0,
    -2,
    { scale: 0.93 },
  );

export const tostadaDeAguacate = (): Drawn =>
  board(920, 620) +
  place(
    toast(170) +
      shape(blob(158, 140, { seed: 4, wobble: 0.1, points: 14 }), GREEN.mid) +
      shape(blob(148, 128, { seed: 4, wobble: 0.1, points: 14 }), '#b6cf6f') +
      line(
        'M-100 -50q50 -30 90 0t90 -10M-90 30q60 -30 100 0t80 -6M-60 90q50 -20 110 -4',
        '#d9e59c',
        12,
        0.8,
      ) +
      many(
        [
          [-70, -40],
          [60, -70],
          [70, 50],
          [-50, 70],
        ] as const,
        ([x, y]) =>
          lifted(disc(x, y, 38, PAPER)) + ring(x, y, 35, '#d0507a', 8) + disc(x, y, 7, '#f3dbe0'),
      ) +
      dots(130, 26, 6, '#4a3a2a', 3.5) +
      herbs(120, 10, 4),
    -220,
    -10,
    { turn: -8 },
  ) +
  place(
    toast(170) +
      avocado(0, -6, 6, 78, 1.14) +
      many(
        [
          [-90, -90],
          [96, 96],
        ] as const,
        ([x, y]) => tomato(x, y, 36),
      ) +
      dots(140, 24, 8, '#d9402f', 4) +
      dots(140, 20, 11, '#fffdf6', 4),
    220,
    10,
    { turn: 7 },
  );

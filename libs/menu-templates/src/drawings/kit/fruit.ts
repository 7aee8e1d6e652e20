import { around } from './chance';
import { grains } from './garnish';
import { disc, type Drawn, lifted, line, many, oval, place, shape } from './pencil';
import { CREAM, GREEN, lighter, RED } from './palette';

/** A wheel of lime, lemon or orange. */
export const citrus = (x: number, y: number, r: number, peel: string = GREEN.mid): Drawn => {
  const flesh = lighter(peel, 0.3);
  return lifted(
    disc(x, y, r, peel),
    disc(x, y, r * 0.88, CREAM.pale),
    many(around(8, 0), ({ turn }) =>
      place(
        shape(
          `M${r * 0.1} 0L${r * 0.76} ${-r * 0.25}Q${r * 0.86} 0 ${r * 0.76} ${r * 0.25}Z`,
          flesh,
        ),
        x,
        y,
        { turn },
      ),
    ),
  );
};

/** A wedge of it, skin down. */
export const wedge = (x: number, y: number, r: number, turn: number, peel: string = GREEN.mid) =>
  place(
    lifted(
      shape(`M${-r} 0A${r} ${r * 0.86} 0 0 0 ${r} 0Z`, peel),
      shape(`M${-r * 0.88} 0A${r * 0.88} ${r * 0.74} 0 0 0 ${r * 0.88} 0Z`, CREAM.pale),
      shape(`M${-r * 0.76} 2A${r * 0.76} ${r * 0.6} 0 0 0 ${r * 0.76} 2Z`, lighter(peel, 0.35)),
      line(
        `M0 4V${r * 0.56}M${-r * 0.3} 4l${-r * 0.14} ${r * 0.42}M${r * 0.3} 4l${r * 0.14} ${r * 0.42}`,
        CREAM.pale,
        r * 0.05,
      ),
    ),
    x,
    y,
    { turn },
  );

/** A slice of tomato with its chambers. */
export const tomato = (x: number, y: number, r: number): Drawn =>
  lifted(
    disc(x, y, r, RED.mid),
    disc(x, y, r * 0.88, RED.light),
    many(around(6, r * 0.5, r * 0.5, 12), ({ x: left, y: top, turn }) =>
      place(
        oval(0, 0, r * 0.24, r * 0.17, RED.mid) + oval(r * 0.04, 0, r * 0.09, r * 0.05, '#f6d98a'),
        x + left,
        y + top,
        { turn },
      ),
    ),
    disc(x, y, r * 0.14, RED.pale),
  );

/** Slices of avocado, fanned. */
export const avocado = (x: number, y: number, count: number, turn = 0, scale = 1): Drawn =>
  place(
    many(Array.from({ length: count }), (_, slice) => {
      const off = slice - (count - 1) / 2;
      return place(
        lifted(
          shape('M-12 -92C64 -86 74 44 -6 96C-2 60 -8 -60 -12 -92', GREEN.dark),
          shape('M-10 -86C54 -78 62 40 -4 88C0 56 -6 -54 -10 -86', '#b9d068'),
          shape('M-8 -74C36 -64 44 32 -4 74C0 46 -4 -46 -8 -74', '#eef0b4'),
        ),
        off * 38,
        Math.abs(off) * 10,
        { turn: off * 11 },
      );
    }),
    x,
    y,
    { turn, scale },
  );

/** A strawberry, upright. */
export const strawberry = (): Drawn =>
  shape('M-46 -20Q0 -64 46 -20Q40 46 0 72Q-40 46 -46 -20', RED.mid) +
  shape('M-34 -22Q-6 -46 8 -40Q-20 -10 -16 40Q-34 10 -34 -22', RED.light) +
  grains(30, 12, 3, CREAM.mid, 0.4, 36) +
  shape('M-40 -34L-14 -52L0 -72L14 -52L40 -34L8 -38L0 -24L-8 -38Z', GREEN.mid);

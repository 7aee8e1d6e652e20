import {
  blob,
  BROWN,
  type Drawn,
  GREEN,
  line,
  many,
  oval,
  PINK,
  place,
  RED,
  shape,
  slab,
  spread,
  wedge,
} from './kit';
import { plank } from './panes';

const taco = (x: number, y: number, seed: number, meat: string): Drawn =>
  place(
    shape('M-200 10C-200 -150 -110 -220 10 -220S214 -150 214 10Z', '#b8772a') +
      many(spread({ count: 16, rx: 150, ry: 40, seed, jitter: 1 }), (spot) =>
        place(
          shape(blob(44, 30, { seed: seed + Math.round(spot.pick * 60), wobble: 0.2 }), meat),
          spot.x,
          Math.abs(spot.x) * 0.55 - 214 + spot.y * 0.5,
        ),
      ) +
      many(spread({ count: 15, rx: 160, ry: 30, seed: seed + 3, jitter: 1 }), (spot) =>
        place(
          shape(
            blob(36, 20, { seed: seed + Math.round(spot.pick * 40), wobble: 0.3, points: 12 }),
            spot.pick > 0.5 ? GREEN.light : GREEN.mid,
          ),
          spot.x,
          Math.abs(spot.x) * 0.6 - 226 + spot.y,
        ),
      ) +
      many(spread({ count: 9, rx: 150, ry: 26, seed: seed + 5 }), (spot) =>
        place(slab(-14, -12, 28, 24, 7, RED.mid), spot.x, Math.abs(spot.x) * 0.6 - 230 + spot.y, {
          turn: spot.turn,
        }),
      ) +
      many(spread({ count: 8, rx: 150, ry: 22, seed: seed + 7 }), (spot) =>
        place(
          line('M-18 0q18 -14 36 0', PINK.mid, 7),
          spot.x,
          Math.abs(spot.x) * 0.6 - 226 + spot.y,
          { turn: spot.turn },
        ),
      ) +
      shape('M-208 14C-214 -110 -120 -176 0 -176S214 -110 208 14Q0 34 -208 14Z', '#e9b65a') +
      shape('M-180 0C-176 -100 -96 -152 0 -152Q-110 -110 -130 8Z', '#f8d78d', 0.8) +
      many(spread({ count: 15, rx: 160, ry: 60, seed: seed + 9 }), (spot) =>
        oval(spot.x, spot.y - 60, 9 + spot.pick * 8, 6, '#c48a35', 0.55),
      ),
    x,
    y,
  );

export const tacos = (): Drawn =>
  plank() +
  place(taco(0, 0, 12, BROWN.mid), 40, -130, { scale: 0.92 }) +
  place(taco(0, 0, 3, '#b5713a'), -236, -24) +
  place(taco(0, 0, 7, BROWN.light), 236, -22) +
  wedge(0, -34, 66, 0) +
  place(wedge(0, 0, 54, -14), 440, -40);

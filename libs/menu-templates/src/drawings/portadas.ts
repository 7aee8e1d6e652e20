import { cerveza, pinaColada, vino } from './barra';
import { sancocho } from './calderos';
import { mangu, bandera } from './criollo';
import { ensalada } from './ensalada';
import { papasFritas } from './picadera';
import { tostones } from './frituras';
import { helado, copaDeHelado } from './helados';
import { ceviche, camarones, pescadoFrito } from './mar';
import { croissant, tostadaDeAguacate } from './panaderia';
import { hamburguesa, chimi } from './panes';
import { pizzaMargarita, pizzaPepperoni, pasta } from './pizzas';
import { ramen, gyozas } from './platos-japoneses';
import { sushiRolls, nigiri } from './sushi';
import { cafe, te } from './tazas';
import { jugoNatural, mojito } from './vasos';
import { citrus, cutlery, type Drawn, fromAbove, fromTheFront, napkin, place, sprig } from './kit';

/** A laid table for each kind of place: what its menu opens with. */
export const COVERS = {
  'portada-cafeteria': (): Drawn =>
    fromAbove(
      'blush',
      place(tostadaDeAguacate(), 330, 250, { scale: 0.78, turn: -14 }),
      place(cafe(), -330, -150, { scale: 0.92 }),
      place(croissant(), 330, -300, { scale: 0.74 }),
      place(te(), -380, 400, { scale: 0.56 }),
    ),
  'portada-comedor-criollo': (): Drawn =>
    fromAbove(
      'amber',
      place(bandera(), -80, 40, { scale: 0.94 }),
      place(sancocho(), 470, -270, { scale: 0.74 }),
      place(tostones(), 500, 330, { scale: 0.7 }),
      place(mangu(), -580, -330, { scale: 0.66 }),
      place(cutlery(), -560, 250),
    ),
  'portada-pizzeria': (): Drawn =>
    fromAbove(
      'emerald',
      place(pizzaMargarita(), -260, 20, { turn: 60 }),
      place(pizzaPepperoni(), 440, -260, { scale: 0.82, turn: -120 }),
      place(pasta(), 420, 360, { scale: 0.66 }),
      sprig(-600, 360, 1.2, -30),
      sprig(-570, -400, 1, 120),
    ),
  'portada-food-truck': (): Drawn =>
    fromTheFront(
      'amber',
      'brick',
      place(papasFritas(), 350, -30, { scale: 0.9 }),
      place(chimi(), -320, -10, { scale: 0.74 }),
      place(hamburguesa(), 60, 70, { scale: 0.82 }),
    ),
  'portada-bar': (): Drawn =>
    fromTheFront(
      'night',
      'clay',
      place(vino(), -300, -30, { scale: 0.84 }),
      place(pinaColada(), 400, -20, { scale: 0.94 }),
      place(mojito(), 150, 20, { scale: 0.94 }),
      place(cerveza(), -140, 60),
    ),
  'portada-sushi': (): Drawn =>
    fromAbove(
      'sage',
      place(nigiri(), 290, -260, { scale: 0.76, turn: 6 }),
      place(sushiRolls(), -180, 180, { scale: 0.86, turn: -6 }),
      place(ramen(), -420, -280, { scale: 0.7 }),
      place(gyozas(), 480, 280, { scale: 0.66 }),
    ),
  'portada-marisqueria': (): Drawn =>
    fromAbove(
      'sea',
      place(napkin('#fdf9f1'), -480, 300, { turn: -20 }),
      place(pescadoFrito(), -130, 60, { scale: 0.96 }),
      place(ceviche(), 450, -260, { scale: 0.7 }),
      place(camarones(), 430, 330, { scale: 0.68, turn: 30 }),
      place(ensalada(), -520, -340, { scale: 0.5 }),
      citrus(-560, 330, 66),
    ),
  'portada-heladeria': (): Drawn =>
    fromTheFront(
      'blush',
      'sage',
      place(helado(), -320, -20, { scale: 0.94 }),
      place(jugoNatural(), 400, -40, { scale: 0.78 }),
      place(copaDeHelado(), 90, 10),
    ),
} as const;

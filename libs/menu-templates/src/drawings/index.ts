import type { TemplateImage } from '../template-image';
import { cerveza, pinaColada, vino } from './barra';
import { sancocho, habichuelasConDulce } from './calderos';
import { mangu, bandera } from './criollo';
import { pancakes, flan, tresLeches } from './dulces';
import { ensalada } from './ensalada';
import { papasFritas, alitas } from './picadera';
import { tostones, empanadas, quipes } from './frituras';
import { helado, copaDeHelado } from './helados';
import { ceviche, camarones, pescadoFrito } from './mar';
import { mofongo } from './mofongo';
import { croissant, tostadaDeAguacate } from './panaderia';
import { sandwich, hamburguesa, chimi } from './panes';
import { pizzaMargarita, pizzaPepperoni, pasta } from './pizzas';
import { ramen, gyozas } from './platos-japoneses';
import { sushiRolls, nigiri } from './sushi';
import { tacos } from './tacos';
import { cafe, te } from './tazas';
import { jugoNatural, batida, mojito } from './vasos';
import { type Drawn, fromAbove, fromTheFront, place } from './kit';
import { COVERS } from './portadas';

export { HEIGHT, WIDTH } from './kit';

/** What is low comes nearer, so that it fills the image too. */
const closer = (drawn: Drawn, scale: number): Drawn => place(drawn, 0, 30, { scale });

const DRAWINGS: Record<TemplateImage, () => Drawn> = {
  ...COVERS,
  cafe: () => fromAbove('clay', cafe()),
  te: () => fromAbove('sage', te()),
  croissant: () => fromAbove('blush', croissant()),
  'tostada-de-aguacate': () => fromAbove('sea', tostadaDeAguacate()),
  pancakes: () => fromTheFront('sage', 'clay', closer(pancakes(), 1.22)),
  sandwich: () => fromTheFront('amber', 'emerald', closer(sandwich(), 1.3)),
  'jugo-natural': () => fromTheFront('sage', 'clay', jugoNatural()),
  batida: () => fromTheFront('sea', 'blush', batida()),
  mangu: () => fromAbove('emerald', mangu()),
  bandera: () => fromAbove('clay', bandera()),
  sancocho: () => fromAbove('amber', sancocho()),
  mofongo: () => fromTheFront('sage', 'brick', mofongo()),
  tostones: () => fromAbove('brick', tostones()),
  'pescado-frito': () => fromAbove('sea', pescadoFrito()),
  ensalada: () => fromAbove('sand', ensalada()),
  empanadas: () => fromAbove('blush', empanadas()),
  quipes: () => fromAbove('emerald', quipes()),
  'habichuelas-con-dulce': () => fromAbove('brick', habichuelasConDulce()),
  flan: () => fromTheFront('blush', 'emerald', closer(flan(), 1.25)),
  'tres-leches': () => fromTheFront('sea', 'brick', closer(tresLeches(), 1.18)),
  helado: () => fromTheFront('sage', 'blush', helado()),
  'copa-de-helado': () => fromTheFront('amber', 'sea', copaDeHelado()),
  'pizza-margarita': () => fromAbove('sage', pizzaMargarita()),
  'pizza-pepperoni': () => fromAbove('night', pizzaPepperoni()),
  pasta: () => fromAbove('emerald', pasta()),
  hamburguesa: () => fromTheFront('amber', 'brick', closer(hamburguesa(), 1.1)),
  chimi: () => fromTheFront('sage', 'emerald', closer(chimi(), 1.08)),
  tacos: () => fromTheFront('blush', 'emerald', closer(tacos(), 1.18)),
  'papas-fritas': () => fromTheFront('sea', 'sand', papasFritas()),
  alitas: () => fromAbove('night', alitas()),
  cerveza: () => fromTheFront('emerald', 'clay', cerveza()),
  mojito: () => fromTheFront('blush', 'clay', mojito()),
  'pina-colada': () => fromTheFront('sea', 'amber', pinaColada()),
  vino: () => fromTheFront('clay', 'night', vino()),
  'sushi-rolls': () => fromAbove('blush', sushiRolls()),
  nigiri: () => fromAbove('sage', nigiri()),
  ramen: () => fromAbove('amber', ramen()),
  gyozas: () => fromAbove('clay', gyozas()),
  ceviche: () => fromAbove('sand', ceviche()),
  camarones: () => fromAbove('amber', camarones()),
};

/** The image as SVG, 1280 × 960: the same text on every machine. */
export const drawTemplateImage = (name: TemplateImage): string => DRAWINGS[name]();

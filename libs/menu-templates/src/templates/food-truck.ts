import { templateImage } from '../template-image';
import { item, VEGAN, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

const EXTRAS = { Queso: 50, Tocineta: 90, 'Huevo frito': 50, 'Doble carne': 160 };

export const FOOD_TRUCK: MenuTemplate = {
  id: 'food-truck',
  name: 'Food truck',
  description: 'Chimis, hamburguesas y tacos: pocas cosas, rápidas y bien hechas.',
  themeColor: '#d9731a',
  currency: 'DOP',
  coverUrl: templateImage('portada-food-truck'),
  categories: [
    {
      name: 'Chimis y hamburguesas',
      items: [
        item('Chimi de res', 245, 'Pan de agua, repollo, tomate y salsa rosada.', {
          image: 'chimi',
          extras: EXTRAS,
        }),
        item('Chimi de pierna', 265, 'Pierna de cerdo asada, repollo y su jugo.', {
          extras: EXTRAS,
        }),
        item('Hamburguesa clásica', 345, 'Seis onzas de res, cheddar, lechuga y tomate.', {
          image: 'hamburguesa',
          extras: EXTRAS,
        }),
        item('Hamburguesa doble', 475, 'Dos carnes, doble queso y cebolla caramelizada.', {
          extras: EXTRAS,
        }),
        item('Hamburguesa de lentejas', 325, 'Con aguacate, lechuga y tomate.', { tags: VEGAN }),
      ],
    },
    {
      name: 'Tacos',
      items: [
        item('Tacos de res', 315, 'Tres, con cebolla, cilantro y limón.', {
          image: 'tacos',
          tags: ['Picante'],
          extras: { Guacamole: 90, Queso: 50 },
        }),
        item('Tacos de pollo', 295, 'Tres, con pico de gallo y crema.', {
          extras: { Guacamole: 90, Queso: 50 },
        }),
        item('Tacos de hongos', 285, 'Tres, con maíz tostado y salsa verde.', { tags: VEGAN }),
      ],
    },
    {
      name: 'Frituras',
      items: [
        item('Papas fritas', 145, 'Cortadas a mano, con sal y orégano.', {
          image: 'papas-fritas',
          tags: VEGAN,
          sizes: { Regular: 145, Grande: 215 },
          extras: { 'Queso y tocineta': 120 },
        }),
        item('Yaroa de papa', 325, 'Papa, carne molida, queso derretido y salsas.', {
          sizes: { Mediana: 325, Grande: 425 },
        }),
        item('Yaroa de maduro', 325, 'Maduro majado, pollo y queso gratinado.'),
        item('Empanadas', 95, 'De pollo, de res o de queso. La unidad.', {
          image: 'empanadas',
        }),
        item('Quipes', 75, 'Trigo, carne y hierbabuena. La unidad.', { image: 'quipes' }),
        item('Tostones', 125, 'Con mayokétchup.', { image: 'tostones', tags: ['Vegetariano'] }),
      ],
    },
    {
      name: 'Combos',
      items: [
        item('Combo chimi', 385, 'Chimi de res, papas regulares y refresco.'),
        item('Combo hamburguesa', 485, 'Hamburguesa clásica, papas regulares y refresco.'),
        item('Combo tacos', 445, 'Tres tacos, papas regulares y refresco.'),
      ],
    },
    {
      name: 'Para beber',
      items: [
        item('Jugo natural', 125, 'Chinola o limón, en vaso de 16 onzas.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Batida de fresa', 185, 'Con leche y crema batida.', {
          image: 'batida',
          tags: ['Vegetariano'],
        }),
        item('Refresco', 75, 'Lata.'),
        item('Agua', 50, 'Botella de 16 onzas.', { tags: VEGAN_NO_GLUTEN }),
      ],
    },
  ],
};

import { templateImage } from '../template-image';
import { item, VEGAN, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

const MILKS = { 'Leche de almendras': 60, 'Leche sin lactosa': 40, 'Espresso adicional': 60 };

export const CAFETERIA: MenuTemplate = {
  id: 'cafeteria',
  name: 'Cafetería',
  description: 'Café de Jarabacoa, desayunos todo el día y algo dulce para la tarde.',
  themeColor: '#8a5a2b',
  currency: 'DOP',
  coverUrl: templateImage('portada-cafeteria'),
  categories: [
    {
      name: 'Café y té',
      items: [
        item('Espresso', 95, 'Grano de Jarabacoa, tueste medio.', {
          tags: VEGAN_NO_GLUTEN,
          sizes: { Sencillo: 95, Doble: 135 },
        }),
        item('Capuchino', 165, 'Espresso doble y leche bien espumada.', {
          image: 'cafe',
          tags: ['Vegetariano'],
          sizes: { Mediano: 165, Grande: 195 },
          extras: MILKS,
        }),
        item('Café con leche', 130, 'Como en casa: mitad café colado, mitad leche caliente.', {
          tags: ['Vegetariano'],
          extras: MILKS,
        }),
        item('Café frío', 190, 'Reposado doce horas, servido con hielo.', {
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Té de limón y jengibre', 120, 'Jengibre fresco, limón y miel aparte.', {
          image: 'te',
          tags: ['Vegetariano', 'Sin Gluten', 'Sin Lácteos'],
        }),
      ],
    },
    {
      name: 'Desayunos',
      items: [
        item('Tostadas de aguacate', 345, 'Pan de masa madre, aguacate criollo, rábano y tomate.', {
          image: 'tostada-de-aguacate',
          tags: VEGAN,
          extras: { 'Huevo poché': 60, 'Salmón ahumado': 220 },
        }),
        item('Pancakes de la casa', 325, 'Cinco, con mantequilla, sirope y frutas del bosque.', {
          image: 'pancakes',
          tags: ['Vegetariano'],
          extras: { Tocineta: 110, Nutella: 80 },
        }),
        item('Mangú con los tres golpes', 365, 'Plátano verde, huevos, queso frito y salami.', {
          image: 'mangu',
        }),
        item('Omelette de vegetales', 310, 'Tres huevos, espinaca, hongos y queso gouda.', {
          tags: ['Vegetariano'],
        }),
        item('Avena con canela', 175, 'Cocida despacio en leche, con guineo maduro.', {
          tags: ['Vegetariano'],
        }),
      ],
    },
    {
      name: 'Sándwiches',
      items: [
        item('Club sándwich', 395, 'Pollo a la plancha, tocineta, lechuga, tomate y queso.', {
          image: 'sandwich',
          extras: { 'Papas fritas': 120, Aguacate: 90 },
        }),
        item('Sándwich cubano', 380, 'Pierna asada, jamón, queso suizo, pepinillo y mostaza.'),
        item('Derretido de queso', 245, 'Gouda y danés en pan de agua, prensado.', {
          tags: ['Vegetariano'],
        }),
        item('Wrap de pollo César', 355, 'Pollo, lechuga romana y aderezo hecho aquí.'),
      ],
    },
    {
      name: 'Del horno',
      items: [
        item('Croissant de mantequilla', 145, 'Horneado cada mañana.', {
          image: 'croissant',
          tags: ['Vegetariano'],
          extras: { 'Jamón y queso': 95 },
        }),
        item('Bizcocho de zanahoria', 210, 'Con cubierta de queso crema y nueces.', {
          tags: ['Vegetariano'],
        }),
        item('Brownie tibio', 195, 'Chocolate dominicano al 70 %.', { tags: ['Vegetariano'] }),
      ],
    },
    {
      name: 'Jugos y batidas',
      items: [
        item('Jugo de naranja', 150, 'Exprimido al momento.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
          sizes: { '12 oz': 150, '16 oz': 185 },
        }),
        item('Jugo verde', 195, 'Piña, pepino, espinaca y jengibre.', { tags: VEGAN_NO_GLUTEN }),
        item('Batida de fresa', 210, 'Fresas de Constanza, leche y crema.', {
          image: 'batida',
          tags: ['Vegetariano'],
        }),
        item('Morir soñando', 175, 'Naranja y leche evaporada, bien frío.', {
          tags: ['Vegetariano'],
        }),
      ],
    },
  ],
};

import { templateImage } from '../template-image';
import { item, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

/** Prices of the 8-, 12- and 16-inch pizzas, keyed by size. */
const inches = (personal: number, mediana: number, familiar: number) => ({
  'Personal, 8"': personal,
  'Mediana, 12"': mediana,
  'Familiar, 16"': familiar,
});

const TOPPINGS = { 'Queso extra': 95, 'Borde de queso': 150, Pepperoni: 120, Hongos: 80 };

export const PIZZERIA: MenuTemplate = {
  id: 'pizzeria',
  name: 'Pizzería',
  description: 'Masa de 48 horas, pizzas en tres tamaños, pastas y algo para picar.',
  themeColor: '#c4341f',
  currency: 'DOP',
  coverUrl: templateImage('portada-pizzeria'),
  categories: [
    {
      name: 'Para empezar',
      items: [
        item('Pan de ajo', 185, 'Con mantequilla de ajo y perejil.', { tags: ['Vegetariano'] }),
        item('Palitos de queso', 285, 'Mozzarella empanizada y salsa marinara.', {
          tags: ['Vegetariano'],
        }),
        item('Alitas BBQ', 425, 'Ocho alitas glaseadas, con aderezo ranch.', {
          image: 'alitas',
        }),
        item('Ensalada de la casa', 320, 'Lechugas, tomate, aguacate, maíz y vinagreta.', {
          image: 'ensalada',
          tags: VEGAN_NO_GLUTEN,
          extras: { Pollo: 140 },
        }),
      ],
    },
    {
      name: 'Pizzas clásicas',
      items: [
        item('Margarita', 345, 'Salsa de tomate, mozzarella fresca y albahaca.', {
          image: 'pizza-margarita',
          tags: ['Vegetariano'],
          sizes: inches(345, 645, 945),
          extras: TOPPINGS,
        }),
        item('Pepperoni', 375, 'Doble pepperoni y mozzarella.', {
          image: 'pizza-pepperoni',
          sizes: inches(375, 695, 1045),
          extras: TOPPINGS,
        }),
        item('Jamón y queso', 355, 'La de siempre.', {
          sizes: inches(355, 665, 985),
          extras: TOPPINGS,
        }),
        item('Hawaiana', 375, 'Jamón, piña y mozzarella.', {
          sizes: inches(375, 695, 1045),
          extras: TOPPINGS,
        }),
        item('Cuatro quesos', 395, 'Mozzarella, gouda, parmesano y azul.', {
          tags: ['Vegetariano'],
          sizes: inches(395, 745, 1095),
          extras: TOPPINGS,
        }),
      ],
    },
    {
      name: 'Pizzas de la casa',
      items: [
        item('La dominicana', 395, 'Longaniza, maduro, cebolla morada y orégano.', {
          sizes: inches(395, 745, 1095),
          extras: TOPPINGS,
        }),
        item('Vegetales asados', 375, 'Berenjena, calabacín, pimiento y hongos.', {
          tags: ['Vegetariano'],
          sizes: inches(375, 695, 1045),
          extras: TOPPINGS,
        }),
        item('La brava', 405, 'Salami picante, jalapeño y miel de abeja.', {
          tags: ['Picante'],
          sizes: inches(405, 765, 1125),
          extras: TOPPINGS,
        }),
      ],
    },
    {
      name: 'Pastas',
      items: [
        item('Espaguetis con albóndigas', 435, 'Albóndigas de res en salsa pomodoro.', {
          image: 'pasta',
          extras: { 'Pan de ajo': 95 },
        }),
        item('Fettuccine Alfredo', 420, 'Crema, mantequilla y parmesano.', {
          tags: ['Vegetariano'],
          extras: { Pollo: 140, Camarones: 260 },
        }),
        item('Lasaña de carne', 465, 'Al horno, con bechamel y mozzarella.'),
      ],
    },
    {
      name: 'Postres',
      items: [
        item('Tres leches', 225, 'Bizcocho remojado y merengue.', {
          image: 'tres-leches',
          tags: ['Vegetariano'],
        }),
        item('Pizza de Nutella', 325, 'Con fresas y azúcar en polvo.', { tags: ['Vegetariano'] }),
      ],
    },
    {
      name: 'Bebidas',
      items: [
        item('Refresco', 95, 'Lata o botella, bien fría.', {
          sizes: { Lata: 95, '2 litros': 195 },
        }),
        item('Cerveza', 195, 'Presidente, bien fría.', {
          image: 'cerveza',
          sizes: { Pequeña: 195, Grande: 325 },
        }),
        item('Copa de vino', 325, 'Tinto o blanco de la casa.', { image: 'vino' }),
      ],
    },
  ],
};

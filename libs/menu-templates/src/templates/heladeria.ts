import { templateImage } from '../template-image';
import { item, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

const TOPPINGS = { 'Salsa de chocolate': 40, 'Dulce de leche': 45, Maní: 35, Galleta: 35 };

export const HELADERIA: MenuTemplate = {
  id: 'heladeria',
  name: 'Heladería y postres',
  description: 'Helados de fruta del país, copas, batidas y los postres de la abuela.',
  themeColor: '#d6497f',
  currency: 'DOP',
  coverUrl: templateImage('portada-heladeria'),
  categories: [
    {
      name: 'Helados',
      items: [
        item('Barquilla', 145, 'Vainilla, fresa, chocolate, coco, ron con pasas o bizcocho.', {
          image: 'helado',
          tags: ['Vegetariano'],
          sizes: { 'Una bola': 145, 'Dos bolas': 225, 'Tres bolas': 295 },
          extras: TOPPINGS,
        }),
        item('Vasito', 135, 'Los mismos sabores, con cucharita.', {
          tags: ['Vegetariano'],
          sizes: { 'Una bola': 135, 'Dos bolas': 215, 'Tres bolas': 285 },
          extras: TOPPINGS,
        }),
        item('Sorbete de chinola', 150, 'Solo fruta, agua y azúcar.', { tags: VEGAN_NO_GLUTEN }),
        item('Pinta para llevar', 495, 'Dieciséis onzas de un sabor o de dos.', {
          tags: ['Vegetariano'],
        }),
      ],
    },
    {
      name: 'Copas',
      items: [
        item('Copa de la casa', 345, 'Tres bolas, crema, chocolate, barquillo y cereza.', {
          image: 'copa-de-helado',
          tags: ['Vegetariano'],
          extras: TOPPINGS,
        }),
        item('Banana split', 365, 'Guineo, tres bolas, crema y maní tostado.', {
          tags: ['Vegetariano'],
        }),
        item('Brownie con helado', 325, 'Brownie tibio y una bola de vainilla.', {
          tags: ['Vegetariano'],
        }),
      ],
    },
    {
      name: 'Postres',
      items: [
        item('Flan de leche', 175, 'Con caramelo hecho aquí.', {
          image: 'flan',
          tags: ['Vegetariano'],
        }),
        item('Tres leches', 210, 'Bizcocho remojado, merengue y canela.', {
          image: 'tres-leches',
          tags: ['Vegetariano'],
        }),
        item('Habichuelas con dulce', 185, 'Todo el año, con galleticas de leche.', {
          image: 'habichuelas-con-dulce',
          tags: ['Vegetariano'],
        }),
        item('Majarete', 140, 'Maíz tierno, coco y canela.', { tags: ['Vegetariano'] }),
        item('Pancakes', 295, 'Con mantequilla, sirope y frutas.', {
          image: 'pancakes',
          tags: ['Vegetariano'],
          extras: { 'Bola de helado': 95 },
        }),
      ],
    },
    {
      name: 'Batidas y frappés',
      items: [
        item('Batida de fresa', 215, 'Fresas de Constanza y helado de vainilla.', {
          image: 'batida',
          tags: ['Vegetariano'],
          sizes: { '12 oz': 215, '16 oz': 255 },
        }),
        item('Batida de zapote', 215, 'En temporada.', {
          tags: ['Vegetariano'],
          sizes: { '12 oz': 215, '16 oz': 255 },
        }),
        item('Frappé de café', 235, 'Espresso, leche y hielo batido.', { tags: ['Vegetariano'] }),
      ],
    },
    {
      name: 'Bebidas',
      items: [
        item('Capuchino', 160, 'Espresso doble y leche espumada.', {
          image: 'cafe',
          tags: ['Vegetariano'],
        }),
        item('Jugo natural', 140, 'Naranja o chinola.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Agua', 50, 'Botella de 16 onzas.', { tags: VEGAN_NO_GLUTEN }),
      ],
    },
  ],
};

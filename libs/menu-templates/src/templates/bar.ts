import { templateImage } from '../template-image';
import { dish, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

export const BAR: MenuTemplate = {
  id: 'bar',
  name: 'Bar',
  description: 'Cócteles clásicos, cervezas frías, rones del país y picaderas para la mesa.',
  themeColor: '#5b3a8c',
  currency: 'DOP',
  coverUrl: templateImage('portada-bar'),
  categories: [
    {
      name: 'Cócteles',
      items: [
        dish('Mojito', 345, 'Ron blanco, hierbabuena, limón y soda.', {
          image: 'mojito',
          tags: VEGAN_NO_GLUTEN,
          extras: { Chinola: 40, Fresa: 40 },
        }),
        dish('Piña colada', 375, 'Ron, piña natural y crema de coco.', {
          image: 'pina-colada',
          tags: ['Sin Gluten'],
        }),
        dish('Cuba libre', 295, 'Ron añejo, cola y limón.', { tags: VEGAN_NO_GLUTEN }),
        dish('Margarita', 385, 'Tequila, licor de naranja y limón, con borde de sal.', {
          tags: VEGAN_NO_GLUTEN,
        }),
        dish('Chinola sour', 395, 'Ron añejo, chinola, limón y clara de huevo.', {
          tags: ['Vegetariano', 'Sin Gluten', 'Sin Lácteos'],
        }),
        dish('Gin tonic de la casa', 425, 'Ginebra, tónica, romero y toronja.', {
          tags: VEGAN_NO_GLUTEN,
        }),
      ],
    },
    {
      name: 'Cervezas',
      items: [
        dish('Presidente', 190, 'Vestida de novia.', {
          image: 'cerveza',
          sizes: { Pequeña: 190, Grande: 320 },
        }),
        dish('Presidente Light', 190, 'Bien fría.', { sizes: { Pequeña: 190, Grande: 320 } }),
        dish('Artesanal de la semana', 350, 'Pregunta cuál hay en el grifo.'),
        dish('Michelada', 275, 'Cerveza, limón, salsa picante y borde de sal.', {
          tags: ['Picante'],
        }),
      ],
    },
    {
      name: 'Vinos y rones',
      items: [
        dish('Vino de la casa', 350, 'Tinto o blanco.', {
          image: 'vino',
          sizes: { Copa: 350, Botella: 1650 },
        }),
        dish('Sangría', 375, 'Vino tinto, frutas y un toque de ron.', {
          sizes: { Copa: 375, Jarra: 1450 },
        }),
        dish('Ron añejo', 295, 'Brugal, Barceló o Bermúdez, solo o en las rocas.', {
          sizes: { Trago: 295, Botella: 2450 },
        }),
        dish('Mamajuana', 250, 'La nuestra, curada tres meses. El trago.'),
      ],
    },
    {
      name: 'Picaderas',
      items: [
        dish('Alitas picantes', 425, 'Ocho alitas, con apio y aderezo de queso azul.', {
          image: 'alitas',
          tags: ['Picante'],
          sizes: { '8 unidades': 425, '16 unidades': 795 },
        }),
        dish('Papas de la casa', 225, 'Cortadas a mano, con kétchup.', {
          image: 'papas-fritas',
          tags: ['Vegetariano'],
          extras: { 'Queso y tocineta': 140 },
        }),
        dish('Tostones con mayokétchup', 195, 'Para compartir.', {
          image: 'tostones',
          tags: ['Vegetariano'],
        }),
        dish('Tacos de res', 375, 'Tres, con guacamole.', { image: 'tacos', tags: ['Picante'] }),
        dish('Picadera mixta', 895, 'Quipes, empanaditas, longaniza, queso frito y tostones.'),
      ],
    },
    {
      name: 'Sin alcohol',
      items: [
        dish('Mojito sin alcohol', 225, 'Hierbabuena, limón y soda.', { tags: VEGAN_NO_GLUTEN }),
        dish('Jugo de chinola', 150, 'Recién colado.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
        dish('Agua con gas', 125, 'Botella de 250 ml.', { tags: VEGAN_NO_GLUTEN }),
      ],
    },
  ],
};

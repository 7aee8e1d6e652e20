import { templateImage } from '../template-image';
import { item, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

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
        item('Mojito', 345, 'Ron blanco, hierbabuena, limón y soda.', {
          image: 'mojito',
          tags: VEGAN_NO_GLUTEN,
          extras: { Chinola: 40, Fresa: 40 },
        }),
        item('Piña colada', 375, 'Ron, piña natural y crema de coco.', {
          image: 'pina-colada',
          tags: ['Sin Gluten'],
        }),
        item('Cuba libre', 295, 'Ron añejo, cola y limón.', { tags: VEGAN_NO_GLUTEN }),
        item('Margarita', 385, 'Tequila, licor de naranja y limón, con borde de sal.', {
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Chinola sour', 395, 'Ron añejo, chinola, limón y clara de huevo.', {
          tags: ['Vegetariano', 'Sin Gluten', 'Sin Lácteos'],
        }),
        item('Gin tonic de la casa', 425, 'Ginebra, tónica, romero y toronja.', {
          tags: VEGAN_NO_GLUTEN,
        }),
      ],
    },
    {
      name: 'Cervezas',
      items: [
        item('Presidente', 190, 'Vestida de novia.', {
          image: 'cerveza',
          sizes: { Pequeña: 190, Grande: 320 },
        }),
        item('Presidente Light', 190, 'Bien fría.', { sizes: { Pequeña: 190, Grande: 320 } }),
        item('Artesanal de la semana', 350, 'Pregunta cuál hay en el grifo.'),
        item('Michelada', 275, 'Cerveza, limón, salsa picante y borde de sal.', {
          tags: ['Picante'],
        }),
      ],
    },
    {
      name: 'Vinos y rones',
      items: [
        item('Vino de la casa', 350, 'Tinto o blanco.', {
          image: 'vino',
          sizes: { Copa: 350, Botella: 1650 },
        }),
        item('Sangría', 375, 'Vino tinto, frutas y un toque de ron.', {
          sizes: { Copa: 375, Jarra: 1450 },
        }),
        item('Ron añejo', 295, 'Brugal, Barceló o Bermúdez, solo o en las rocas.', {
          sizes: { Trago: 295, Botella: 2450 },
        }),
        item('Mamajuana', 250, 'La nuestra, curada tres meses. El trago.'),
      ],
    },
    {
      name: 'Picaderas',
      items: [
        item('Alitas picantes', 425, 'Ocho alitas, con apio y aderezo de queso azul.', {
          image: 'alitas',
          tags: ['Picante'],
          sizes: { '8 unidades': 425, '16 unidades': 795 },
        }),
        item('Papas de la casa', 225, 'Cortadas a mano, con kétchup.', {
          image: 'papas-fritas',
          tags: ['Vegetariano'],
          extras: { 'Queso y tocineta': 140 },
        }),
        item('Tostones con mayokétchup', 195, 'Para compartir.', {
          image: 'tostones',
          tags: ['Vegetariano'],
        }),
        item('Tacos de res', 375, 'Tres, con guacamole.', { image: 'tacos', tags: ['Picante'] }),
        item('Picadera mixta', 895, 'Quipes, empanaditas, longaniza, queso frito y tostones.'),
      ],
    },
    {
      name: 'Sin alcohol',
      items: [
        item('Mojito sin alcohol', 225, 'Hierbabuena, limón y soda.', { tags: VEGAN_NO_GLUTEN }),
        item('Jugo de chinola', 150, 'Recién colado.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Agua con gas', 125, 'Botella de 250 ml.', { tags: VEGAN_NO_GLUTEN }),
      ],
    },
  ],
};

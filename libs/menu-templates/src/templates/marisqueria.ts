import { templateImage } from '../template-image';
import { item, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

const SIDES = { Tostones: 90, Yaniqueque: 75, 'Moro de guandules': 110 };

export const MARISQUERIA: MenuTemplate = {
  id: 'marisqueria',
  name: 'Marisquería',
  description: 'Pescado del día, camarones y ceviches, como a la orilla de Boca Chica.',
  themeColor: '#0e7490',
  currency: 'DOP',
  coverUrl: templateImage('portada-marisqueria'),
  categories: [
    {
      name: 'Ceviches y fríos',
      items: [
        item('Ceviche de dorado', 495, 'Limón, cebolla morada, cilantro y aguacate.', {
          image: 'ceviche',
          tags: ['Sin Gluten', 'Sin Lácteos'],
          extras: { Aguacate: 70, 'Ají picante': 30 },
        }),
        item('Cóctel de camarones', 525, 'Con salsa rosada y limón.', { tags: ['Sin Gluten'] }),
        item('Ensalada de pulpo', 625, 'Pulpo tierno, pimientos y aceite de oliva.', {
          tags: ['Sin Gluten', 'Sin Lácteos'],
        }),
        item('Lambí en vinagreta', 695, 'Con pimientos, cebolla y cilantro.', {
          tags: ['Sin Gluten', 'Sin Lácteos'],
        }),
      ],
    },
    {
      name: 'Pescados',
      items: [
        item('Chillo frito', 795, 'Entero, crujiente, con limón y tostones.', {
          image: 'pescado-frito',
          tags: ['Sin Lácteos'],
          sizes: { '1 libra': 795, '1 libra y media': 1095, '2 libras': 1395 },
        }),
        item('Pescado con coco', 845, 'Filete de mero en leche de coco, al estilo de Samaná.', {
          tags: ['Sin Lácteos'],
          extras: SIDES,
        }),
        item('Mero a la plancha', 825, 'Con ajo, limón y vegetales.', {
          tags: ['Sin Gluten'],
          extras: SIDES,
        }),
        item('Bacalao guisado', 595, 'Con tomate, papas y aceitunas.', {
          tags: ['Sin Lácteos'],
          extras: SIDES,
        }),
      ],
    },
    {
      name: 'Mariscos',
      items: [
        item('Camarones al ajillo', 745, 'En su sartén, con mantequilla, ajo y limón.', {
          image: 'camarones',
          extras: SIDES,
        }),
        item('Langosta a la parrilla', 1650, 'En temporada, con mantequilla de ajo. La libra.', {
          extras: SIDES,
        }),
        item('Lambí guisado', 795, 'En salsa criolla.', { tags: ['Sin Lácteos'], extras: SIDES }),
        item('Mofongo de mariscos', 745, 'Camarones, calamar y lambí sobre plátano majado.', {
          image: 'mofongo',
        }),
        item('Paella', 1450, 'Para dos. Toma treinta minutos.', { tags: ['Sin Lácteos'] }),
      ],
    },
    {
      name: 'Acompañantes',
      items: [
        item('Tostones', 130, 'Plátano verde, frito dos veces.', {
          image: 'tostones',
          tags: ['Vegetariano'],
        }),
        item('Yaniqueques', 120, 'Crujientes, como en la playa. Dos.', { tags: ['Vegetariano'] }),
        item('Ensalada mixta', 225, 'Lechuga, tomate, pepino y aguacate.', {
          image: 'ensalada',
          tags: VEGAN_NO_GLUTEN,
        }),
      ],
    },
    {
      name: 'Bebidas',
      items: [
        item('Piña colada', 375, 'Con o sin ron.', {
          image: 'pina-colada',
          tags: ['Sin Gluten'],
        }),
        item('Coco frío', 150, 'Abierto al momento.', { tags: VEGAN_NO_GLUTEN }),
        item('Cerveza', 195, 'Presidente.', {
          image: 'cerveza',
          sizes: { Pequeña: 195, Grande: 325 },
        }),
        item('Jugo de chinola', 140, 'Recién colado.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
      ],
    },
  ],
};

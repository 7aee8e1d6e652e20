import { templateImage } from '../template-image';
import { item, VEGAN, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

const ROLL = { 'Queso crema': 50, Aguacate: 60, 'Salsa de anguila': 40 };

export const SUSHI: MenuTemplate = {
  id: 'sushi',
  name: 'Sushi',
  description: 'Rolls clásicos y criollos, nigiri, ramen y entradas calientes.',
  themeColor: '#b3243a',
  currency: 'DOP',
  coverUrl: templateImage('portada-sushi'),
  categories: [
    {
      name: 'Entradas',
      items: [
        item('Gyozas de cerdo', 345, 'Seis, a la plancha, con salsa ponzu.', {
          image: 'gyozas',
          tags: ['Sin Lácteos'],
        }),
        item('Edamame', 245, 'Al vapor, con sal marina.', { tags: VEGAN_NO_GLUTEN }),
        item('Ensalada de algas', 295, 'Wakame, ajonjolí y vinagre de arroz.', { tags: VEGAN }),
        item('Sopa miso', 195, 'Con tofu, algas y cebollín.', { tags: ['Sin Lácteos'] }),
      ],
    },
    {
      name: 'Rolls clásicos',
      items: [
        item('California', 425, 'Cangrejo, pepino, aguacate y ajonjolí. Ocho piezas.', {
          image: 'sushi-rolls',
          tags: ['Sin Lácteos'],
          extras: ROLL,
        }),
        item('Filadelfia', 495, 'Salmón, queso crema y aguacate.', { extras: ROLL }),
        item('Atún picante', 525, 'Atún fresco, mayonesa picante y cebollín.', {
          tags: ['Sin Lácteos', 'Picante'],
          extras: ROLL,
        }),
        item('Roll de vegetales', 365, 'Pepino, zanahoria, aguacate y espárrago.', {
          tags: VEGAN,
          extras: ROLL,
        }),
      ],
    },
    {
      name: 'Rolls criollos',
      items: [
        item('Roll dominicano', 545, 'Camarón empanizado, queso crema y maduro por fuera.', {
          extras: ROLL,
        }),
        item('Roll de chicharrón', 495, 'Chicharrón de pollo, aguacate y salsa de anguila.', {
          tags: ['Sin Lácteos'],
          extras: ROLL,
        }),
        item('Acevichado', 565, 'Camarón, aguacate y pescado del día en leche de tigre.', {
          tags: ['Sin Lácteos'],
          extras: ROLL,
        }),
      ],
    },
    {
      name: 'Nigiri y sashimi',
      items: [
        item('Nigiri variado', 595, 'Ocho: salmón, atún, camarón y huevo.', {
          image: 'nigiri',
          tags: ['Sin Lácteos'],
        }),
        item('Nigiri de salmón', 295, 'Dos piezas.', { tags: ['Sin Lácteos'] }),
        item('Sashimi de atún', 545, 'Seis cortes, con jengibre y wasabi.', {
          tags: ['Sin Lácteos'],
        }),
      ],
    },
    {
      name: 'Platos calientes',
      items: [
        item('Ramen de cerdo', 575, 'Caldo de doce horas, cerdo, huevo y cebollín.', {
          image: 'ramen',
          tags: ['Sin Lácteos'],
          extras: { Huevo: 60, 'Cerdo extra': 180, Picante: 30 },
        }),
        item('Yakimeshi', 445, 'Arroz salteado con huevo y vegetales.', {
          tags: ['Sin Lácteos'],
          sizes: { Vegetales: 445, Pollo: 495, Camarones: 595 },
        }),
        item('Camarones a la plancha', 625, 'Con ajo, mantequilla y limón.', {
          image: 'camarones',
        }),
      ],
    },
    {
      name: 'Bebidas',
      items: [
        item('Té verde', 125, 'Caliente o con hielo.', { image: 'te', tags: VEGAN_NO_GLUTEN }),
        item('Limonada de jengibre', 165, 'Recién hecha.', { tags: VEGAN_NO_GLUTEN }),
        item('Sake', 395, 'Caliente o frío. La jarrita.', { tags: VEGAN }),
        item('Cerveza', 210, 'Nacional, bien fría.', { image: 'cerveza' }),
      ],
    },
  ],
};

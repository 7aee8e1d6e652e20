import type { DemoMenu } from '../demo-menu';
import { category, dish } from './sample';

export const mariscos: DemoMenu = {
  id: 'demo-2',
  name: 'Carta de mar',
  restaurantName: 'Marea Boca Chica',
  description: 'Pescados y mariscos del día, con los pies en la arena.',
  address: 'Calle Duarte 41, Boca Chica',
  phone: '(829) 555-0187',
  logoUrl: null,
  themeColor: '#06b6d4',
  currency: 'DOP',
  isPublished: true,
  categories: [
    category('Para picar', [
      dish('Yaniqueque de playa', '120.00', 'Grande, finito y crujiente, con sal de mar.', {
        tags: ['Vegano'],
      }),
      dish(
        'Empanaditas de lambí',
        '285.00',
        'Cuatro empanaditas con lambí guisado y salsa rosada.',
      ),
    ]),
    category('Del mar', [
      dish(
        'Pescado frito con tostones',
        '750.00',
        'Chillo entero del día, frito al momento. Con ensalada y limón.',
        { tags: ['Sin Lácteos'] },
      ),
      dish(
        'Camarones al ajillo',
        '690.00',
        'Salteados con ajo, ají cubanela y un toque de vino blanco.',
        {
          tags: ['Sin Gluten'],
        },
      ),
      dish(
        'Lambí guisado',
        '780.00',
        'En salsa criolla con arroz blanco. Vuelve al pasar la veda.',
        {
          tags: ['Picante', 'Sin Lácteos'],
          soldOut: true,
        },
      ),
      dish(
        'Pescado con coco de Samaná',
        '720.00',
        'Filete de mero en salsa de coco con bija y cilantro ancho.',
        { tags: ['Sin Gluten', 'Sin Nueces'] },
      ),
    ]),
    category('Bien frío', [
      dish(
        'Morir soñando',
        '180.00',
        'Jugo de china con leche evaporada, vainilla y mucho hielo.',
        {
          tags: ['Vegetariano'],
        },
      ),
      dish('Agua de coco', '150.00', 'Servida en su propio coco, abierto al pedirlo.', {
        tags: ['Vegano', 'Sin Gluten'],
      }),
    ]),
  ],
  items: [],
};

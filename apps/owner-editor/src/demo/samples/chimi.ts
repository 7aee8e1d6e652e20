import { category, item, menu } from './sample';

export const chimi = menu({
  id: 'demo-3',
  name: 'Carta de la noche',
  restaurantName: 'Chimi La Rotonda',
  description: 'Food truck de Santiago. Encendemos la plancha a las 6 de la tarde.',
  address: 'Rotonda de la Bartolomé Colón, Santiago',
  phone: '(849) 555-0119',
  slug: 'chimi-la-rotonda',
  themeColor: '#f59e0b',
  isPublished: false,
  categories: [
    category('Chimis', [
      item(
        'Chimi clásico',
        '200.00',
        'Res a la plancha, repollo, tomate y salsa rosada en pan de agua.',
        { image: 'chimi', extras: { Queso: '35.00', 'Doble carne': '95.00' } },
      ),
      item('Chimi de pierna', '240.00', 'Pierna de cerdo asada ocho horas, cebolla y agrio.', {
        tags: ['Picante'],
      }),
    ]),
    category('De plato', [
      item(
        'Yaroa de pollo',
        '325.00',
        'Papas o maduro con pollo mechado, queso derretido y las tres salsas.',
      ),
      item('Yaroa vegetariana', '295.00', 'Maduro, vegetales a la plancha y queso gratinado.', {
        tags: ['Vegetariano', 'Sin Nueces'],
      }),
      item('Pica pollo', '310.00', 'Tres piezas bien crujientes con tostones y limón.'),
      item(
        'Mofongo con chicharrón',
        '380.00',
        'Al pilón, con ajo, caldo de la casa y chicharrón.',
        {
          tags: ['Sin Gluten', 'Sin Lácteos'],
          image: 'mofongo',
        },
      ),
    ]),
    category('Frituras', [
      item('Quipe', '75.00', 'De trigo y res, recién frito, con su limón.', { image: 'quipes' }),
    ]),
  ],
  items: [
    item('Jugo de chinola', '110.00', 'Natural, con o sin azúcar.', {
      tags: ['Vegano', 'Sin Gluten'],
      image: 'jugo-natural',
      sizes: { Vaso: '110.00', Jarra: '350.00' },
    }),
  ],
});

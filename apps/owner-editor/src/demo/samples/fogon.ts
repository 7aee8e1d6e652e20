import { category, item, menu } from './sample';

export const fogon = menu({
  id: 'demo-1',
  name: 'Almuerzo criollo',
  restaurantName: 'El Fogón de Mercedes',
  description:
    'Cocina criolla de casa, hecha al carbón y sin apuro. De lunes a sábado, desde las 11.',
  address: 'Calle Arzobispo Meriño 152, Zona Colonial, Santo Domingo',
  phone: '(809) 555-0142',
  slug: 'el-fogon-de-mercedes',
  themeColor: '#ef4444',
  design: 'comedor',
  isPublished: true,
  categories: [
    category('Para empezar', [
      item(
        'Tostones con mojo',
        '150.00',
        'Plátano verde frito dos veces, con mojo de ajo y limón.',
        {
          tags: ['Vegano', 'Sin Gluten'],
          image: 'tostones',
        },
      ),
      item(
        'Sancocho de siete carnes',
        '325.00',
        'Servido con arroz blanco, aguacate y un chin de agrio de naranja.',
        {
          tags: ['Sin Gluten'],
          image: 'sancocho',
          sizes: { Media: '325.00', Completa: '495.00' },
        },
      ),
    ]),
    category('Del fogón', [
      item(
        'La bandera dominicana',
        '395.00',
        'Arroz, habichuelas rojas, res guisada, ensalada verde y concón si llegas temprano.',
        { image: 'bandera', extras: { Aguacate: '75.00', Tostones: '90.00' } },
      ),
      item(
        'Chivo liniero',
        '545.00',
        'Chivo guisado con orégano de la Línea y ron, picante a tu gusto.',
        {
          tags: ['Picante', 'Sin Gluten'],
        },
      ),
      item(
        'Pollo guisado con moro',
        '375.00',
        'Pollo criollo en su salsa con moro de guandules y coco.',
      ),
      item(
        'Pastelón de plátano maduro',
        '350.00',
        'Capas de maduro, vegetales asados y queso gratinado.',
        { tags: ['Vegetariano'] },
      ),
    ]),
    category('Dulces', [
      item(
        'Habichuelas con dulce',
        '165.00',
        'Con batata, pasas, leche de coco y galletitas de leche.',
        { tags: ['Vegetariano'], image: 'habichuelas-con-dulce' },
      ),
      item('Flan de coco', '140.00', 'Temblando, con su caramelo oscuro y coco tostado.', {
        tags: ['Vegetariano', 'Sin Gluten'],
        image: 'flan',
      }),
    ]),
  ],
});

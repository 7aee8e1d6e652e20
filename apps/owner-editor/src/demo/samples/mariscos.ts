import { category, item, menu } from './sample';

export const mariscos = menu({
  id: 'demo-2',
  name: 'Carta de mar',
  restaurantName: 'Marea Boca Chica',
  description: 'Pescados y mariscos del día, con los pies en la arena.',
  address: 'Calle Duarte 41, Boca Chica',
  phone: '(829) 555-0187',
  slug: 'marea-boca-chica',
  themeColor: '#06b6d4',
  design: 'beach-bar',
  isPublished: true,
  categories: [
    category('Para picar', [
      item('Yaniqueque de playa', '120.00', 'Grande, finito y crujiente, con sal de mar.', {
        tags: ['Vegano'],
      }),
      item(
        'Empanaditas de lambí',
        '285.00',
        'Cuatro empanaditas con lambí guisado y salsa rosada.',
        { image: 'empanadas', allergens: ['Gluten', 'Moluscos'] },
      ),
    ]),
    category('Del mar', [
      item(
        'Pescado frito con tostones',
        '750.00',
        'Chillo entero del día, frito al momento. Con ensalada y limón.',
        { tags: ['Sin Lácteos'], image: 'pescado-frito' },
      ),
      item(
        'Camarones al ajillo',
        '690.00',
        'Salteados con ajo, ají cubanela y un toque de vino blanco.',
        {
          tags: ['Sin Gluten'],
          allergens: ['Crustáceos', 'Sulfitos'],
          image: 'camarones',
        },
      ),
      item(
        'Lambí guisado',
        '780.00',
        'En salsa criolla con arroz blanco. Vuelve al pasar la veda.',
        {
          tags: ['Picante', 'Sin Lácteos'],
          soldOut: true,
        },
      ),
      item(
        'Ceviche de mero',
        '520.00',
        'Mero del día en limón, leche de coco, cebolla morada y cilantro ancho.',
        { tags: ['Sin Gluten', 'Sin Lácteos'], allergens: ['Pescado'], image: 'ceviche' },
      ),
    ]),
    category('Bien frío', [
      item(
        'Morir soñando',
        '180.00',
        'Jugo de china con leche evaporada, vainilla y mucho hielo.',
        {
          tags: ['Vegetariano'],
          image: 'batida',
        },
      ),
      item('Piña colada', '260.00', 'Piña fresca, coco y ron; virgen si manejas.', {
        tags: ['Vegetariano', 'Sin Gluten'],
        image: 'pina-colada',
        extras: { 'Doble de ron': '90.00' },
      }),
    ]),
  ],
});

import type { FieldText, FieldTexts } from './field-text';

const RESTAURANT_DESIGN: FieldText = [
  'Diseño de los menús que no eligieron color ni diseño propios.',
  'comedor',
];
const RESTAURANT_COLOR: FieldText = [
  'Color de esos menús: `#` y seis cifras hexadecimales.',
  '#10b981',
];
const RESTAURANT_MENUS: FieldText = ['Sus menús, en el orden de sus pestañas: 50 como mucho.'];

export const RESTAURANT_TEXTS: FieldTexts = {
  restaurantId: ['El restaurante (uuid).'],
  'CreateRestaurantRequest.name': ['Nombre del restaurante.', 'La Cocina de Carmen'],
  'UpdateRestaurantRequest.name': ['Nombre del restaurante.', 'La Cocina de Carmen'],
  'RestaurantView.name': ['Nombre del restaurante.', 'La Cocina de Carmen'],
  'RestaurantMenuView.name': ['Nombre del menú.', 'Almuerzo'],
  'RestaurantView.slug': [
    'La dirección legible del restaurante: `/r/{slug}`. Las anteriores siguen llevando a él.',
    'la-cocina-de-carmen',
  ],
  'RestaurantView.shortCode': [
    'Lo que lleva el código QR del restaurante: `/q/{shortCode}`.',
    '7K3M9XW',
  ],
  'RestaurantView.design': RESTAURANT_DESIGN,
  'CreateRestaurantRequest.design': RESTAURANT_DESIGN,
  'UpdateRestaurantRequest.design': RESTAURANT_DESIGN,
  'RestaurantView.themeColor': RESTAURANT_COLOR,
  'CreateRestaurantRequest.themeColor': RESTAURANT_COLOR,
  'UpdateRestaurantRequest.themeColor': RESTAURANT_COLOR,
  'RestaurantView.menus': RESTAURANT_MENUS,
  'CreateRestaurantRequest.menus': RESTAURANT_MENUS,
  'RestaurantMenusRequest.menus': RESTAURANT_MENUS,
  tabName: ['Lo que dice la pestaña del menú; `null`: el nombre del menú.', 'Carta'],
  'RestaurantTab.showsRestaurantName': [
    'Si los comensales leen el nombre del restaurante en lugar del propio del menú. Sin este campo el menú conserva el nombre que muestra.',
  ],
  'RestaurantMenuView.showsRestaurantName': [
    'Si `restaurantName` es el del restaurante y cambia con él.',
  ],
  'RestaurantMenuView.restaurantName': [
    'El nombre que los comensales leen en el menú.',
    'La Cocina de Carmen',
  ],
  servedHours: [
    'Cuándo se sirve el menú, en el formato de `openingHours`: a esas horas la página del restaurante abre con él. `null`: siempre.',
    'Mo-Su 07:00-11:00',
  ],
};

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

const NEW_MENUS_CURRENCY: FieldText = [
  'Moneda de los menús nuevos que no dicen la suya: código ISO 4217; `null` si ninguna.',
  'DOP',
];
const NEW_MENUS_ITBIS: FieldText = ['Si los menús nuevos suman el ITBIS a los precios.', false];
const NEW_MENUS_LEY: FieldText = ['Si los menús nuevos suman el 10 % de ley a los precios.', false];

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
  links: [
    'Enlaces del restaurante. Al cambiarlo, `null` o un texto vacío quita un enlace, y el que no se envía se queda.',
    { instagram: 'https://www.instagram.com/lacocinadecarmen', whatsapp: '+18095550142' },
  ],
  instagram: [
    'Instagram: la dirección con https:// o `@nombre`, que se guarda como dirección.',
    'https://www.instagram.com/lacocinadecarmen',
  ],
  facebook: [
    'Facebook: la dirección con https:// o `@nombre`, que se guarda como dirección.',
    'https://www.facebook.com/lacocinadecarmen',
  ],
  tiktok: [
    'TikTok: la dirección con https:// o `@nombre`, que se guarda como dirección.',
    'https://www.tiktok.com/@lacocinadecarmen',
  ],
  whatsapp: [
    'Un número de WhatsApp. Se lee con el país del restaurante y se guarda con el código del país.',
    '+18095550142',
  ],
  googleReviews: ['Dirección de las reseñas en Google.', 'https://g.page/r/CbFa1n4Z9l2kEBM/review'],
  reservations: ['Dirección para reservar.', 'https://reservas.lacocinadecarmen.do/'],
  website: ['Sitio web del restaurante.', 'https://lacocinadecarmen.do/'],
  wifi: ['Wi-Fi para los comensales; `null` si el restaurante no lo dice.'],
  'WifiView.name': ['Nombre de la red.', 'La Cocina de Carmen'],
  'WifiView.password': ['Contraseña de la red; `null` si es abierta.', 'sancocho2026'],
  wifiName: [
    'Nombre de la red Wi-Fi para los comensales, de 32 bytes como máximo; `null` si no se dice.',
    'La Cocina de Carmen',
  ],
  wifiPassword: [
    'Contraseña de esa red, de 8 a 63 caracteres: los comensales la leen. `null` si es abierta.',
    'sancocho2026',
  ],
  'CreateRestaurantRequest.currency': NEW_MENUS_CURRENCY,
  'CreateRestaurantRequest.addsItbis': NEW_MENUS_ITBIS,
  'CreateRestaurantRequest.addsLey': NEW_MENUS_LEY,
  'UpdateRestaurantRequest.currency': NEW_MENUS_CURRENCY,
  'UpdateRestaurantRequest.addsItbis': NEW_MENUS_ITBIS,
  'UpdateRestaurantRequest.addsLey': NEW_MENUS_LEY,
  'RestaurantView.currency': NEW_MENUS_CURRENCY,
  'RestaurantView.addsItbis': NEW_MENUS_ITBIS,
  'RestaurantView.addsLey': NEW_MENUS_LEY,
  servedHours: [
    'Cuándo se sirve el menú, en el formato de `openingHours`: a esas horas la página del restaurante abre con él. `null`: siempre.',
    'Mo-Su 07:00-11:00',
  ],
};

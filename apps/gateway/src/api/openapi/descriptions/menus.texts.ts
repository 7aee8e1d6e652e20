import type { FieldText, FieldTexts } from './field-text';

const IMAGE = '/objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4';
const OPTIONS = [{ name: 'Grande', price: '450.00' }];
const TRANSLATED = { en: { name: 'Sancocho', description: 'With seven meats' } };

const CATEGORY_HOURS: FieldText = [
  'Cuándo se sirve lo de la categoría, en el mismo formato que el horario del menú: fuera de esas horas no se puede pedir. `null`: siempre.',
  'Mo-Su 07:00-11:00',
];

/** Menus, what is in them, and what is printed of them. */
export const MENU_TEXTS: FieldTexts = {
  menuId: ['El menú (uuid).'],
  userId: ['El dueño del menú (uuid).'],
  categoryId: ['La categoría (uuid); `null` para un ítem sin categoría.'],
  itemId: ['El ítem (uuid).'],
  name: ['Nombre que leen los comensales.', 'Sancocho'],
  'CreateMenuRequest.name': ['Nombre del menú.', 'Almuerzo'],
  'UpdateMenuRequest.name': ['Nombre del menú.', 'Almuerzo'],
  'MenuView.name': ['Nombre del menú.', 'Almuerzo'],
  'PublicMenuView.name': ['Nombre del menú.', 'Almuerzo'],
  'MenuComparison.name': ['Nombre del menú.', 'Almuerzo'],
  'MenuViews.name': ['Nombre del menú.', 'Almuerzo'],
  'CreateCategoryRequest.name': [
    'Nombre de la categoría. No se repite en un menú, ni con otras mayúsculas.',
    'Platos fuertes',
  ],
  'UpdateCategoryRequest.name': [
    'Nombre de la categoría. No se repite en un menú, ni con otras mayúsculas.',
    'Platos fuertes',
  ],
  'CategoryView.name': ['Nombre de la categoría.', 'Platos fuertes'],
  'PublicCategoryView.name': ['Nombre de la categoría.', 'Platos fuertes'],
  'CategoryReach.name': ['Nombre de la categoría.', 'Platos fuertes'],
  'TemplateCategory.name': ['Nombre de la categoría.', 'Desayunos'],
  'TemplateView.name': ['Para qué tipo de local es.', 'Comedor criollo'],
  'ItemOption.name': ['Nombre del tamaño o del extra.', 'Grande'],
  restaurantName: [
    'Nombre del restaurante, como aparece arriba en el menú.',
    'La Cocina de Carmen',
  ],
  address: ['Dirección del restaurante; `null` si no se dice.', 'Calle El Conde 53, Santo Domingo'],
  openingHours: [
    'Horario en el formato `opening_hours` de OpenStreetMap: días, horas u `off`, y `PH` para los feriados del país; `24/7` si no cierra. En la hora de Santo Domingo. `null` si no se dice.',
    'Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off',
  ],
  'CategoryView.openingHours': CATEGORY_HOURS,
  'CategoryWithContent.openingHours': CATEGORY_HOURS,
  'PublicCategoryView.openingHours': CATEGORY_HOURS,
  'CreateCategoryRequest.openingHours': CATEGORY_HOURS,
  'UpdateCategoryRequest.openingHours': CATEGORY_HOURS,
  logoUrl: ['Ruta del logo, debajo de la dirección del servidor; `null` sin logo.', IMAGE],
  logoPlaceholder: [
    'El logo en unos 30 bytes (thumbhash en base64), para pintarlo mientras llega; `null` si no hay.',
    '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  ],
  coverUrl: [
    'Ruta de la foto de portada, detrás del nombre del restaurante; `null` sin portada.',
    IMAGE,
  ],
  design: [
    'Diseño con que se ve el menú: `classic` (el de siempre), o uno hecho para un tipo de local.',
    'comedor',
  ],
  themeColor: ['Color del menú: `#` y seis cifras hexadecimales.', '#10b981'],
  currency: ['Moneda de todos los precios del menú: código ISO 4217. Los precios no la repiten.'],
  secondCurrency: [
    'Otra moneda en que los comensales leen cuánto es, a la tasa de un día; `null` si ninguna. Se quita al cambiar `currency`.',
    { currency: 'USD', rate: '60.50', date: '2026-11-20' },
  ],
  'SecondCurrencyView.currency': ['La otra moneda: código ISO 4217, distinto del menú.', 'USD'],
  'SecondCurrencyView.rate': [
    'Lo que cuesta una unidad de ella en la moneda del menú: texto decimal, hasta cuatro cifras.',
    '60.50',
  ],
  'SecondCurrencyView.date': ['El día de la tasa (AAAA-MM-DD).', '2026-11-20', { format: 'date' }],
  'PaymentView.currency': ['Moneda del pago: código ISO 4217.', 'USD'],
  'CreateOrderRequest.currency': ['Moneda del pago: dólares de EE. UU.'],
  addsItbis: ['Si la cuenta lleva ITBIS (18 %) además de los precios, y el menú lo dice.', false],
  addsLey: ['Si la cuenta lleva el 10 % de ley además de los precios, y el menú lo dice.', false],
  languages: [
    'Idiomas en que se ofrece el menú además del español: códigos ISO 639-1.',
    ['en', 'fr'],
  ],
  slug: [
    'La dirección legible del menú: `/m/{slug}`. Las anteriores siguen llevando a él.',
    'la-cocina-de-carmen',
  ],
  shortCode: [
    'Lo que llevan los códigos QR del menú: `/q/{shortCode}`. Es suyo para siempre.',
    '7K3M9XW',
  ],
  qrDesign: ['Cómo se dibuja el código QR.'],
  foreground: ['Color de los puntos: `#` y seis cifras hexadecimales.', '#000000'],
  background: ['Color del fondo: `#` y seis cifras hexadecimales.', '#ffffff'],
  shape: ['Forma de los puntos: `square` (cuadrados) o `rounded` (redondos).'],
  withLogo: ['Si lleva el logo del restaurante en el centro.', false],
  isPublished: ['Si los comensales pueden verlo. Publicar cuesta solo esto: `true`.'],
  version: [
    'Crece con cada cambio. Es el `ETag`: envíalo en `If-Match` para no pisar el cambio de otra persona.',
    7,
  ],
  expectedVersion: [
    'La `version` sobre la que se cambia. Si el ítem ya va por otra, no cambia nada y la respuesta es 412.',
    7,
  ],
  templateId: [
    'Plantilla con cuyas categorías e ítems empieza el menú (`GET /api/menu-templates`).',
    'comedor-criollo',
  ],
  'TemplateView.id': ['Identificador de la plantilla, en minúsculas y guiones.', 'comedor-criollo'],
  'TemplateView.description': [
    'De qué trata la plantilla.',
    'Desayunos, platos del día y jugos naturales.',
  ],
  'TemplateView.categories': ['Las categorías de la plantilla, en su orden.'],
  'TemplateView.coverUrl': [
    'Ruta de la imagen de portada, debajo de la dirección del servidor.',
    IMAGE,
  ],
  'CreateMenuRequest.description': [
    'Presentación del menú; `null` si no tiene.',
    'Comida criolla de lunes a sábado',
  ],
  'UpdateMenuRequest.description': [
    'Presentación del menú; `null` la quita.',
    'Comida criolla de lunes a sábado',
  ],
  'MenuView.description': [
    'Presentación del menú; `null` si no tiene.',
    'Comida criolla de lunes a sábado',
  ],
  'PublicMenuView.description': [
    'Presentación del menú; `null` si no tiene.',
    'Comida criolla de lunes a sábado',
  ],
  price: [
    'Precio como texto decimal con punto y hasta dos cifras, en la moneda del menú, hasta 99999999.99. Sin símbolo ni separador de miles.',
    '350.00',
  ],
  'ItemOption.price': [
    'De un tamaño, su precio entero; de un extra, lo que suma. Texto decimal en la moneda del menú.',
    '450.00',
  ],
  'PlanView.price': ['Precio de un mes, en dólares de EE. UU., como texto decimal.', '29.00'],
  imageUrl: [
    'Ruta de la foto, debajo de la dirección del servidor; con `?w=640` llega a ese ancho en píxeles. `null` sin foto.',
    IMAGE,
  ],
  imagePlaceholder: [
    'La foto en unos 30 bytes (thumbhash en base64), para pintarla mientras llega; `null` si no hay.',
    '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  ],
  dietaryTags: [
    'Para quién es el plato. Vegano trae consigo Vegetariano en los filtros. Una que `allergens` desmiente, como Sin Gluten con Gluten, se rechaza.',
    ['Vegetariano', 'Picante'],
  ],
  allergens: [
    'Lo que contiene, de los 14 alérgenos del Reglamento (UE) 1169/2011, según declara el restaurante. Vacío: no declara ninguno.',
    ['Gluten', 'Huevos'],
  ],
  isAvailable: ['Si se puede pedir ahora; `false` lo muestra como agotado.'],
  availableAgainAt: [
    'De un ítem agotado, cuándo vuelve solo: ISO 8601; sin zona es la hora de Santo Domingo. `null` si se repone a mano.',
    '2026-11-24T15:00:00.000Z',
  ],
  sizes: [
    'Tamaños, cada uno con su precio entero. Con alguno, `price` es el del primero; otro se rechaza.',
    OPTIONS,
  ],
  extras: [
    'Extras que se pueden agregar, cada uno con lo que suma.',
    [{ name: 'Aguacate', price: '75.00' }],
  ],
  displayOrder: ['Lugar en la lista: el menor va primero.', 0],
  translations: ['Los textos en los demás idiomas del menú, por código de idioma.', TRANSLATED],
  whiteLabel: ['Si el menú no lleva el nombre de CartaViva (planes con marca propia).', false],
  categories: ['Categorías.'],
  'OrderRequest.categories': [
    'Las categorías (uuid) en su nuevo orden; las que no están siguen donde estaban.',
  ],
  items: ['Ítems.'],
  'OrderRequest.items': ['Dónde queda cada ítem que cambia de lugar.'],
  'PricesRequest.items': ['Los ítems que cambian de precio: todos o ninguno.'],
  'TranslationsRequest.texts': ['Los textos que cambian.'],
  texts: ['Los textos que cambian.'],
  'Translation.kind': ['De qué es el texto: del menú, de una categoría o de un ítem.'],
  'Translation.id': ['El menú, la categoría o el ítem (uuid).'],
  field: ['Cuál de sus textos: el nombre, la descripción o el nombre de un tamaño o extra.'],
  'Translation.source': ['El texto en español, tal como está en el menú.', 'De siete carnes'],
  'Translation.text': ['La traducción; vacía si no hay.', 'With seven meats'],
  needsReview: [
    'Si es un borrador que nadie ha revisado: los comensales leen el español hasta que se quite.',
    false,
  ],
  externalId: [
    'El código que le da tu otro programa (ERP, punto de venta). No se repite en un menú; `null` sin código.',
    'PLU-1042',
  ],
  sharedId: [
    'Igual en los ítems de varios menús que son el mismo (uuid); `null` si nunca estuvo en dos. Si está ahora en otros, lo dice `GET /api/menus/{menuId}/items/shared`.',
  ],
  shareItems: [
    'Si los ítems de la copia son los mismos del menú, y lo que se cambia en uno cambia en el otro. Si no se dice, son otros.',
    true,
  ],
  'ShareItemsRequest.itemIds': ['Los ítems de tus otros menús (uuid), en el orden en que quedan.'],
  'ShareItemsRequest.categoryId': [
    'Bajo qué categoría de este menú quedan; `null`, sin categoría. Si no se dice, la que se llama como la suya.',
  ],
  'ShareReport.created': ['Cuántos no estaban en el menú.', 12],
  'ShareReport.items': ['Los ítems de este menú, también los que ya estaban, en el orden pedido.'],
  'SharingView.menus': ['Los otros menús.'],
  'SharingMenu.name': ['Nombre del menú.', 'Carta Naco'],
  'SharingMenu.restaurantName': [
    'El restaurante en que está o, sin él, el que dice el menú.',
    'Casa Mofongo',
  ],
  'SharingView.items': ['Los ítems de este menú que están en otros.'],
  'SharedItem.menuIds': ['Los otros menús en que está (uuid).'],
  revision: ['Crece con cada cambio del menú y de lo que hay en él.', 42],
  'MenuDraftView.categories': ['Lo que se leyó, por categoría, en el orden de la fuente.'],
  unread: ['Lo que no es ni categoría ni ítem, en el orden de la fuente.'],
  'DraftCategoryView.name': [
    'Nombre leído; `null` para los ítems anteriores al primer título.',
    'Bebidas',
  ],
  'DraftCategoryView.items': ['Los ítems de la categoría, en el orden de la fuente.'],
  'DraftItemView.name': ['Nombre leído.', 'Jugo de chinola'],
  'DraftItemView.price': [
    'Precio leído, como texto decimal; `null` si no se vio ninguno.',
    '125.00',
  ],
  'DraftItemView.description': ['Descripción leída; `null` si no hay.', 'Natural, con poca azúcar'],
  doubts: ['Qué puede estar mal leído.', ['price']],
  place: ['Dónde está en la página de un PDF o de una foto.'],
  page: ['Número de página; la primera es la 1.', 1],
  left: ['Lado izquierdo, como parte del ancho de la página (de 0 a 1).', 0.12],
  top: ['Lado de arriba, como parte del alto de la página (de 0 a 1).', 0.3],
  right: ['Lado derecho, como parte del ancho de la página (de 0 a 1).', 0.58],
  bottom: ['Lado de abajo, como parte del alto de la página (de 0 a 1).', 0.34],
  'UnreadTextView.text': ['El texto que no se supo colocar.', 'Precios en pesos dominicanos'],
  'ActivityView.kind': ['Qué pasó.'],
  menuName: ['Cómo se llamaba el menú entonces.', 'Almuerzo'],
  subject: [
    'La categoría o el ítem, con su nombre de entonces; `null` si fue sobre el menú.',
    'Sancocho',
  ],
  count: ['A cuántos ítems o precios afectó; `null` donde no dice nada.', 12],
  at: ['Cuándo: ISO 8601, en UTC.'],
  'OembedView.version': ['La versión de oEmbed: siempre `1.0`.'],
  'OembedView.type': ['Siempre `rich`: lo que se inserta es `html`.'],
  'OembedView.title': ['El restaurante y el menú.', 'La Cocina de Carmen · Almuerzo'],
  author_name: ['Nombre del restaurante.', 'La Cocina de Carmen'],
  author_url: [
    'La página del menú.',
    'https://cartaviva.do/m/la-cocina-de-carmen',
    { format: 'uri' },
  ],
  provider_name: ['Quién sirve el menú.', 'CartaViva'],
  provider_url: ['La dirección de quien lo sirve.', 'https://cartaviva.do', { format: 'uri' }],
  cache_age: ['Segundos durante los que se puede guardar la respuesta.', 3600],
  html: [
    'El marco que muestra el menú, para copiarlo en la página.',
    '<iframe src="https://cartaviva.do/m/la-cocina-de-carmen" width="640" height="800"></iframe>',
  ],
  width: ['Ancho del marco, en píxeles CSS.', 640],
  height: ['Alto del marco, en píxeles CSS.', 800],
  totalMenus: ['Menús que tienes, publicados o no.', 3],
  totalItems: ['Ítems de todos tus menús.', 112],
  publishedMenus: ['Menús publicados.', 2],
};

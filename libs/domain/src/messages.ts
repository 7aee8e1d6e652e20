const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

/** Messages of the rules that browser, gateway and services share (specification §5). */
export const RULE_MESSAGES = {
  email: 'Email inválido',
  fixedEmail: 'El email no puede ser modificado por seguridad',
  password: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong: 'La contraseña puede tener 128 caracteres como máximo',
  commonPassword:
    'Esta contraseña es muy común y se adivina pronto. Elige otra, como dos o tres palabras',
  firstName: 'El nombre debe tener al menos 2 caracteres',
  lastName: 'El apellido debe tener al menos 2 caracteres',
  code: 'El código debe tener 6 dígitos',
  secondFactorCode: 'Escribe los 6 dígitos de tu app o un código de recuperación',
  link: 'Este enlace no está completo. Ábrelo otra vez desde el correo',
  passwordOfLink: 'Escribe la contraseña que quieres usar',
  required: 'Este campo es obligatorio',
  text: 'Escribe un texto sin caracteres invisibles',
  notText: 'Este valor es un texto: envíalo entre comillas',
  tooLong: (max: number) => `Escribe ${max} caracteres como máximo`,
  price: 'Escribe un precio, como 350 o 1250.50',
  id: 'Este identificador no es válido',
  boolean: 'El valor debe ser verdadero o falso',
  ownMenu: 'Solo vale para un menú tuyo',
  themeColor: 'Elige un color en formato #rrggbb',
  currency: 'Elige una moneda de la lista',
  secondCurrency: 'Elige otra moneda que la del menú',
  rate: 'Escribe una tasa, como 60.50',
  openingHours:
    'Escribe el horario como Mo-Fr 11:00-23:00; Sa 12:00-02:00; Su off, sin horas que se crucen',
  country: 'Elige un país de la lista',
  timeZone: 'Elige una zona horaria, como America/Santo_Domingo',
  placeOfRestaurant: 'El país y la zona horaria los dice el local de este menú: cámbialos allí',
  dietaryTags: 'Elige etiquetas de la lista, sin repetir',
  allergens: 'Elige alérgenos de la lista, sin repetir',
  deniedTags: (tags: readonly string[], allergens: readonly string[]) =>
    `Dice ${joined(tags.map((tag) => `«${tag}»`))}, pero contiene ${joined(allergens)}. Quita uno de los dos`,
  sizedPrice: (first: string) =>
    `Este ítem tiene tamaños y cuesta lo que el primero, ${first}: cambia el precio en sus tamaños`,
  socialLink: 'Escribe @nombre o la dirección completa, con https://, de esta misma red',
  linkAddress: 'Escribe una dirección pública completa, con https://',
  whatsAppLink: 'Escribe un solo número de WhatsApp, con el código del país si es de otro',
  wifiName: 'Escribe el nombre de la red, de 32 letras como máximo (las acentuadas cuentan doble)',
  wifiPassword:
    'La contraseña del Wi-Fi tiene de 8 a 63 caracteres, sin espacios al principio ni al final',
  wifiWithoutName: 'Escribe también el nombre de la red de esta contraseña',
  imagePath: 'La imagen debe ser una que hayas subido',
  photoUrl:
    'No pudimos leer esta dirección. Usa una con https:// a la que se llegue desde internet y que responda con la imagen',
  imageUrl: 'La dirección de la imagen no es válida',
  imagePurpose: 'La imagen debe ser de un ítem, un logo o un perfil: item, logo o profile',
  imageType:
    'El tipo debe ser image/jpeg, image/png, image/webp, image/gif o image/avif. Una foto HEIC, guárdala antes como JPG',
  source: 'El origen debe ser qr o direct_link',
  visitorId: 'El visitante no es válido',
  wholeNumber: (min: number, max: number) => `Escribe un número entero entre ${min} y ${max}`,
  language: 'Elige un idioma de la lista',
  slug: 'Usa letras sin acento, números y guiones',
  shortCode: 'Escribe las siete letras y números del código',
  moment: 'Escribe fecha y hora, como 2026-12-01T06:00:00-04:00',
  returnOfAvailable: 'Solo lo que está agotado puede volver',
  returnMoment: 'Elige un momento dentro de los próximos 30 días',
  goneText: 'Este texto ya no está en el menú',
  tooMany: (max: number) => `Elige ${max} como máximo`,
  repeatedOption: 'Hay dos con el mismo nombre',
  repeatedItem: 'Este ítem está más de una vez en la lista',
  webhookMenus: 'Nombra menús por su id, cada uno una vez, o envía null para todos',
  unknownMenu: 'Este menú no es de la cuenta',
  unnamedItem: 'Di cuál es el ítem, con itemId o con externalId',
  contradictedItem: 'El ítem de ese itemId tiene otro código',
  unknownItem: 'Este ítem no es del menú',
  severalNamesakes:
    'Varios ítems de este menú se llaman así: indica cuál con su id o con su código externo',
  sameName: 'Elige update o add',
  takenExternalId: 'Este menú ya tiene un ítem con ese código',
  twoCategories: 'Indica la categoría por su nombre o por su id, no de las dos maneras',
  unknownCategory: 'Esta categoría no es del menú',
  fullOfItems: (max: number) => `El menú ya tiene ${max} ítems`,
  fullOfCategories: (max: number) => `El menú ya tiene ${max} categorías`,
  changedItem: 'Este ítem ya no es de esa versión',
  onError: 'Elige abort o skip',
  comparedTo: 'Elige previous o now',
  paymentCurrency: 'Los planes se pagan en USD',
  paymentIntent: 'El pago debe ser CAPTURE',
  percent: (min: number, max: number) =>
    `Escribe un porcentaje entre ${min} y ${max}, con dos decimales como máximo`,
  percentRounding: 'Elige exact, to5, to10, ending95 o ending99',
  ofOtherKind: (kind: string) => `Un cambio de precios con kind: ${kind} no lleva este campo`,
  priceChangeKind: 'Elige percent o list',
  scheduledKind: 'Elige prices, publish o unpublish',
  scheduledUntil: 'Elige un momento después del primero',
  scheduledUntilOf: 'Solo lo que se publica tiene un hasta',
  scheduledMoment: 'Elige un momento que no haya pasado, dentro de un año como máximo',
  oneMenu: 'Elige al menos un menú',
  menusOfList: 'Indica en qué menús: un mismo código o nombre puede estar en varios',
  menusOfPrices: 'De los precios, los menús van dentro de prices',
  pricesOfOthers: 'Solo un cambio de precios los lleva',
  changedMenus: (names: string) =>
    names ? `Cambió lo que viste de: ${names}` : 'Ya no son los menús que viste',
  noPriceChanges: 'Con esto no cambia ningún precio',
  printLayout: 'Elige una plantilla de impresión de la lista',
  tables: 'Escribe hasta 60 mesas, de hasta 20 letras cada una',
  webhookUrl: 'Escribe una dirección completa, con https://',
  webhookEvents: 'Elige al menos un evento de la lista',
  keyScopes: 'Elige al menos un permiso de la lista, sin repetir',
  memberRole: 'Elige un rol de la lista',
  keyExpiry: 'Elige un momento que no haya pasado',
  qrShape: 'Elige una forma de la lista',
  design: 'Elige un diseño de la lista',
  days: 'Elige 7, 30, 90 o 365 días',
  date: 'Escribe la fecha como 2026-11-21',
  period:
    'Elige dos fechas, la primera antes que la segunda, de un año como máximo y no después de hoy',
  sort: (known: readonly string[]) => `Ordena por uno de estos: ${known.join(', ')}`,
  cursor: 'Este cursor no es válido. Empieza otra vez sin él',
  longQuery: (max: number) => `Escribe ${max} caracteres como máximo después de ?`,
  unknownName: (name: string, known: readonly string[]) =>
    `"${name.slice(0, 40)}" no existe aquí. Puedes pedir: ${known.join(', ')}`,
  apiVersion: (known: readonly string[]) =>
    `Esta versión de la API no existe. Las que hay: ${known.join(', ')}`,
  unknownField: 'Este campo no existe',
  list: 'Este campo debe ser una lista',
  object: 'Este campo debe ser un objeto',
  invalid: 'Este valor no es válido',
} as const;

/** Names of request fields in messages. Other fields get a message without a name. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'el nombre',
  firstName: 'el nombre',
  lastName: 'el apellido',
  email: 'el email',
  password: 'la contraseña',
  currentPassword: 'la contraseña actual',
  code: 'el código',
  restaurant: 'el restaurante',
  restaurantName: 'el nombre del restaurante',
  phone: 'el teléfono',
  price: 'el precio',
  title: 'el título',
  text: 'el texto',
  plan: 'el plan',
  amount: 'el monto',
  currency: 'la moneda',
  url: 'la dirección',
  events: 'la lista de eventos',
  menuId: 'el menú',
  visitorId: 'el visitante',
  effectiveOn: 'la fecha',
  externalId: 'el código externo',
  percent: 'el porcentaje',
  menuIds: 'la lista de menús',
  prices: 'la lista de precios',
  file: 'el archivo',
};

/** Returns the message for a field that is missing or empty (decisions, "Missing or wrong fields"). */
export const missingField = (field: string): string =>
  Object.hasOwn(FIELD_NAMES, field) ? `Falta ${FIELD_NAMES[field]}` : RULE_MESSAGES.required;

/** Notices after a code was mailed: for a registration (specification §4), and for a password reset. */
export const CODE_SENT = 'Código de verificación enviado a tu email';
export const RESET_MAIL_SENT = 'Si este email tiene una cuenta, te enviamos un enlace y un código.';

/** Notices and errors for editing items (specification §8). */
export const ITEM_REQUIRED = 'El nombre y precio son obligatorios.';

export const confirmItemDeletion = (name: string): string =>
  `¿Estás seguro de que quieres eliminar "${name}"?`;

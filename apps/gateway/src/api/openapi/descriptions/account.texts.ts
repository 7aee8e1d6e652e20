import type { FieldTexts } from './field-text';

const TOKEN = 'qD8mVx2yKJrT0bZc5nWgE7uHsLpA1fYiO3tRkXvB9dM';

/** People, their sessions and keys, and what admins do. */
export const ACCOUNT_TEXTS: FieldTexts = {
  password: ['Contraseña, de 6 a 128 caracteres cualesquiera.', 'una-clave-larga'],
  'VerifyEmailRequest.password': [
    'La contraseña con que te registraste, si el enlace se abre en otro navegador.',
    'una-clave-larga',
  ],
  'DeleteAccountRequest.password': [
    'La contraseña; en su lugar `code` si la cuenta no tiene ninguna.',
    'una-clave-larga',
  ],
  currentPassword: ['La contraseña de ahora.', 'mi-clave-anterior'],
  code: ['Código de seis cifras que llegó por email; vale 10 minutos.', '482915'],
  token: ['La parte final del enlace que llegó por email; vale una sola vez.', TOKEN],
  message: ['Qué hacer ahora, en una frase.', 'Te enviamos un código y un enlace.'],
  keepApiKeys: ['Si las claves de API siguen sirviendo; sin esto se revocan todas.', false],
  firstName: ['Nombre.', 'Carmen'],
  lastName: ['Apellido.', 'Peña'],
  profileImageUrl: [
    'Ruta de la foto de perfil, debajo de la dirección del servidor; `null` sin foto.',
    '/objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4',
  ],
  country: ['País: código ISO 3166-1 de dos letras.'],
  preferredCurrency: ['Moneda con que empiezan sus menús nuevos: código ISO 4217.'],
  role: ['`user` para dueños, `admin` para quien administra CartaViva.'],
  isDemo: ['Si es el usuario del modo demo, que no guarda nada.', false],
  isEmailVerified: ['Si confirmó su email.'],
  provider: ['Con qué se registró: su email o Google.'],
  hasActiveSubscription: ['Si tiene un plan vigente, o la prueba.'],
  subscriptionPlan: ['El plan que tiene.'],
  subscriptionExpiresAt: ['Cuándo termina el plan: ISO 8601, en UTC; `null` si no termina.'],
  'SessionView.id': [
    'Identificador de la sesión; no sirve para entrar.',
    '9f2c4e7a1b3d5f60819ac2be4d6f7082939aabbccddeeff0112233445566778f',
  ],
  'SessionView.device': ['El navegador, como lo llama la gente.', 'Chrome en Android'],
  device: ['El navegador, como lo llama la gente; `null` si no se sabe.', 'Chrome en Android'],
  isCurrent: ['Si es la sesión que hace esta petición.'],
  'SessionView.lastUsedAt': ['Último uso: ISO 8601, en UTC.'],
  erasesAt: ['Cuándo se borra la cuenta: ISO 8601, en UTC; `null` si no se está borrando.', null],
  provedBy: ['Con qué se confirma el borrado: la contraseña o un código por email.'],
  'AccountEventView.kind': ['Qué pasó en la cuenta.'],
  'AccountEventView.detail': [
    'Sobre qué fue, como el nombre de una clave; `null` si no hace falta.',
    'Caja',
  ],
  'IntegrationRequest.text': [
    'Qué hay que conectar.',
    'Nuestro punto de venta, para que los agotados se marquen solos',
  ],
  'CreateApiKeyRequest.name': ['Para reconocer la clave después.', 'Caja'],
  'ApiKeyView.name': ['Nombre de la clave.', 'Caja'],
  'CreatedApiKey.name': ['Nombre de la clave.', 'Caja'],
  prefix: ['Los primeros caracteres de la clave, para reconocerla.', 'cv_live_3fQ9'],
  scopes: [
    'Qué puede hacer la clave; sin decirlo, todo. `menus:write` incluye `menus:read`.',
    ['menus:read', 'menus:write'],
  ],
  lastUsedAt: ['Último uso, al minuto: ISO 8601, en UTC; `null` si aún no se usó.'],
  expiresAt: ['Hasta cuándo: ISO 8601, en UTC; `null` si no termina.', '2027-11-23T14:30:00.000Z'],
  previousExpiresAt: [
    'Hasta cuándo sirve el secreto anterior a la última rotación: ISO 8601, en UTC; `null` si ninguno sirve.',
    '2026-11-24T14:30:00.000Z',
  ],
  key: [
    'La clave entera. Se muestra esta única vez: guárdala donde se guardan los secretos.',
    'cv_live_3fQ9xT7mB2kV8nL5wR1sY6pD4gH0jZcA',
  ],
  'CreateDemoRequest.name': ['Nombre de quien pide la demostración.', 'Ana Peña'],
  'DemoRequestView.name': ['Nombre de quien pide la demostración.', 'Ana Peña'],
  restaurant: ['Nombre del restaurante.', 'Casa Ana'],
  demoUser: ['El usuario del modo demo.'],
  google: ['Si se puede entrar con Google.'],
  'SendNoticeRequest.kind': ['De qué trata el aviso: precios o términos.'],
  'OwnerNoticeView.kind': ['De qué trata el aviso: precios o términos.'],
  effectiveOn: ['Desde qué día cuenta (AAAA-MM-DD).', '2099-01-01', { format: 'date' }],
  'SendNoticeRequest.text': [
    'El aviso, como llega por email.',
    'Cambian los precios de los planes desde enero.',
  ],
  'OwnerNoticeView.text': [
    'El aviso, como llega por email.',
    'Cambian los precios de los planes desde enero.',
  ],
  recipients: ['A cuántos dueños.', 1240],
  sent: ['Cuántos emails se han pedido ya.', 800],
  finishedAt: ['Cuándo se pidió el último: ISO 8601, en UTC; `null` mientras sigue.'],
};

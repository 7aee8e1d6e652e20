import type { OperationTexts } from './operation-text';

export const ACCOUNT_OPERATIONS: OperationTexts = {
  'login.redirect': [
    'Redirige (302) a la entrada, al registro si este navegador nunca entró, o a la página pedida si ya hay sesión.',
  ],
  'google.listMethods': ['Dice si esta instalación ofrece entrar con Google.'],
  'google.begin': [
    'Redirige (302) a Google con `Location`. Al volver, sigue a la página de `volver`.',
    'GOOGLE_REFUSED',
  ],
  'google.finish': [
    'Google vuelve aquí. Redirige (302) a la página pedida, con la sesión abierta, o a la puerta si algo no está en orden.',
  ],
  'account.export': ['Un ZIP con tus datos en JSON y tus imágenes.'],
  'plans.list': ['Los cuatro planes, con lo que incluye cada uno.'],
  'subscription.get': ['El plan que tienes ahora y hasta cuándo.'],
  'subscription.events': ['Eventos enviados por el servidor (SSE): `plan` cuando cambia tu plan.'],
  'subscription.cancel': ['No se renueva; lo pagado se conserva hasta el final.'],
  'subscription.resume': ['Deshace la cancelación mientras dure lo pagado.'],
  'payments.list': ['Tus pagos, los más nuevos primero.'],
  'payments.receipt': ['El recibo en PDF de un pago hecho.'],
  'payPal.getSetup': ['Lo que necesita el navegador para mostrar el botón de pago.'],
  'payPal.createOrder': [
    'El monto dice qué plan se paga: 9.00 Inicial, 29.00 Profesional, en dólares.',
    'AMOUNT_BUYS_NO_PLAN',
    'PLAN_GRANTED',
  ],
  'payPal.captureOrder': [
    'Cobra una orden que la persona aprobó. Repetirla responde lo mismo y no cobra dos veces.',
    'ORDER_NOT_APPROVED',
  ],
  'payPal.cancelOrder': ['Deja sin pagar una orden que aún no se cobró.'],
  'payPalWebhooks.receive': [
    'Lo llama el proveedor de pagos, con su firma. Repetirlo no tiene efecto.',
    'NOTICE_FORGED',
  ],
  'demo.enter': ['Los datos con que empieza el modo demo, que trabaja solo en el navegador.'],
  'status.get': ['Cómo está cada parte ahora, su disponibilidad de 90 días y los incidentes.'],
  'grants.grant': ['Concede el plan Empresarial a una persona, o lo quita.'],
  'webhooks.list': ['Tus webhooks, con el resultado de su último envío.'],
  'webhooks.create': [
    'El secreto con que se firman los avisos llega esta única vez. La dirección debe ser pública.',
    'WEBHOOK_FORBIDDEN_TARGET',
    'WEBHOOK_LIMIT_REACHED',
  ],
  'webhooks.get': ['Un webhook tuyo y su `ETag`.'],
  'webhooks.update': [
    'Cambia solo los campos que se envían. `isEnabled: false` lo pone en pausa y `true` lo reanuda.',
    'WEBHOOK_FORBIDDEN_TARGET',
  ],
  'webhooks.rotateSecret': [
    'Da otro secreto. Durante 24 horas los avisos se firman con los dos, para cambiarlo sin perder ninguno.',
  ],
  'webhooks.test': [
    'Envía un aviso de prueba en el momento, también a un webhook en pausa. El resultado queda entre sus entregas.',
  ],
  'webhookDeliveries.list': [
    'Lo enviado en los últimos siete días, lo más nuevo primero, por páginas.',
  ],
  'webhookDeliveries.get': [
    'Una entrega con cada intento: lo que se envió y lo que tu dirección respondió.',
  ],
  'webhookDeliveries.redeliver': [
    'La envía otra vez en el momento, con el mismo `webhook-id`, también a un webhook en pausa.',
  ],
  'webhooks.delete': ['No se le envía nada más.'],
  'me.get': [
    'La cuenta para la que actúa quien llama. Con una clave, su nombre, sus permisos y cuándo vence; con una sesión, el papel de la persona en la cuenta.',
  ],
};

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
  'me.get': [
    'La cuenta para la que actúa quien llama. Con una clave, su nombre, sus permisos y cuándo vence; con una sesión, el papel de la persona en la cuenta.',
  ],
};

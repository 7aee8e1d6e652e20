import type { PaymentState, SubscriptionState } from '@cartaviva/contracts';

export const billingMessages = {
  title: 'Tu plan',
  back: 'Volver a mi perfil',
} as const;

export const standingMessages = {
  title: 'Plan actual',
  states: {
    none: 'Gratis',
    trial: 'En prueba',
    active: 'Activo',
    cancelled: 'Cancelado',
    expired: 'Plan vencido',
  } satisfies Record<SubscriptionState, string>,
  none: 'No pagas nada y no vence.',
  granted: 'Lo acordaste con nosotros y no vence.',
  grantedUntil: (day: string) => `Lo acordaste con nosotros hasta el ${day}.`,
  trial: (days: number) => `${left(days)} de prueba.`,
  trialEnd: (day: string) => `Termina el ${day} y no se cobra nada.`,
  paid: (day: string) => `Pagado hasta el ${day}.`,
  notRenewed: 'No se renueva solo: te avisamos antes para que decidas.',
  cancelled: (day: string) => `Lo cancelaste. Sigue completo hasta el ${day} y no te escribiremos.`,
  expired: (day: string) => `Tu plan terminó el ${day} y ahora tienes Free.`,
  stays:
    'Tus menús publicados siguen en línea y los códigos QR que imprimiste siguen funcionando. Cuando elijas un plan podrás crear, duplicar y publicar otros, y usar lo que trae.',
} as const;

export const usageMessages = {
  menus: 'Menús',
  menusUsed: (used: number, limit: number | null) =>
    limit === null ? `${used}, sin límite` : `${used} de ${limit}`,
  overLimit: 'Tienes más de los que trae tu plan. Puedes seguir editándolos todos.',
  api: 'Llamadas a la API',
  includes: 'Incluye',
} as const;

export const cancellationMessages = {
  cancel: 'Cancelar plan',
  question: '¿Cancelar tu plan?',
  consequence: (plan: string, day: string) =>
    `Conservas ${plan} hasta el ${day}. Después pasas a Free: nada se borra y tus códigos QR siguen funcionando.`,
  confirm: 'Sí, cancelar plan',
  keep: 'Conservar plan',
  cancelled: 'Plan cancelado',
  cancelFailed: 'No se pudo cancelar el plan.',
  resume: 'Deshacer cancelación',
  resumed: 'Tu plan sigue como antes',
  resumeFailed: 'No se pudo deshacer la cancelación.',
} as const;

export const offerMessages = {
  title: 'Planes',
  description: 'Cada pago cubre 30 días. Se paga con PayPal, en dólares.',
  price: (dollars: number) => `US$${dollars}`,
  month: 'al mes',
  current: 'Tu plan',
  choose: (plan: string) => `Elegir ${plan}`,
  extend: (plan: string) => `Sumar 30 días de ${plan}`,
  talk: 'Hablar con ventas',
  talkSubject: 'Plan Empresarial',
  granted: 'Ya tienes Empresarial, que lo incluye todo.',
} as const;

/** Describes the effect of a payment, depending on the payer's current plan (docs/adr/0013). */
export const effectMessages = {
  starts: 'Empieza al pagar y dura 30 días.',
  extends: (day: string) => `Suma 30 días a los que ya tienes, desde el ${day}.`,
  inTrial: (plan: string) =>
    `Empieza al pagar. Tus días de prueba no se pierden: siguen, con ${plan}, y se les suman 30.`,
  changes: (from: string, to: string) =>
    `Cambia al pagar. Lo que te queda pagado de ${from} se convierte en días de ${to} según el precio de cada uno, y se les suman 30.`,
  beneath: (day: string) =>
    `Empresarial sigue hasta el ${day}. Los 30 días empiezan al pagar y corren a la vez.`,
} as const;

export const outcomeMessages = {
  paid: (plan: string, day: string) => `Listo: tienes ${plan} hasta el ${day}.`,
  receipt: 'El recibo está abajo y va en camino a tu email.',
  pending: {
    title: 'Tu pago está pendiente',
    text: 'PayPal lo está revisando. En cuanto lo confirme cambia tu plan y te llega el recibo. No hace falta que pagues otra vez.',
  },
  declinedTitle: 'El pago no pasó',
  declined:
    'Lo eliges en la ventana de PayPal. Si vuelve a pasar, pregunta a tu banco si bloquea las compras por internet.',
  failedTitle: 'No pudimos terminar el pago',
  failed: 'PayPal no respondió. Espera un momento y vuelve a intentarlo.',
  unsure: 'Si PayPal llegó a cobrarte, tu plan cambia solo en unos minutos: no pagues dos veces.',
} as const;

export const paymentMessages = {
  title: 'Pagos y recibos',
  empty: 'Aún no hay pagos. Los recibos de lo que pagues quedan aquí.',
  all: 'Ver todos los pagos',
  receipt: 'Recibo PDF',
  receiptFailed: 'El recibo no se descargó',
  noReceipt: 'Inténtalo de nuevo en un momento.',
  receiptNamed: (number: string) => `Descargar el recibo ${number} en PDF`,
  covers: (start: string, end: string) => `Del ${start} al ${end}`,
  states: {
    created: 'Sin terminar',
    approved: 'Confirmando',
    pending: 'Pendiente',
    completed: 'Pagado',
    declined: 'Rechazado',
    cancelled: 'Cancelado',
    refunded: 'Devuelto',
  } satisfies Record<PaymentState, string>,
  approved: 'Lo estamos confirmando con PayPal. Tarda unos minutos.',
  pending: 'PayPal lo está revisando. Te escribimos cuando se sepa.',
  underReview: 'Lo estamos revisando nosotros. Escríbenos si no te hemos respondido en un día.',
  refunded: 'Te devolvimos este pago.',
} as const;

/** Explains why a payment failed, keyed by PayPal's error code. */
export const failureMessages: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED:
    'Tu banco o PayPal no aceptó la tarjeta. No se cobró nada; prueba con otro medio de pago.',
  TRANSACTION_REFUSED: 'PayPal no aceptó el pago. No se cobró nada; prueba con otro medio de pago.',
  PAYER_CANNOT_PAY: 'Tu cuenta de PayPal no puede hacer este pago. No se cobró nada.',
  PAYER_ACCOUNT_RESTRICTED: 'Tu cuenta de PayPal está limitada. No se cobró nada.',
  EXPIRED: 'Pasó demasiado tiempo sin confirmarse. No se cobró nada.',
};
export const UNKNOWN_FAILURE = 'El pago no pasó y no se cobró nada. Puedes intentarlo de nuevo.';

const left = (days: number) => (days === 1 ? 'Te queda 1 día' : `Te quedan ${days} días`);

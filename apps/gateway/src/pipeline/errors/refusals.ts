import {
  MENU_REFUSALS,
  RULE_MESSAGES,
  UPLOAD_REFUSALS,
  type ErrorCode,
  type Refusal,
} from '@cartaviva/domain';
import { sentences } from './sentences';

/** Statuses and Spanish sentences of all error codes. A missing code is a compile error. */
export const REFUSALS: Readonly<Record<ErrorCode, Refusal>> = {
  ...MENU_REFUSALS,
  ...UPLOAD_REFUSALS,

  CODE_WRONG: { status: 400, sentence: sentences.codeWrong },
  LINK_EXPIRED: {
    status: 400,
    sentence: 'Este enlace ya se usó o venció. Pide otro.',
  },
  PASSWORD_WRONG: { status: 400, sentence: 'La contraseña actual no es correcta.' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    sentence: 'Este código no es correcto o ya se usó. Escribe el que muestra tu app ahora.',
  },
  SECOND_FACTOR_EXPIRED: {
    status: 400,
    sentence: 'Este paso ya venció o tuvo demasiados intentos. Empieza otra vez.',
  },
  AMOUNT_BUYS_NO_PLAN: { status: 400, sentence: 'Este monto no corresponde a ningún plan.' },
  WEBHOOK_FORBIDDEN_TARGET: {
    status: 400,
    sentence:
      'No podemos avisar a esta dirección. Usa una con https:// a la que se llegue desde internet.',
  },
  NOTICE_FORGED: { status: 400, sentence: 'Este aviso no viene del proveedor de pagos.' },

  UNAUTHENTICATED: { status: 401, sentence: sentences.unauthenticated },
  SECOND_FACTOR_WANTED: {
    status: 401,
    sentence: 'Falta un paso: escribe el código de tu app de verificación.',
  },
  CREDENTIALS_WRONG: { status: 401, sentence: 'El email o la contraseña no son correctos.' },

  MENU_LIMIT_REACHED: { status: 402, sentence: sentences.menuLimit },
  PLAN_REQUIRED: { status: 402, sentence: sentences.planRequired },
  STORAGE_LIMIT_REACHED: { status: 402, sentence: sentences.storageLimit },
  PEOPLE_LIMIT: { status: 402, sentence: sentences.peopleLimit },
  PAYMENT_DECLINED: {
    status: 402,
    sentence: 'El pago fue rechazado y no se cobró nada. Prueba con otro medio de pago.',
  },

  FORBIDDEN: { status: 403, sentence: 'No tienes permiso para hacer esto.' },
  ROLE_FORBIDDEN: { status: 403, sentence: sentences.roleForbidden },
  API_KEY_SCOPE_MISSING: { status: 403, sentence: sentences.scopeMissing },
  GOOGLE_REFUSED: { status: 403, sentence: 'No pudimos entrar con Google. Usa tu email.' },
  INVITATION_FOR_ANOTHER: {
    status: 403,
    sentence: 'Esta invitación es para otro email. Entra con el email al que la enviaron.',
  },
  ACCOUNT_CLOSING: {
    status: 403,
    sentence: 'Tu cuenta se está borrando. Cancela el borrado para seguir usándola.',
  },
  FOREIGN_ORIGIN: { status: 403, sentence: 'Esta acción solo puede hacerse desde CartaViva.' },
  EMAIL_NOT_VERIFIED: { status: 403, sentence: 'Confirma tu email con el código que te enviamos.' },

  NOT_FOUND: { status: 404, sentence: 'No encontramos lo que buscas.' },
  RESTAURANT_NOT_FOUND: { status: 404, sentence: 'Este restaurante no existe.' },
  OBJECT_NOT_FOUND: { status: 404, sentence: 'Esta imagen no existe.' },
  SESSION_NOT_FOUND: { status: 404, sentence: 'Esta sesión ya no existe.' },
  API_KEY_NOT_FOUND: { status: 404, sentence: 'Esta clave no existe.' },
  USER_NOT_FOUND: { status: 404, sentence: 'Este usuario no existe.' },
  PERSON_NOT_FOUND: { status: 404, sentence: 'Esta persona ya no es parte de la cuenta.' },
  INVITATION_NOT_FOUND: { status: 404, sentence: 'Esta invitación ya no existe.' },
  ACCOUNT_NOT_FOUND: { status: 404, sentence: 'No eres parte de esta cuenta.' },
  TRANSFER_NOT_FOUND: {
    status: 404,
    sentence: 'Este traspaso ya no está abierto: venció, se retiró o ya se aceptó.',
  },
  WEBHOOK_NOT_FOUND: { status: 404, sentence: 'Este webhook no existe.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, sentence: 'Esta entrega no existe.' },
  TEMPLATE_NOT_FOUND: { status: 404, sentence: 'Esta plantilla no existe.' },
  ORDER_NOT_FOUND: { status: 404, sentence: 'Esta orden de pago no existe.' },
  PAYMENT_NOT_FOUND: { status: 404, sentence: 'Este pago no existe.' },
  MENU_NOT_PUBLISHED: { status: 404, sentence: 'Publica tu menú para generar el código QR' },

  METHOD_NOT_ALLOWED: {
    status: 405,
    sentence: 'Esta dirección no acepta este método. La cabecera Allow nombra los que acepta.',
  },

  TOO_SLOW: { status: 408, sentence: 'Lo que enviabas tardó demasiado en llegar.' },

  RESTAURANT_LIMIT_REACHED: {
    status: 409,
    sentence: 'Ya tienes 100 restaurantes, y más no caben en una cuenta.',
  },
  WRITE_UNDER_WAY: {
    status: 409,
    sentence: 'Esta misma operación ya está en marcha. Espera un momento y consulta de nuevo.',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    sentence: 'Ya tienes la verificación en dos pasos. Quítala para ponerla en otra app.',
  },
  API_KEY_LIMIT_REACHED: { status: 409, sentence: sentences.apiKeyLimit },
  PERSON_ALREADY_THERE: { status: 409, sentence: 'Esta persona ya es parte de la cuenta.' },
  INVITATION_OPEN: {
    status: 409,
    sentence: 'Ya invitaste a este email. Reenvía su invitación o cancélala.',
  },
  WEBHOOK_LIMIT_REACHED: {
    status: 409,
    sentence: 'Puedes tener 10 webhooks. Borra uno para crear otro.',
  },
  EXTERNAL_ID_TAKEN: { status: 409, sentence: `${RULE_MESSAGES.takenExternalId}.` },
  TRANSFER_OPEN: {
    status: 409,
    sentence: 'Ya propusiste traspasar esta cuenta. Retira esa propuesta para hacer otra.',
  },
  TRANSFER_TO_ADMINISTRATORS: {
    status: 409,
    sentence: 'Solo puedes traspasar la cuenta a una persona con el rol Administrador.',
  },
  LAST_ADMIN: { status: 409, sentence: 'Debe quedar al menos una persona administradora.' },
  PLAN_GRANTED: {
    status: 409,
    sentence: 'Ya tienes Empresarial, que lo incluye todo. No hace falta pagar.',
  },
  ORDER_NOT_APPROVED: { status: 409, sentence: 'El pago aún no está aprobado.' },

  INVITATION_ENDED: {
    status: 410,
    sentence:
      'Esta invitación ya no vale: venció, se canceló o se usó. Pide otra a quien te invitó.',
  },

  MENU_FILE_TYPE: {
    status: 415,
    sentence: 'Envía tu menú como texto, como PDF o como foto (JPG, PNG, WebP, GIF o AVIF).',
  },
  MISDIRECTED: { status: 421, sentence: 'Esta petición llegó a otro lugar. Inténtalo de nuevo.' },

  MENU_FILE_UNREADABLE: {
    status: 422,
    sentence: 'No pudimos abrir este archivo. Prueba con otro PDF, con una foto o pega el texto.',
  },
  MENU_FILE_TOO_SLOW: {
    status: 422,
    sentence: 'Este archivo tardó demasiado en leerse. Prueba con una foto de cada página.',
  },
  MENU_PDF_LOCKED: {
    status: 422,
    sentence: 'Este PDF tiene contraseña. Guárdalo sin ella o envía una foto.',
  },
  MENU_PDF_SCANNED: {
    status: 422,
    sentence: 'Este PDF no tiene texto, solo imágenes. Envía una foto de cada página.',
  },
  MENU_PDF_TOO_LONG: {
    status: 422,
    sentence: 'Este PDF tiene más de 30 páginas. Envía solo las de tu menú.',
  },
  MENU_PHOTO_WITHOUT_TEXT: {
    status: 422,
    sentence: 'No encontramos letras en esta foto. Tómala de cerca, derecha y con buena luz.',
  },

  WORKBOOK_TOO_LARGE: {
    status: 422,
    sentence:
      'Tus menús no caben en un solo archivo: descarga cada uno desde su editor, en Importar y exportar.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, sentence: 'Lo que enviaste es demasiado grande.' },

  ENCODED_BODY: {
    status: 415,
    sentence: 'Envía el contenido sin comprimir, sin Content-Encoding.',
  },
  UNSUPPORTED_TYPE: { status: 415, sentence: 'No aceptamos este tipo de contenido.' },

  ROWS_REFUSED: { status: 422, sentence: sentences.rowsRefused },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    sentence: 'Esta Idempotency-Key ya se usó con otro contenido. Usa una nueva.',
  },

  SIGN_IN_BY_MAIL: { status: 429, sentence: sentences.signInByMail },
  SECOND_FACTOR_PAUSED: {
    status: 429,
    sentence:
      'Hubo demasiados intentos con códigos de tu app. Usa uno de tus códigos de recuperación.',
  },
  TOO_MANY_REQUESTS: { status: 429, sentence: sentences.tooMany },

  INTERNAL: { status: 500, sentence: 'Algo falló de nuestro lado. Inténtalo de nuevo.' },

  UNKNOWN_MESSAGE: { status: 503, sentence: sentences.unavailable },
  UNAVAILABLE: { status: 503, sentence: sentences.unavailable },

  STORAGE_FULL: {
    status: 507,
    sentence: 'Ahora mismo no nos queda espacio para guardar imágenes. Inténtalo más tarde.',
  },
};

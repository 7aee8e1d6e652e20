import type { ErrorCode, ErrorDetails } from '@cartaviva/contracts';
import { sentences } from './sentences';

/** How a refusal is told over HTTP: the status for machines, the sentence for people. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string | ((details: ErrorDetails) => string);
}

/** Every code of the contracts: one that is missing here does not compile. */
export const REFUSALS: Readonly<Record<ErrorCode, Refusal>> = {
  INVALID_INPUT: { status: 400, sentence: sentences.fieldsAtFault },
  CODE_WRONG: { status: 400, sentence: 'El código no es correcto o ya venció. Pide uno nuevo.' },
  PASSWORD_WRONG: { status: 400, sentence: 'La contraseña actual no es correcta.' },
  UPLOAD_EXPIRED: { status: 400, sentence: 'Esta subida ya venció. Elige la imagen otra vez.' },
  UPLOAD_UNREADABLE: { status: 400, sentence: 'No pudimos leer esta imagen. Prueba con otra.' },

  UNAUTHENTICATED: { status: 401, sentence: 'Inicia sesión para continuar.' },
  CREDENTIALS_WRONG: { status: 401, sentence: 'El email o la contraseña no son correctos.' },

  MENU_LIMIT_REACHED: { status: 402, sentence: sentences.menuLimit },

  FORBIDDEN: { status: 403, sentence: 'No tienes permiso para hacer esto.' },
  GOOGLE_REFUSED: { status: 403, sentence: 'No pudimos entrar con Google. Usa tu email.' },
  ACCOUNT_CLOSING: {
    status: 403,
    sentence: 'Tu cuenta se está borrando. Cancela el borrado para seguir usándola.',
  },
  FOREIGN_ORIGIN: { status: 403, sentence: 'Esta acción solo puede hacerse desde CartaViva.' },
  EMAIL_NOT_VERIFIED: { status: 403, sentence: 'Confirma tu email con el código que te enviamos.' },

  NOT_FOUND: { status: 404, sentence: 'No encontramos lo que buscas.' },
  MENU_NOT_FOUND: { status: 404, sentence: 'Este menú no existe o no está publicado.' },
  CATEGORY_NOT_FOUND: { status: 404, sentence: 'Esta categoría no existe.' },
  ITEM_NOT_FOUND: { status: 404, sentence: 'Este ítem no existe.' },
  OBJECT_NOT_FOUND: { status: 404, sentence: 'Esta imagen no existe.' },
  SESSION_NOT_FOUND: { status: 404, sentence: 'Esta sesión ya no existe.' },
  API_KEY_NOT_FOUND: { status: 404, sentence: 'Esta clave no existe.' },
  USER_NOT_FOUND: { status: 404, sentence: 'Este usuario no existe.' },
  MENU_NOT_PUBLISHED: { status: 404, sentence: 'Publica tu menú para generar el código QR' },

  CATEGORY_NAME_TAKEN: {
    status: 409,
    sentence: 'Este menú ya tiene una categoría con ese nombre.',
  },
  API_KEY_LIMIT_REACHED: { status: 409, sentence: sentences.apiKeyLimit },
  LAST_ADMIN: { status: 409, sentence: 'Debe quedar al menos una persona administradora.' },
  MENU_CONTENT_LIMIT_REACHED: { status: 409, sentence: sentences.contentLimit },

  PAYLOAD_TOO_LARGE: { status: 413, sentence: 'Lo que enviaste es demasiado grande.' },
  UPLOAD_TOO_LARGE: { status: 413, sentence: sentences.uploadLimit },

  UNSUPPORTED_TYPE: { status: 415, sentence: 'No aceptamos este tipo de contenido.' },
  UPLOAD_NOT_AN_IMAGE: { status: 415, sentence: 'Solo se permiten archivos de imagen' },

  TOO_MANY_REQUESTS: { status: 429, sentence: sentences.tooMany },

  INTERNAL: { status: 500, sentence: 'Algo falló de nuestro lado. Inténtalo de nuevo.' },

  UNKNOWN_MESSAGE: { status: 503, sentence: sentences.away },
  UNAVAILABLE: { status: 503, sentence: sentences.away },
};

import { DomainError, type ErrorCode, type ErrorDetails } from '../errors';
import { ITEMS_PER_PRICE_CHANGE, MAX_SCHEDULED_CHANGES } from './limits';

/** HTTP form of a refusal: the status for programs, and the sentence for people. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string | ((details: ErrorDetails) => string);
}

export const sentenceFor = ({ sentence }: Refusal, details: ErrorDetails): string =>
  typeof sentence === 'string' ? sentence : sentence(details);

/** Joins the messages of the fields as the form shows them. Each appears once, and at most three appear. */
function fieldsAtFault({ fields = {} }: ErrorDetails): string {
  const said = [...new Set(Object.values(fields))].map((text) => text.replace(/\.$/, ''));
  return said.length > 0 ? `${said.slice(0, 3).join('. ')}.` : 'Los datos enviados no son válidos.';
}

const CONTENT = { categories: 'categorías', items: 'ítems' } as const;

function contentLimit({ limit, content }: ErrorDetails): string {
  return limit === undefined || !content
    ? 'Este menú está lleno.'
    : `Este menú está lleno: puede tener ${limit} ${CONTENT[content]} como máximo.`;
}

/** Refuses a table, and gives the reason if it is known. */
export const unreadableTable = (reason: string | undefined): DomainError =>
  new DomainError('IMPORT_UNREADABLE', reason ? { fields: { table: reason } } : {});

/** Refusals of the rules of menus, on the server and in the demo. */
export const MENU_REFUSALS = {
  INVALID_INPUT: { status: 400, sentence: fieldsAtFault },
  IMPORT_UNREADABLE: {
    status: 400,
    sentence: (details) =>
      details.fields
        ? fieldsAtFault(details)
        : 'No pudimos leer esta tabla. Usa un archivo CSV o Excel (.xlsx) de hasta 1 MB.',
  },
  QR_UNREADABLE: {
    status: 400,
    sentence: 'Con estos colores muchos teléfonos no leerían el código. Oscurece los puntos.',
  },
  MENU_NOT_FOUND: { status: 404, sentence: 'Este menú no existe o no está publicado.' },
  CATEGORY_NOT_FOUND: { status: 404, sentence: 'Esta categoría no existe.' },
  ITEM_NOT_FOUND: { status: 404, sentence: 'Este ítem no existe.' },
  VERSION_NOT_FOUND: {
    status: 404,
    sentence: 'Esta versión no existe, o ya es muy vieja para verla.',
  },
  PRICE_CHANGE_NOT_FOUND: {
    status: 404,
    sentence: 'Este cambio de precios no existe, o ya pasó el tiempo para verlo.',
  },
  PRICE_CHANGE_TOO_LARGE: {
    status: 409,
    sentence: ({ limit = ITEMS_PER_PRICE_CHANGE }) =>
      `De una vez pueden cambiar los precios de ${limit} platos. Elige menos menús o categorías.`,
  },
  SCHEDULED_CHANGE_NOT_FOUND: { status: 404, sentence: 'Este cambio programado no existe.' },
  SCHEDULED_CHANGE_OVER: {
    status: 409,
    sentence: 'Este cambio ya se hizo, o ya se intentó. Si fue de precios, puedes deshacerlo.',
  },
  SCHEDULED_CHANGES_FULL: {
    status: 409,
    sentence: ({ limit = MAX_SCHEDULED_CHANGES }) =>
      `Puedes tener ${limit} cambios programados. Cancela uno para programar otro.`,
  },
  CATEGORY_NAME_TAKEN: {
    status: 409,
    sentence: 'Este menú ya tiene una categoría con ese nombre.',
  },
  MENU_CONTENT_LIMIT_REACHED: { status: 409, sentence: contentLimit },
  CHANGED_MEANWHILE: {
    status: 412,
    sentence: 'Esto cambió en otra ventana mientras lo editabas. Elige qué versión se queda.',
  },
} as const satisfies Partial<Record<ErrorCode, Refusal>>;

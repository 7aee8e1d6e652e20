import { ACCOUNT_ROLE_NAMES, type MemberRole } from '@cartaviva/domain';

/** Names of the roles, and their abilities as a phrase that follows "Podrás" or "puede". */
export const ROLE_WORDS: Readonly<Record<MemberRole, { name: string; does: string }>> = {
  administrator: {
    name: ACCOUNT_ROLE_NAMES.administrator,
    does: 'llevar los menús, las personas y los ajustes de la cuenta, todo menos los pagos',
  },
  editor: {
    name: ACCOUNT_ROLE_NAMES.editor,
    does: 'cambiar el contenido de los menús: platos, precios, fotos, traducciones y diseño',
  },
  kitchen: {
    name: ACCOUNT_ROLE_NAMES.kitchen,
    does: 'ver los menús y marcar qué platos están disponibles',
  },
  analyst: {
    name: ACCOUNT_ROLE_NAMES.analyst,
    does: 'ver los menús y sus estadísticas',
  },
};

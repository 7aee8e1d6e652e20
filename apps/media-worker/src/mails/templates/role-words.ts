import type { MemberRole } from '@cartaviva/contracts';

/** What people call each role, and what it lets them do, in a sentence that begins with "Podrás". */
export const ROLE_WORDS: Readonly<Record<MemberRole, { name: string; does: string }>> = {
  administrator: {
    name: 'Administrador',
    does: 'llevar los menús, las personas y los ajustes de la cuenta, todo menos los pagos',
  },
  editor: {
    name: 'Editor',
    does: 'cambiar el contenido de los menús: platos, precios, fotos, traducciones y diseño',
  },
  kitchen: {
    name: 'Cocina',
    does: 'ver los menús y marcar qué platos están disponibles',
  },
  analyst: {
    name: 'Analista',
    does: 'ver los menús y sus estadísticas',
  },
};

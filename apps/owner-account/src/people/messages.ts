import { INVITATION_DAYS, type AccountRole, type MemberRole } from '@cartaviva/domain';

export const ROLE_WORDS: Readonly<Record<AccountRole, string>> = {
  owner: 'Todo, también los pagos.',
  administrator: 'Todo menos los pagos: menús, visitas, personas e integraciones.',
  editor: 'Cambia platos, precios, fotos y diseño, y publica.',
  kitchen: 'Marca lo que se agotó. No ve ni cambia nada más.',
  analyst: 'Ve los menús y sus visitas, sin cambiarlos.',
};

export const messages = {
  title: 'Personas',
  description: 'Quién trabaja contigo y qué puede hacer cada quien. Nadie comparte tu contraseña.',
  back: 'Volver al panel',
  seats: (used: number, limit: number | null) => {
    if (limit !== null)
      return `${used} de ${limit} ${limit === 1 ? 'persona' : 'personas'} de tu plan`;
    return used === 1 ? '1 persona, sin límite' : `${used} personas, sin límite`;
  },
  seatsHint: 'Cuentan tú y las invitaciones abiertas.',
  invite: {
    title: 'Invitar a alguien',
    description: `Le llega un correo con un enlace que vale ${INVITATION_DAYS} días.`,
    email: 'Su email',
    emailHint: 'Con este email entrará a tu cuenta.',
    role: '¿Qué va a hacer?',
    submit: 'Enviar invitación',
    failed: 'No se pudo enviar la invitación.',
    sent: (email: string) => `Invitación enviada a ${email}`,
  },
  full: {
    title: 'Tu plan no tiene lugar para más personas',
    one: 'El plan Free es solo para ti. Con un plan más grande puedes invitar a tu equipo.',
    many: 'Quita a alguien, cancela una invitación o pasa a un plan con más lugar.',
    ask: 'Quita a alguien, cancela una invitación o pide al dueño de la cuenta un plan con más lugar.',
    plans: 'Ver planes',
  },
  people: {
    title: 'En tu cuenta',
    you: '(tú)',
    since: (day: string) => `Desde el ${day}`,
    seen: (when: string) => `Última vez ${when}`,
    unseen: 'Aún no ha entrado',
    more: (name: string) => `Acciones para ${name}`,
    alone: 'Por ahora estás tú',
    aloneText: 'Invita a quien cocina, a quien cuida la carta o a quien mira los números.',
  },
  change: {
    action: 'Cambiar rol',
    title: (name: string) => `¿Qué va a hacer ${name}?`,
    description: 'Se cierran sus sesiones en esta cuenta: entra otra vez con su nuevo rol.',
    role: 'Rol',
    submit: 'Guardar',
    done: (name: string, role: string) => `${name}: ahora ${role}`,
    failed: 'No se pudo cambiar el rol.',
  },
  remove: {
    action: 'Quitar de la cuenta',
    title: (name: string) => `¿Quitar a ${name}?`,
    description:
      'Se cierran sus sesiones en esta cuenta y dejan de servir las claves de API y los webhooks que creó aquí. Su propia cuenta sigue igual.',
    confirm: 'Quitar',
    done: (name: string) => `${name} ya no es parte de la cuenta`,
    failed: 'No se pudo quitar a esta persona.',
  },
  invitations: {
    title: 'Invitaciones abiertas',
    by: (name: string) => `Invita ${name}`,
    until: (day: string) => `Vale hasta el ${day}`,
    expired: 'Venció',
    resend: 'Reenviar',
    resendTo: (email: string) => `Reenviar la invitación a ${email}`,
    resent: (email: string) => `Invitación reenviada a ${email}. El enlace anterior ya no sirve.`,
    resendFailed: 'No se pudo reenviar la invitación.',
    tooSoon: 'La acabamos de enviar. Espera un minuto para reenviarla.',
    cancel: 'Cancelar',
    cancelTo: (email: string) => `Cancelar la invitación a ${email}`,
    confirm: {
      title: (email: string) => `¿Cancelar la invitación a ${email}?`,
      description: 'Su enlace deja de servir. Puedes invitar otra vez cuando quieras.',
      confirm: 'Cancelar invitación',
      keep: 'Dejarla',
    },
    cancelled: 'Invitación cancelada',
    cancelFailed: 'No se pudo cancelar la invitación.',
  },
  closed: {
    title: 'Esta página no es parte de tu rol',
    description: 'El dueño de la cuenta y sus administradores deciden quién trabaja en ella.',
  },
} as const;

export const rolesBelow = (role: AccountRole, all: readonly MemberRole[]): readonly MemberRole[] =>
  role === 'owner' ? all : all.filter((one) => one !== 'administrator');

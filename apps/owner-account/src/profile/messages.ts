import { RULE_MESSAGES } from '@cartaviva/domain';

export const profileMessages = {
  title: 'Mi Perfil',
  back: 'Volver al panel',
  backToWork: 'Volver',
  sections: 'En esta página',
  details: 'Datos personales',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Email',
  emailNote: RULE_MESSAGES.fixedEmail,
  country: 'País',
  currency: 'Moneda preferida',
  currencyHint: 'La usarán los menús que crees desde ahora.',
  save: 'Guardar cambios',
  saved: {
    title: 'Perfil actualizado',
    description: 'Tus datos han sido guardados exitosamente.',
  },
  saveFailed: 'No se pudo actualizar el perfil.',
  unread: {
    title: 'No pudimos cargar tu perfil',
    description: 'El servidor no respondió. Espera un momento y vuelve a intentarlo.',
  },
} as const;

export const readMessages = {
  loading: 'Cargando…',
  failed: 'No pudimos cargarlo: el servidor no respondió.',
  retry: 'Reintentar',
} as const;

export const accountMessages = {
  title: 'Estado de la cuenta',
  verified: 'Email verificado',
  yes: 'Verificado',
  no: 'Sin verificar',
  provider: 'Proveedor',
  providers: { google: 'Google', email: 'Email' },
  plan: 'Plan',
} as const;

export const subscriptionMessages = {
  title: 'Suscripción',
  plan: 'Plan actual',
  until: 'Vence el',
  ended: 'Venció el',
  never: 'Sin vencimiento',
  manage: 'Gestionar suscripción',
} as const;

export const peopleMessages = {
  title: 'Personas',
  description: 'Invita a tu equipo: cada quien entra con su email y hace solo lo suyo.',
  open: 'Ver personas',
} as const;

export const accessMessages = {
  title: 'Acceso requerido',
  description: 'Inicia sesión para ver y cambiar tu perfil.',
  signIn: 'Iniciar Sesión',
} as const;

import type { ApiKeyScope } from '@cartaviva/domain';

export const messages = {
  title: 'Claves de API',
  description:
    'Con una clave, otro programa actúa en tu nombre: ve o cambia tus menús, según los permisos que le des.',
  docs: 'Documentación de la API',
  name: 'Nombre de la clave',
  nameHint: 'Para reconocerla: «Punto de venta», «Página web».',
  scopes: {
    title: 'Permisos',
    hint: 'Da solo los que hagan falta. Quien puede cambiar tus menús también los ve.',
    names: {
      'menus:read': 'Ver menús',
      'menus:write': 'Cambiar menús',
      'analytics:read': 'Ver analytics',
      webhooks: 'Webhooks',
    } satisfies Record<ApiKeyScope, string>,
  },
  expiry: {
    label: 'Vence',
    after: { '': 'Nunca', '30': 'En 30 días', '90': 'En 90 días', '365': 'En un año' },
    ends: (day: string) => `Vence el ${day}`,
    over: (day: string) => `Venció el ${day}. Renuévala para que vuelva a funcionar.`,
  },
  create: 'Crear clave',
  createFailed: 'No se pudo crear la clave.',
  fresh: {
    title: (name: string) => `Tu clave «${name}» está lista`,
    warning: 'Cópiala ahora y guárdala bien: no volveremos a mostrarla.',
    label: 'Clave de API',
    copy: 'Copiar',
    copied: 'Clave copiada',
    copyFailed: 'No se pudo copiar la clave. Márcala y cópiala tú.',
    done: 'Ya la guardé',
  },
  empty: 'Aún no tienes claves',
  emptyText: 'Crea una cuando quieras conectar tu punto de venta o tu página web.',
  created: (day: string) => `Creada el ${day}`,
  lastUsed: (moment: string) => `Último uso: ${moment}`,
  neverUsed: 'Sin usar todavía',
  // The moment ends with the period of 'a. m.', so the sentence has none of its own.
  previous: (moment: string) => `La anterior funciona hasta el ${moment}`,
  rotate: 'Renovar',
  rotateNamed: (name: string) => `Renovar la clave ${name}`,
  confirmRotation: {
    title: (name: string) => `¿Renovar la clave «${name}»?`,
    description:
      'Te damos una clave nueva con el mismo nombre y los mismos permisos. La de ahora funciona 24 horas más si no vence antes, para que tengas tiempo de cambiarla.',
    confirm: 'Renovar clave',
  },
  rotateFailed: 'No se pudo renovar la clave.',
  revoke: 'Revocar',
  revokeNamed: (name: string) => `Revocar la clave ${name}`,
  confirm: {
    title: (name: string) => `¿Revocar la clave «${name}»?`,
    description: 'Lo que la use dejará de funcionar al instante. No se puede deshacer.',
    confirm: 'Revocar clave',
  },
  revoked: 'Clave revocada',
  revokeFailed: 'No se pudo revocar la clave.',
} as const;

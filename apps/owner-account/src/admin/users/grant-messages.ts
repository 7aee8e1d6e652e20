export const grantMessages = {
  column: 'Rol y plan',
  give: 'Dar Empresarial',
  giveNamed: (name: string) => `Dar Empresarial a ${name}`,
  title: (name: string) => `¿Dar Empresarial a ${name}?`,
  description: 'Cuenta desde ahora. Lo que haya comprado sigue corriendo debajo.',
  until: 'Hasta',
  untilHint: 'Déjalo vacío para que no venza.',
  cancel: 'Cancelar',
  given: 'Empresarial activado',
  giveFailed: 'No se pudo dar Empresarial.',
  take: 'Quitar Empresarial',
  takeNamed: (name: string) => `Quitar Empresarial a ${name}`,
  confirmTaking: {
    title: (name: string) => `¿Quitar Empresarial a ${name}?`,
    description:
      'Vuelve a lo que tenga comprado, o a Free. Nada se borra y sus menús publicados siguen en línea.',
  },
  taken: 'Empresarial quitado',
  takeFailed: 'No se pudo quitar Empresarial.',
} as const;

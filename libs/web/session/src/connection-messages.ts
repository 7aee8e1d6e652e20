export const CONNECTION_MESSAGES = {
  offline: 'Sin conexión.',
  pending: 'Sin conexión. Guardaremos tus cambios cuando vuelva.',
  unavailable: 'El servicio no responde. Seguimos intentando guardar tus cambios.',
  slow: 'Está tardando más de lo normal. Seguimos guardando tus cambios.',
} as const;

export const messages = {
  change: 'Subir foto',
  remove: 'Quitar foto',
  hint: 'JPG, PNG, WebP, GIF o AVIF, hasta 5 MB.',
  sending: (percent: number) => `Subiendo… ${percent} %`,
  saved: {
    title: 'Foto actualizada',
    description: 'Tu foto de perfil ha sido actualizada exitosamente.',
  },
  failed: 'No se pudo actualizar la foto de perfil.',
  unreadable: 'No pudimos leer esta imagen. Prueba con otra.',
  crop: {
    title: 'Encuadra tu foto',
    description: 'Arrástrala hasta que quede como quieres.',
    area: 'Encuadre de la foto: se mueve con las flechas',
    use: 'Usar esta foto',
    cancel: 'Cancelar',
    unavailable: {
      title: 'No pudimos abrir el encuadre',
      description: 'La conexión falló. Tu foto sigue elegida.',
    },
  },
} as const;

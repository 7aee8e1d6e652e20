/** Texts of the copy button (specification §8). */
export const MESSAGES = {
  copy: 'Copiar',
  copied: 'URL copiada',
  notCopied: 'No se pudo copiar la URL.',
} as const;

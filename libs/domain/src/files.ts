/** A name that every file system takes: ASCII letters, digits and hyphens, never empty. */
export function fileNameOf(text: string, fallback = 'menu'): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return plain || fallback;
}

/** Makes a name that every file system accepts. It has only ASCII letters, digits and hyphens, and is never empty. */
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

/** Maximum length of a title in characters. File systems limit names to 255 bytes. */
const MAX_TITLE = 60;

/**
 * Makes a file name of a text. It keeps the letters of every script and removes characters that
 * file systems or headers refuse.
 */
export function fileTitle(text: string): string {
  const allowed = text.replace(/[\p{C}\p{Zl}\p{Zp}\s\\/:*?"<>|]+/gu, ' ').replace(/^[ .]+/, '');
  let title = Array.from(allowed).slice(0, MAX_TITLE).join('');
  while (/[ .]$/.test(title)) title = title.slice(0, -1);
  return title || 'Menú';
}

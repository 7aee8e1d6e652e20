/**
 * What statements have in common that differ in how many rows or ids they are given, in the columns that a
 * change sets, and in literal numbers and texts.
 * @param {string} text
 */
export const shapeOf = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$\d+/g, '?')
    .replace(/(?<![\w"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/^(UPDATE \S+ SET ).*?( WHERE )/i, '$1…$2')
    .replace(/\bIN \([?, ]+\)/gi, 'IN (…)')
    .replace(/(VALUES )\((?:[^()]|\([^()]*\))*\)(?:, ?\((?:[^()]|\([^()]*\))*\))*/gi, '$1…');

/**
 * Common form of statements that differ only in the number of rows or IDs, in the columns that they update, and in
 * literals.
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

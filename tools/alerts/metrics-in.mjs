const KEYWORDS = new Set(['and', 'or', 'unless', 'offset', 'bool']);

/** @param {string} query @returns {string[]} */
export function metricsIn(query) {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  // A word before a parenthesis is a function.
  const words = [...bare.matchAll(/\b[a-z_]\w*(?!\w|\s*\()/g)].map(String);
  return words.filter((word) => !KEYWORDS.has(word));
}

/** Excel's limit for the name of a tab, in UTF-16 units. */
const LONGEST = 31;

/** Matches the start of a text that Excel reads as an escaped character: `_x000D_`. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

/**
 * Derives valid tab names in the same order. Excel forbids `\ / ? * [ ] :`, the name `History`, and names that differ
 * only in case. Straight apostrophes are replaced.
 */
export function sheetNames(names: readonly string[]): string[] {
  const taken = new Set(['history']);
  return names.map((name) => {
    const allowed = name
      .replace(/[\s\\/?*[\]:\p{Cc}]+/gu, ' ')
      .replaceAll("'", '’')
      .replace(ESCAPE, '-');
    const written = cut(allowed.trim());
    const first = written || 'Menú';
    let free = first;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
      const mark = ` (${count})`;
      free = cut(first, LONGEST - mark.length) + mark;
    }
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Shortens a name without splitting a character. */
function cut(name: string, longest = LONGEST): string {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > longest) break;
    short += character;
  }
  return short.trimEnd();
}

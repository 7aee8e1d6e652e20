const isPlain = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * Extracts a part of an address from a shared link. It drops characters that a sentence or a
 * message adds around it (`la-cocina).`) and encoded parameters after it (`la-cocina?utm=1`).
 * Addresses of menus begin and end with a letter or a digit.
 */
export function sharedPart(part: string): string {
  const characters = Array.from(part.split(/[?#&\s/\\]/, 1)[0]!);
  const first = characters.findIndex(isPlain);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isPlain) + 1).join('');
}

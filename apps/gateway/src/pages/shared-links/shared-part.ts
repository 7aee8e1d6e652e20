const isPlain = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * A part of an address as it was shared, without what a sentence, a message or a form put around it (`la-cocina).`) or
 * behind it (`la-cocina?utm=1`, encoded): addresses of menus begin and end with letters or digits.
 */
export function sharedPart(part: string): string {
  const characters = Array.from(part.split(/[?#&\s/\\]/, 1)[0]!);
  const first = characters.findIndex(isPlain);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isPlain) + 1).join('');
}

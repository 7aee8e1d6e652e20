/** A text without the characters at its end that the class matches, in time linear in their number. */
export function trimmedEnd(text: string, marks: RegExp): string {
  const characters = [...text.slice(-MAX_TAIL)];
  const whole = text.length - characters.join('').length;
  while (characters.length > 0 && marks.test(characters.at(-1)!)) characters.pop();
  return text.slice(0, whole) + characters.join('');
}

/** A line has no longer tail of dots than this. */
const MAX_TAIL = 400;

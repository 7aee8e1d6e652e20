/** Removes the characters at the end of a text that the class matches. Takes linear time. */
export function trimmedEnd(text: string, marks: RegExp): string {
  const characters = [...text.slice(-MAX_TAIL)];
  const whole = text.length - characters.join('').length;
  while (characters.length > 0 && marks.test(characters.at(-1)!)) characters.pop();
  return text.slice(0, whole) + characters.join('');
}

/** Maximum number of characters to check. Leaders are not longer. */
const MAX_TAIL = 400;

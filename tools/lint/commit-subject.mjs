const MAX_LENGTH = 72;
/** Verbs that hide what changes, as in "Say of the soak what its bounds say". */
const VAGUE_VERBS = ['Say', 'Have', 'Let', 'Tell'];

/**
 * @param {string} subject
 * @returns {string | undefined} sentence with an example, or undefined when the subject is valid
 */
export function subjectFault(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  if (subject.length > MAX_LENGTH) {
    return `The subject has ${subject.length} characters; write at most ${MAX_LENGTH}.`;
  }
  const [verb = ''] = subject.split(' ');
  if (VAGUE_VERBS.includes(verb)) {
    return `Name the thing that changes instead of "${verb} …", for example: Explain the soak test's bounds in its report`;
  }
  return undefined;
}

const MAX_LENGTH = 72;
/** Verbs that hide what changes: "Say of the soak what its bounds say". */
const VAGUE_VERBS = ['Say', 'Have', 'Let', 'Tell'];

/**
 * Checks the first line of a commit message.
 * @param {string} subject @returns {string | undefined} a sentence with an example, or nothing when the subject is fine
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

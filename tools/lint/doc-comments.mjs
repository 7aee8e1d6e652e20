/**
 * First words of doc comments that lack a subject or a verb ("Of the last order.", "Whether it is open.").
 * See docs/writing.md.
 */
const PHRASE = /^\**\s*(What|How|Whether|Of|Whoever|Those)\b/;

/** @param {string} text the inside of a block comment @returns {string | undefined} the refused first word */
export function refusedFirstWord(text) {
  return text.startsWith('*') ? PHRASE.exec(text.replace(/^\*[\s*]*/, ''))?.[1] : undefined;
}

const rule = {
  meta: { type: 'suggestion', docs: { description: 'Doc comments are sentences.' }, schema: [] },
  /** @param {any} context */
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const word = comment.type === 'Block' && refusedFirstWord(comment.value);
          if (!word) continue;
          const message = `Write a sentence with a subject and a verb instead of "${word} …", or delete the comment.`;
          context.report({ loc: comment.loc, message });
        }
      },
    };
  },
};

export default { meta: { name: 'prose' }, rules: { 'doc-comment': rule } };

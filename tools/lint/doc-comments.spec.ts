import { refusedFirstWord } from './doc-comments.mjs';

describe('doc comments', () => {
  it.each([
    ['* What billing told last. ', 'What'],
    ['* Of the last order. ', 'Of'],
    ['*\n * Whether a menu is open.\n ', 'Whether'],
    ['* How long it took. ', 'How'],
    ['* Whoever asks. ', 'Whoever'],
    ['* Those under way. ', 'Those'],
  ])('that are phrases are refused: %j', (text, word) => expect(refusedFirstWord(text)).toBe(word));

  it.each([
    '* Version of the last event applied. ',
    '* Often read. ',
    ' What comes next. ',
    '* Howitzer. ',
  ])('and other comments that are sentences are not: %j', (text) =>
    expect(refusedFirstWord(text)).toBeUndefined(),
  );
});

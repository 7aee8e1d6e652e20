import { searchable } from './search';

describe('text as searches compare it', () => {
  it.each([
    ['Ñame con LIMÓN', 'name con limon'],
    ['  Dos   palabras\n', 'dos palabras'],
    ['', ''],
  ])('%j becomes %j', (written, compared) => {
    expect(searchable(written)).toBe(compared);
  });
});

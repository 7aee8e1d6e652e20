import { LETTERS, searchable, SPELLINGS } from './search';

describe('text as searches compare it', () => {
  it.each([
    ['Ñame con LIMÓN', 'name con limon'],
    ['n\u0303ame, jalapen\u0303o', 'name, jalapeno'],
    ['  Dos   palabras\n', 'dos palabras'],
    ['café\u00a0con\u202fleche', 'cafe con leche'],
    ["Pan d'ajo", "pan d'ajo"],
    [
      'Œuf, bœuf, Æbler, Weißwurst, SMØRREBRØD, Łosoś, İskender, ısı',
      'oeuf, boeuf, aebler, weisswurst, smorrebrod, losos, iskender, isi',
    ],
    ['ﬁlete, Ｐｉｚｚａ, ½ pollo, H₂O', 'filete, pizza, 1/2 pollo, h2o'],
    ['Coca-Cola', 'coca cola'],
    ['Coca‑Cola – Light', 'coca cola light'],
    ['cre\u00adma\u200b ❤️', 'crema ❤'],
    ['Pâté à la Provençale, Çiğ köfte', 'pate a la provencale, cig kofte'],
    ['', ''],
  ])('%j becomes %j', (written, compared) => {
    expect(searchable(written)).toBe(compared);
    expect(searchable(compared)).toBe(compared);
  });

  it.each([..."'’‘ʼʻ´`′＇‛"])('replaces the apostrophe %s', (mark) => {
    expect(searchable(`d${mark}ajo`)).toBe("d'ajo");
  });

  it.each([...LETTERS].map((letter, at) => [letter, SPELLINGS[at]!]))(
    'replaces %s with %s',
    (letter, spelled) => {
      expect(searchable(letter)).toBe(spelled);
      expect(searchable(letter.toUpperCase())).toBe(spelled);
    },
  );
});

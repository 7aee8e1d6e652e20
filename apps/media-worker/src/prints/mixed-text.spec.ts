import { setLines, type TypesetFont } from './mixed-text';

/** Creates a font with the letters that match a pattern. Each letter is 10 points wide. */
const font = (handle: string, pattern: RegExp, takesMarks = true): TypesetFont<string> => ({
  handle,
  has: (code) => pattern.test(String.fromCodePoint(code)),
  takesMarks,
  widthOf: (text) => Array.from(text).length * 10,
});
const FONTS = [
  font('latin', /[\p{Script=Latin}\d\p{P} ]/u, false),
  font('han', /\p{Script=Han}/u),
  font('hebrew', /\p{Script=Hebrew}/u),
  font('arabic', /[\p{Script=Arabic}\u064b]/u),
  font('emoji', /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f/u),
];
const set = (text: string, width = 1000) => {
  const { lines, missing } = setLines(text, width, FONTS);
  return {
    lines: lines.map((pieces) => pieces.map((piece) => piece.text).join('|')),
    missing,
  };
};

describe('a text in several fonts', () => {
  it.each([
    ['Sushi 寿司 del día', ['Sushi |寿司| |del |día']],
    ['Pizzería 🍕 Sol', ['Pizzería |🍕| |Sol']],
    ['👨‍🍳❤️👍🏽', ['👨‍🍳❤️👍🏽']],
    // In a right-to-left text, the last word comes first on paper.
    ['שלום עולם', ['עולם| |שלום']],
    ['فول 25 قطعة', ['قطعة| |25| |فول']],
    ['Falafel (פלאפל) 5', ['Falafel |(|פלאפל|) |5']],
    ['חומוס (טחינה)', ['(|טחינה|)| |חומוס']],
  ])('stands on paper from left to right: %s', (text, lines) =>
    expect(set(text)).toEqual({ lines, missing: [] }),
  );

  it('breaks lines between words, and inside a word that is wider than a line', () => {
    expect(set('Arroz 米 blanco', 80).lines).toEqual(['Arroz |米', 'blanco']);
    expect(set('寿司寿司寿', 20).lines).toEqual(['寿司', '寿司', '寿']);
    expect(set('Extraordinario 米', 60).lines).toEqual(['Extrao', 'rdinar', 'io |米']);
    expect(set('米', 5).lines).toEqual(['米']);
  });

  it('reports and omits letters that no font has, and omits invisible signs', () => {
    expect(set('Dosa ಮಸಾಲೆ 米')).toEqual({ lines: ['Dosa | |米'], missing: ['ಮ', 'ಸಾ', 'ಲೆ'] });
    expect(set('ಮ')).toEqual({ lines: [''], missing: ['ಮ'] });
    expect(set('米\u200b\u200e\u0007飯')).toEqual({ lines: ['米飯'], missing: [] });
  });

  it('keeps marks in fonts that support them, and removes them in others', () => {
    expect(set('a\u0325 米')).toEqual({ lines: ['a |米'], missing: [] });
    expect(set('شايً').lines).toEqual(['شايً']);
  });
});

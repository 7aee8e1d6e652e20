import fc from 'fast-check';
import { fileNameOf, fileTitle } from './files';

describe('a file name', () => {
  it('keeps the words of the restaurant', () => {
    expect(fileNameOf('La Cocina de Ñoña & Café')).toBe('la-cocina-de-nona-cafe');
  });

  it('is safe whatever the restaurant is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(fileNameOf(name)).toMatch(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
      { examples: [[`${'a'.repeat(59)} b`]] },
    );
    expect(fileNameOf('../../etc/passwd')).toBe('etc-passwd');
    expect(fileNameOf('寿司')).toBe('menu');
  });
});

it.each([
  ['La Cocina de Íñigo', 'La Cocina de Íñigo'],
  ['寿司 · مطعم', '寿司 · مطعم'],
  ['../AC/DC: "Bar"\n', 'AC DC Bar'],
  ['...', 'Menú'],
  ['🍕'.repeat(70), '🍕'.repeat(60)],
])('makes the title %j into the file name %j', (text, title) =>
  expect(fileTitle(text)).toBe(title),
);

import fc from 'fast-check';
import { fileNameOf } from './files';

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

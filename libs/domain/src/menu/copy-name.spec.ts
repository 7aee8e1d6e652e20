import { copyName } from './copy-name';

describe('the name of a copy', () => {
  it('says of what', () => expect(copyName('Almuerzos')).toBe('Copia de Almuerzos'));

  it('is as long as a name may be', () => {
    expect(copyName('ñ'.repeat(120))).toBe(`Copia de ${'ñ'.repeat(111)}`);
    expect(copyName(`${'a'.repeat(110)} ${'b'.repeat(9)}`)).toBe(`Copia de ${'a'.repeat(110)}`);
  });
});

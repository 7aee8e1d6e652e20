import { canonicalEmail } from './accounts';

describe('an address', () => {
  it.each(['ana@ejemplo.do', ' Ana@Ejemplo.DO ', '\tANA@EJEMPLO.DO\n'])('%j is one', (written) =>
    expect(canonicalEmail(written)).toBe('ana@ejemplo.do'),
  );

  it('is the same whichever way its accents are composed', () => {
    const composed = 'josé@ejemplo.do';
    expect(canonicalEmail(composed.normalize('NFD'))).toBe(composed);
  });

  it('is another for another mailbox', () => {
    expect(canonicalEmail('jose@ejemplo.do')).not.toBe(canonicalEmail('josé@ejemplo.do'));
  });
});

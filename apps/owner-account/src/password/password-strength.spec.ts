import { strengthOf } from './password-strength';

describe('the strength of a password', () => {
  it.each([
    ['', undefined],
    ['Aa1$x', undefined],
    ['123456', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['abababababababab', 'weak'],
    ['contraseña', 'weak'],
    ['password2026', 'weak'],
    ['CartaViva2026', 'weak'],
    ['xkqzvhbn', 'weak'],
    ['colmado-rosa', 'fair'],
    ['dos mangos verdes', 'good'],
    ['Xk7$qz!2vH', 'good'],
    ['un plátano maduro al mediodía', 'strong'],
  ])('of %p is %p', (password, strength) => expect(strengthOf(password)).toBe(strength));

  it('grows with every surprising character', () => {
    const order = [undefined, 'weak', 'fair', 'good', 'strong'];
    const password = 'tres gallos cantan';
    const ranks = [...password].map((_, end) => order.indexOf(strengthOf(password.slice(0, end))));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });
});

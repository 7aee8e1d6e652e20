import { isCommonPassword } from './common-passwords';

const EMAIL = 'maria.perez@example.com';
const isCommon = (password: string) => isCommonPassword(password, EMAIL);

describe('a common password', () => {
  it.each([
    '123456',
    'password',
    'qwerty',
    '111111',
    'abc123',
    'iloveyou',
    'p@ssw0rd',
    '1q2w3e4r',
    'contraseña',
    'tequiero',
    'estrella',
    'restaurante',
    'administrador',
    'rodriguez',
    'Victoriano',
    'Abdellah',
    'Vázquez',
    'Carrasco',
    // Different spellings.
    'PASSWORD',
    ' Password ',
    'Contrasena',
    'CONTRASEÑA',
    'contrasen\u0303a',
    '１２３４５６',
    // These are too short without the surrounding blanks.
    '      ',
    ' 12345 ',
    '\t\tqwerty',
    // Repetitions and runs.
    'aaaaaa',
    '222222',
    'ñññññññ',
    '121212',
    'abcabcabc',
    '654321',
    '987654321',
    'abcdef',
    '567890',
    'fedcba',
    '0987654321',
    'ghjklñ',
    // The product's name, and words for a password.
    'cartaviva',
    'CartaViva',
    'Carta Viva',
    'carta-viva!',
    'cartaviva2026',
    'Contraseña123',
    'clave1',
    // The user's address.
    'maria.perez@example.com',
    'MARIA.PEREZ@EXAMPLE.COM',
    'maria.perez',
    'MariaPerez',
    'mariaperez1990',
  ])('is %p', (password) => expect(isCommon(password)).toBe(true));

  it.each([
    'Segura-2026!',
    'dos mangos verdes',
    'contraseña de Ana',
    'otra clave',
    'la nueva',
    'xk7qz!',
    'mariaperez199012',
    'cartaviva de mi abuela',
    'kzqxwj',
    '730194',
    '19-02-84 sancocho',
  ])('is not %p', (password) => expect(isCommon(password)).toBe(false));

  it('does not compare the password with an address that has no local part', () => {
    expect(isCommonPassword('xk7qz!', '')).toBe(false);
    expect(isCommonPassword('xk7qz!', '@')).toBe(false);
  });
});

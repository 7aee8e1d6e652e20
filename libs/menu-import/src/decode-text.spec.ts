import { menuSpreadsheet } from './menu-spreadsheet';
import { readSpreadsheet } from './read-spreadsheet';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a table', () => {
  const PINA = 'Nombre;Precio\r\nPiña;12,50 €\r\n';
  const inBytes = (text: string, codes: Record<string, number>) =>
    Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
  const wide = (text: string, isBig: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );

  it.each([
    ['UTF-16 of Windows', wide(`\ufeff${PINA}`, false)],
    ['UTF-16 of Macs', wide(`\ufeff${PINA}`, true)],
    ['UTF-16 that does not say so', wide(PINA, false)],
    ['UTF-16, the other way, that does not say so', wide(PINA, true)],
    ['UTF-8 with its mark', bytes(`\ufeff${PINA}`)],
    ['Windows-1252', inBytes(PINA, { '€': 0x80 })],
    ['Mac Roman', inBytes(PINA.replaceAll('\r\n', '\r'), { ñ: 0x96, '€': 0xdb })],
    ['the code page of MS-DOS', inBytes(PINA.replace(' €', ''), { ñ: 0xa4 })],
    ['Excel’s hint', bytes(`sep=;\r\n${PINA}`)],
    ['cells between bars', bytes(PINA.replaceAll(';', '|'))],
  ])('is read in %s', async (_, file) => {
    expect(menuSpreadsheet(await readSpreadsheet(file))).toMatchObject({
      items: [{ name: 'Piña', price: '12.50' }],
      refused: [],
    });
  });

  it('is refused in an unknown encoding', async () => {
    const cyrillic = Uint8Array.from([...bytes('Nombre;Precio\n'), 0x81, 0x8d, 0xef, 0x90]);
    await expect(readSpreadsheet(cyrillic)).rejects.toThrow('No reconocemos las letras');
  });
});

import { readSpreadsheet } from './read-spreadsheet';
import {
  planTranslations,
  writeTranslations,
  type TranslatedLine,
} from './translation-spreadsheet';

const line = (key: string, source: string, texts = {}): TranslatedLine => ({
  ...{ key, source, texts, label: 'Nombre', field: 'name' },
});
const LINES = [
  line('item:1:name', 'Mangú, con "todo"', { en: 'Mangú' }),
  line('item:2:name', 'Jugo de piña', { fr: "Jus d'ananas" }),
  line('item:3:name', 'Jugo de piña'),
  line('item:4:name', '=Ñame', { en: '=Yam' }),
];
const table = (csv: string) => readSpreadsheet(new TextEncoder().encode(csv));
const plan = async (csv: string, wanted = ['en', 'fr'] as const) =>
  planTranslations(await table(csv), LINES, wanted);

describe('a spreadsheet of translations', () => {
  it('has a line for each text, and comes back as it went', async () => {
    const csv = writeTranslations(LINES, ['en', 'fr']);
    expect((await table(csv))[0]).toEqual(['Clave', 'Tipo', 'Español', 'Inglés', 'Francés']);
    expect(await plan(csv)).toEqual({ changes: [], refused: [], languages: ['en', 'fr'] });
  });

  it('changes what was written by its key, and leaves what is empty', async () => {
    const csv = writeTranslations(LINES, ['en', 'fr']).replace('Mangú\n', '');
    const changed = csv
      .replace('",Mangú,', '",Mashed plantain,')
      .replace("Jus d'ananas", '')
      .replace('item:3:name,Nombre,Jugo de piña,,', 'item:3:name,Nombre,Jugo de piña,Juice,');
    expect((await plan(changed))!.changes).toEqual([
      {
        ...{ key: 'item:1:name', source: 'Mangú, con "todo"', language: 'en' },
        ...{ before: 'Mangú', text: 'Mashed plantain' },
      },
      { key: 'item:3:name', source: 'Jugo de piña', language: 'en', before: '', text: 'Juice' },
    ]);
  });

  it('finds by its Spanish what has no key, wherever the menu says it', async () => {
    const { changes, languages } = (await plan('English;Español\nPineapple juice;JUGO DE PIÑA'))!;
    expect(changes.map(({ key, text }) => [key, text])).toEqual([
      ['item:2:name', 'Pineapple juice'],
      ['item:3:name', 'Pineapple juice'],
    ]);
    expect(languages).toEqual(['en']);
  });

  it('refuses by line what is gone, was renamed, is too long or cannot be shown', async () => {
    const { changes, refused } = (await plan(
      [
        'Clave,Español,Inglés',
        'item:9:name,Flan,Flan',
        'item:2:name,Jugo de lechosa,Papaya juice',
        `item:2:name,Jugo de piña,${'x'.repeat(121)}`,
        'item:2:name,Jugo de piña,Juice\u202E',
        'item:2:name,Jugo de piña,',
      ].join('\n'),
    ))!;
    expect(changes).toEqual([]);
    expect(refused.map((one) => one.line)).toEqual([2, 3, 4, 5]);
    expect(refused[1]!.reason).toBe('El texto en español cambió desde que se descargó la hoja.');
  });

  it('accepts emoji of several code points and refuses a date', () => {
    const heading = ['Clave', 'Español', 'Inglés'];
    const cells = [
      ['item:2:name', 'Jugo de piña', 'Chef 👨‍🍳 Hor\u00ADno'],
      ['item:3:name', 'Jugo de piña', new Date(0)],
    ];
    const { changes, refused } = planTranslations([heading, ...cells], LINES, ['en'])!;
    expect(changes).toMatchObject([{ text: 'Chef 👨‍🍳 Hor\u00ADno' }]);
    expect(refused).toMatchObject([
      { line: 3, reason: expect.stringMatching(/^No es un texto: la celda es una fecha/) },
    ]);
  });

  it('is none without headings, or without a language of the menu', async () => {
    expect(await plan('Jugo de piña,Pineapple juice')).toBeUndefined();
    expect(await plan('Clave,Español,Alemán\nitem:2:name,Jugo de piña,Ananassaft')).toBeUndefined();
    expect(await plan('')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { readCells, writeCells } from './cell-table';

describe('cells as spreadsheets copy them', () => {
  it.each([
    ['Mangú\t250\r\nMofongo\t350\r\n', [['Mangú', '250'], ['Mofongo', '350']]], // oxfmt-ignore
    ['350', [['350']]],
    ['\t\n\t', [['', ''], ['', '']]], // oxfmt-ignore
    ['"Con ""los tres golpes""\ny aguacate"\tSí', [['Con "los tres golpes"\ny aguacate', 'Sí']]],
    ['Pan 12" tostado', [['Pan 12" tostado']]],
    ['"sin cierre\tNo', [['"sin cierre', 'No']]],
    ['', [['']]],
  ])('reads %j', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  it('come back as they were written', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', 'a\tb', 'a\nb', '""\n', ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (cells) => {
        expect(readCells(writeCells(cells))).toEqual(cells);
      }),
    );
  });
});

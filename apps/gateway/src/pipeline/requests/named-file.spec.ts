import { parse } from 'content-disposition';
import { namedFile } from './named-file';

it.each([
  ['La Cocina de Íñigo - Carta.csv', 'la-cocina-de-inigo-carta.csv'],
  ['寿司 مطعم - Menú.xlsx', 'menu.xlsx'],
  ['L\'eau, 100% "bar".pdf', 'l-eau-100-bar.pdf'],
  ['Bar; filename=x.csv', 'bar-filename-x.csv'],
])('keeps the name %s and adds %s for old clients', (name, plain) => {
  const header = namedFile('attachment', name);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: name } });
  expect(header).toContain(`filename=${plain};`);
});

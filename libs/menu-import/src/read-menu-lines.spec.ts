import type { MenuDraft } from '@cartaviva/domain';
import type { MenuPage } from './layout/menu-page';
import { readMenuPages } from './read-menu-pages';
import { readMenuText } from './read-menu-text';

const shown = ({ categories }: MenuDraft): string[] =>
  categories.flatMap(({ name: category, items }) =>
    items.map(({ name, price, sizes = [], doubts }) =>
      [
        category ? `[${category}] ` : '',
        `${name} ${price}`,
        ...sizes.map((size) => ` · ${size.name} ${size.price}`),
        doubts.length > 0 ? ` ? ${doubts.join()}` : '',
      ].join(''),
    ),
  );
const read = (...lines: string[]) => shown(readMenuText(lines.join('\n')));

/** Page with cells at the given distances from the left, one row below the other. */
const readPage = (...rows: readonly Readonly<Record<number, string>>[]) => {
  const words = rows.flatMap((cells, at) =>
    Object.entries(cells).map(([left, text]) => ({
      ...{ text, left: Number(left), right: Number(left) + text.length * 10 },
      ...{ top: at * 40, bottom: at * 40 + 20, size: 20 },
    })),
  );
  const page: MenuPage = { number: 1, width: 1000, height: 1400, headingProportion: 1.22, words };
  return shown(readMenuPages([page]));
};

describe('a menu in lines', () => {
  it('has prices of one figure where nearly all lines end with a small number', () => {
    expect(read('Café 2', 'Tostada 3,5', 'Jugo 4')).toEqual([
      ...['Café 2.00', 'Tostada 3.50', 'Jugo 4.00'],
    ]);
    expect(read('Mofongo 350', 'Combo de alitas 6', 'Chivo 525')).not.toContain(
      'Combo de alitas 6.00',
    );
  });

  it('has headings between marks on both sides', () => {
    expect(read('•DEL RÍO•', 'DAJAO 180', '—— PARA BEBER ——', 'MABÍ 35')).toEqual([
      ...['[DEL RÍO] DAJAO 180.00', '[PARA BEBER] MABÍ 35.00'],
    ]);
  });

  it('has names that begin as notices do, and no addresses', () => {
    expect(read('Reserva Tempranillo 1,200', 'Hamburguesa 100% res 320')).toEqual([
      ...['Reserva Tempranillo 1200.00 ? name', 'Hamburguesa 100% res 320.00'],
    ]);
    expect(read('Mofongo 350', 'Calle Duarte 45', 'Gracias por su visita')).toEqual([
      'Mofongo 350.00',
    ]);
  });

  it('is a copy of WhatsApp Web', () => {
    expect(
      read(
        '[10:33 a. m., 3/3/2026] Lila: Locrio 285',
        '[10:34 a. m., 3/3/2026] Lila: *Refrescos*',
        'Rojo 75',
        '[10:35 a. m., 3/3/2026] Lila: <Multimedia omitido>',
      ),
    ).toEqual(['Locrio 285.00', '[Refrescos] Rojo 75.00']);
  });

  it('is a menu of the day for one price, or a list of dishes under that heading', () => {
    const menu = readMenuText(
      'MENÚ DEL DÍA\nDe lunes a viernes · RD$ 450\nPrimeros\nCrema\nEnsalada\nSegundos\nPollo guisado',
    );
    expect(menu.categories).toMatchObject([
      {
        name: null,
        items: [
          {
            name: 'MENÚ DEL DÍA',
            price: '450.00',
            description: 'Primeros: Crema, Ensalada. Segundos: Pollo guisado',
          },
        ],
      },
    ]);
    expect(read('Menú del día', 'Mofongo 350', 'Chivo 525')).toHaveLength(2);
  });
});

describe('a page of a menu', () => {
  it('has sizes in columns under their names', () => {
    const rows = [
      { 400: 'Ración', 700: '1/2 Ración' },
      { 50: 'Queso', 400: '19,00', 700: '9,50' },
      { 50: 'Croquetas', 400: '11,00', 700: '5,50' },
      { 50: 'Aceitunas', 400: '3,00' },
    ];
    expect(readPage(...rows)).toEqual([
      'Queso 19.00 · Ración 19.00 · 1/2 Ración 9.50',
      'Croquetas 11.00 · Ración 11.00 · 1/2 Ración 5.50',
      'Aceitunas 3.00',
    ]);
  });

  it('has centred names over two lines', () => {
    const centred = (text: string) => ({ [500 - text.length * 5]: text });
    expect(
      readPage(
        ...[centred('AREPITAS 60'), centred('CARITE EN ESCABECHE CON'), centred('TOSTONES 90')],
        ...[centred('LAMBÍ AL COCO 95'), centred('PULPO AL AJILLO 99')],
      ),
    ).toContain('CARITE EN ESCABECHE CON TOSTONES 90.00');
  });

  it('asks for the category of a column that begins without a heading', () => {
    const left = ['Mofongo', 'Yaroa', 'Chivo', 'Moro', 'Flan'];
    const rows = left.map((name, at) => ({
      ...{ 20: name, 250: `${at + 2}50` },
      ...{ 600: `Jugo de ${name}`, 850: `${at + 1}00` },
    }));
    const items = readPage({ 20: 'Platos fuertes:' }, ...rows);
    expect(items).toContain('[Platos fuertes] Mofongo 250.00');
    expect(items).toContain('Jugo de Mofongo 100.00 ? category');
  });
});

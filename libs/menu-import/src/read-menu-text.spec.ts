import type { MenuDraft } from '@cartaviva/domain';
import { readMenuText } from './read-menu-text';

/** Formats a draft: `[Entradas] Tostones = 150.00 (con ajo)`, with `?` after doubtful parts. */
function shown({ categories, unread }: MenuDraft): string[] {
  const items = categories.flatMap(({ name, items }) =>
    items.map(({ name: item, price, description, doubts }) => {
      const isDoubtful = { name: doubts.includes('name'), price: doubts.includes('price') };
      return [
        name === null ? '' : `[${name}] `,
        item + (isDoubtful.name ? '?' : ''),
        ` = ${price ?? ''}${isDoubtful.price ? '?' : ''}`,
        description === null ? '' : ` (${description.replaceAll('\n', ' · ')})`,
      ].join('');
    }),
  );
  return [...items, ...unread.map(({ text }) => `- ${text}`)];
}
const read = (...lines: string[]) => shown(readMenuText(lines.join('\n')));

describe('a line with an item', () => {
  it.each([
    ['Mangú con los tres golpes 325', 'Mangú con los tres golpes = 325.00'],
    ['Mofongo ........ RD$350.00', 'Mofongo = 350.00'],
    ['Mofongo………350', 'Mofongo = 350.00'],
    ['350 - Mofongo', 'Mofongo = 350.00'],
    ['RD$350 Mofongo', 'Mofongo = 350.00'],
    ['1. Sancocho – 450', 'Sancocho = 450.00'],
    ['2) Sancocho de siete carnes: $1,250', 'Sancocho de siete carnes = 1250.00'],
    ['3️⃣ Sancocho 450', 'Sancocho = 450.00'],
    ['• Tostones 150', 'Tostones = 150.00'],
    ['- Tostones 150', 'Tostones = 150.00'],
    ['🍗 Pollo frito 🍗 300 pesos', 'Pollo frito = 300.00'],
    ['👉🏽Pollo frito a 300', 'Pollo frito = 300.00'],
    ['*Mofongo* _350_', 'Mofongo = 350.00'],
    ['Jugo natural (chinola, limón) 110', 'Jugo natural = 110.00 (chinola, limón)'],
    ['Chivo (media) 250', 'Chivo (media) = 250.00'],
    ['Mofongo - con chicharrón - RD$ 1,250.50', 'Mofongo = 1250.50 (con chicharrón)'],
    ['Combo 1: pollo, papas y refresco 350', 'Combo 1 = 350.00 (pollo, papas y refresco)'],
    ['Mofongo RD$350 con chicharrón', 'Mofongo = 350.00 (con chicharrón)'],
    ['Churrasco\t1.250,00\tcon yuca', 'Churrasco = 1250.00 (con yuca)'],
    ['Churrasco;con yuca;850', 'Churrasco = 850.00 (con yuca)'],
    ['Café 12,50', 'Café = 12.50'],
    ['12 alitas BBQ 450', '12 alitas BBQ = 450.00'],
    ['Presidente 12 oz 175', 'Presidente 12 oz = 175.00'],
    ['Coca-Cola 2 litros 150', 'Coca-Cola 2 litros = 150.00'],
    ['Ron Brugal 1888 3500', 'Ron Brugal 1888 = 3500.00'],
    ['Pizza 12" 600', 'Pizza 12" = 600.00'],
    ['Pollo 1/2 con arroz 400', 'Pollo 1/2 con arroz = 400.00'],
    ['[22/11/26, 1:05 p. m.] Ana: Mofongo 350', 'Mofongo = 350.00'],
    ['22/11/26, 13:05 - Ana: Mofongo 350', 'Mofongo = 350.00'],
    ['𝗠𝗼𝗳𝗼𝗻𝗴𝗼 350', 'Mofongo = 350.00'],
    ['Tres leches 150', 'Tres leches = 150.00'],
    ['Ceviche S/ 35.00', 'Ceviche = 35.00'],
    ['Gallo pinto ₡3.500', 'Gallo pinto = 3500.00'],
    ['Tacos (3 uds) $12.5', 'Tacos (3 uds) = 12.50'],
    ['Churrasco 39,00 €/Kg.', 'Churrasco = 39.00 (Precio por kg)'],
    ['39 €/Kg. Churrasco', 'Churrasco = 39.00 (Precio por kg)'],
    ['Queso 250/lb', 'Queso = 250.00 (Precio por libra)'],
    ['Chivo RD$450 la libra', 'Chivo = 450.00 (Precio por libra)'],
    ['Empanadas 25 c/u', 'Empanadas = 25.00 (Precio por unidad)'],
    ['Buffet 950 por persona', 'Buffet = 950.00 (Precio por persona)'],
    ['Alitas 320 la docena', 'Alitas = 320.00 (Precio por docena)'],
    ['Jamón 12,50€/100gr', 'Jamón = 12.50 (Precio por 100 g)'],
    ['Chicharrón 600 el kilo', 'Chicharrón = 600.00 (Precio por kg)'],
    ['Carne 39 (por kg)', 'Carne = 39.00 (Precio por kg)'],
    ['Costilla: 30,00 €/kg (mínimo 500 g)', 'Costilla = 30.00 (Precio por kg · (mínimo 500 g))'],
    ['Pechuga 1 lb 350', 'Pechuga 1 lb = 350.00'],
  ])('%s', (line, item) => expect(read(line)).toEqual([item]));

  it.each([
    ['Pizza Pequeña 350 / Grande 550', 'Pizza = 350.00? (Pequeña 350 / Grande 550)'],
    ['Pizza margarita 350/450/650', 'Pizza margarita = 350.00? (350/450/650)'],
    ['Cerveza pequeña 150 grande 220', 'Cerveza = 150.00? (pequeña 150 grande 220)'],
    ['Vino: copa $250, botella $1,200', 'Vino = 250.00? (copa $250, botella $1,200)'],
  ])('with several prices costs the least, to be checked: %s', (line, item) =>
    expect(read(line)).toEqual([item]),
  );

  it('may hold several items, as somebody dictates them', () => {
    expect(read('Mofongo 350, Sancocho 450, Tostones 150')).toEqual([
      'Mofongo = 350.00',
      'Sancocho = 450.00',
      'Tostones = 150.00',
    ]);
    expect(read('mangú 325 mofongo 350')).toEqual(['mangú = 325.00', 'mofongo? = 350.00']);
  });
});

describe('a menu', () => {
  it.each([
    '*Entradas*',
    'ENTRADAS',
    'Entradas:',
    '🍽️ *ENTRADAS* 🍽️',
    '--- Entradas ---',
    'Entradas',
    '## Entradas',
  ])('has a category from %p on', (heading) => {
    const [item] = read(heading, 'Tostones 150');
    expect(item?.toLowerCase()).toBe('[entradas] tostones = 150.00');
  });

  it('has unmarked categories between blank lines', () => {
    expect(read('Del conuco', 'Mangú 150', '', 'De la costa', 'Chillo 650')).toEqual([
      '[Del conuco] Mangú = 150.00',
      '[De la costa] Chillo = 650.00',
    ]);
  });

  it('has descriptions below its items', () => {
    expect(
      read('Mofongo 350', 'con chicharrón y ajo', 'Churrasco 850', 'Acompañado de yuca', 'Té 50'),
    ).toEqual([
      'Mofongo = 350.00 (con chicharrón y ajo)',
      'Churrasco = 850.00 (Acompañado de yuca)',
      'Té = 50.00',
    ]);
  });

  it('has prices below its items', () => {
    expect(read('Mofongo', 'con ajo', 'RD$350', '', 'Sancocho', '450', 'Yuca', '100')).toEqual([
      'Mofongo = 350.00 (con ajo)',
      'Sancocho = 450.00',
      'Yuca = 100.00',
    ]);
  });

  it('has sizes below its items', () => {
    expect(read('Pizza margarita', 'Pequeña 350', 'Grande 550', 'Té 50')).toEqual([
      'Pizza margarita = 350.00? (Pequeña 350 · Grande 550)',
      'Té = 50.00',
    ]);
  });

  it('loses no item whose price is missing or misspelt in the description of the one above', () => {
    expect(read('La bandera 285', 'Sancocho de siete carnes 45O', 'Mofongo', 'Chivo 545')).toEqual([
      'La bandera = 285.00',
      'Sancocho de siete carnes 45O = ?',
      'Mofongo = ?',
      'Chivo = 545.00',
    ]);
  });

  it('has items without a price, to be completed', () => {
    expect(read('- Mofongo 350', '- Chillo frito', '- Yuca 100')).toEqual([
      'Mofongo = 350.00',
      'Chillo frito = ?',
      'Yuca = 100.00',
    ]);
  });

  it('is a list of items when nothing has a price', () => {
    expect(read('Hola, menú de hoy:', 'Arroz con pollo', 'Sancocho')).toEqual([
      'Arroz con pollo = ?',
      'Sancocho = ?',
      '- Hola, menú de hoy:',
    ]);
  });

  it('leaves unread what is no item: greetings, telephones, addresses, hours', () => {
    const others = [
      'Comedor Doña Ana',
      'Menú de hoy',
      'Tel. 809-555-1234',
      'C/ El Conde 123, Zona Colonial',
      'Horario: 11:00 a. m. a 3:00 p. m.',
      'Delivery gratis, WhatsApp 8295551234',
      'Precios incluyen ITBIS 18%',
    ];
    const [item, ...unread] = read(others[0]!, others[1]!, 'Mofongo 350', ...others.slice(2));
    expect(item).toBe('Mofongo = 350.00');
    expect(unread).toEqual(others.map((line) => `- ${line}`));
  });

  it('doubts a price that is far from all others', () => {
    expect(read('Yuca 100', 'Mofongo 350', 'Sancocho 45000', 'Té 150')).toContain(
      'Sancocho = 45000.00?',
    );
  });

  it('goes on with a category that comes twice', () => {
    expect(read('*Bebidas*', 'Té 50', '*Postres*', 'Flan 90', '*BEBIDAS*', 'Café 60')).toEqual([
      '[Bebidas] Té = 50.00',
      '[Bebidas] Café = 60.00',
      '[Postres] Flan = 90.00',
    ]);
  });

  it.each([
    ['100,Locrio de arenque,285,Arroces', '101,Bollitos de yuca,140,Picaderas'],
    ['Locrio de arenque;285;340', 'Refresco rojo;75;95'],
    ['Locrio de arenque | Arroces | 285', 'Refresco rojo | Bebidas | 75'],
    ['Entrantes,Croquetas,Croquettes,"9,00€"', 'Pizzas,4 Quesos,4 Cheeses,"10,50€"'],
  ])('doubts every item of a table without known headings: %s', (...lines) => {
    const items = readMenuText(lines.join('\n')).categories.flatMap((category) => category.items);
    expect(items.length).toBeGreaterThan(1);
    expect(items.filter(({ doubts }) => doubts.length === 0)).toEqual([]);
  });

  it('does not doubt sentences with commas and decimal commas', () => {
    const { categories } = readMenuText('Arroz, habichuelas, carne 250,00\nCafé 60,50 / 75,00');
    const items = categories.flatMap((category) => category.items);
    expect(items.filter(({ doubts }) => doubts.includes('name'))).toEqual([]);
  });
});

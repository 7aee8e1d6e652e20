import { readMenuText } from './read-menu-text';

/** Formats items as `Mofongo = 350.00`, with the category before and `?` after a doubtful price. */
const read = (...lines: string[]): string[] =>
  readMenuText(lines.join('\n')).categories.flatMap(({ name, items }) =>
    items.map((item) =>
      [
        name === null ? '' : `[${name}] `,
        `${item.name} = ${item.price ?? ''}`,
        item.doubts.includes('price') ? '?' : '',
      ].join(''),
    ),
  );

describe('a message as people send it', () => {
  it('greets, and shortens what it can', () => {
    expect(
      read(
        ...['Buenos díaaas mi gente 😍🙏', 'Hoy tenemos en el comedor:'],
        ...[
          '🍗 Pollo guisao + arroz + habichuela 250',
          '🐐 Chivo 350 (solo hoy)',
          'Concón gratis 😂',
        ],
      ),
    ).toEqual([
      'Pollo guisao + arroz + habichuela = 250.00',
      'Chivo = 350.00',
      'Concón gratis = ?',
    ]);
  });

  it('sells several for one price, which may be that of each', () => {
    expect(read('2x350 chimis', 'Quipes 3x200', 'Cubetazo 6 x 900', 'Empanadas (2 x 100)')).toEqual(
      [...['chimis = 350.00?', 'Quipes = 200.00?', 'Cubetazo = 900.00?', 'Empanadas = 100.00?']],
    );
    expect(read('Pastelitos a 50 c/u', 'Combo 2x1 350')).toEqual([
      ...['Pastelitos = 50.00', 'Combo 2x1 = 350.00'],
    ]);
  });

  it('says from where prices go', () => {
    expect(read('Hot dog desde 120', 'Picadera a partir de RD$900', 'Yaroa 250/350')).toEqual([
      ...['Hot dog = 120.00?', 'Picadera = 900.00?', 'Yaroa = 250.00?'],
    ]);
    expect(read('Hot dog 120', 'Picadera RD$900')).toEqual([
      'Hot dog = 120.00',
      'Picadera = 900.00',
    ]);
  });

  it('writes currencies in every way', () => {
    expect(
      read(
        ...['Mofongo $350', 'Langosta $1.250', 'Sancocho RD$450.00', 'Tostones 150 pesos'],
        ...['Avena 75-', 'Chillo RD$ 1,250', 'Ceviche RD$ 412,50'],
      ),
    ).toEqual([
      ...['Mofongo = 350.00', 'Langosta = 1250.00', 'Sancocho = 450.00', 'Tostones = 150.00'],
      ...['Avena = 75.00', 'Chillo = 1250.00', 'Ceviche = 412.50'],
    ]);
  });

  it('is for tourists', () => {
    expect(read('Ceviche 12,50 US', 'Lomo saltado 18,00 US$', 'Ají de gallina USD 15.50')).toEqual([
      ...['Ceviche = 12.50', 'Lomo saltado = 18.00', 'Ají de gallina = 15.50'],
    ]);
  });

  it('was dictated', () => {
    expect(
      read(
        ...['mofongo trescientos cincuenta', 'sancocho cuatrocientos', 'yuca frita cien pesos'],
        ...['churrasco mil doscientos cincuenta', 'jugo treinta y cinco', 'chivo dos mil'],
      ),
    ).toEqual([
      ...['mofongo = 350.00', 'sancocho = 400.00', 'yuca frita = 100.00'],
      ...['churrasco = 1250.00', 'jugo = 35.00', 'chivo = 2000.00'],
    ]);
    expect(read('chillo mil ochocientos noventa y cinco', 'combo dos cuatrocientos')).toEqual([
      ...['chillo = 1895.00', 'combo dos = 400.00'],
    ]);
  });

  it('was dictated with a price for each size, of which the least is to be checked, and no sum', () => {
    expect(read('yaroa cien doscientos', 'jugo treinta y cuarenta', 'flan ochenta')).toEqual([
      ...['yaroa = 100.00?', 'jugo = 30.00?', 'flan = 80.00'],
    ]);
  });

  it('has numbers in words that are no prices', () => {
    expect(read('Tres leches 150', 'Pizza cuatro quesos 550', 'Mangú con los tres')).toEqual([
      ...['Tres leches = 150.00', 'Pizza cuatro quesos = 550.00', 'Mangú con los tres = ?'],
    ]);
  });

  it('has sizes and drinks in its categories', () => {
    expect(
      read(
        ...['*PIZZAS* 🍕', 'Margarita peq 350 / med 450 / gde 650', 'Pepperoni 400/500/700'],
        ...['*BEBIDAS* 🥤', 'Refresco 2lt 150', 'Agua 35', 'Brugal 700 ml 1,200'],
      ),
    ).toEqual([
      ...['[PIZZAS] Margarita = 350.00?', '[PIZZAS] Pepperoni = 400.00?'],
      ...['[BEBIDAS] Refresco 2lt = 150.00', '[BEBIDAS] Agua = 35.00'],
      '[BEBIDAS] Brugal 700 ml = 1200.00',
    ]);
  });

  it('shortens words and says for whom', () => {
    expect(
      read(
        'Hola! Te paso el menú',
        'Bandera c/ pollo 275',
        'Moro d guandules 100',
        'Presidente gde. 250',
      ),
    ).toEqual([
      'Bandera c/ pollo = 275.00',
      'Moro d guandules = 100.00',
      'Presidente gde. = 250.00',
    ]);
  });

  it('counts in names', () => {
    expect(
      read('Mangú c/ los 3 golpes RD$ 325', 'Mangú con 2 huevos: 200', 'Helado (2 bolas) 120'),
    ).toEqual([
      ...['Mangú c/ los 3 golpes = 325.00', 'Mangú con 2 huevos = 200.00'],
      'Helado (2 bolas) = 120.00',
    ]);
  });

  it('ends with dots, and with where to call', () => {
    expect(read('Flan............90', 'Bizcocho x libra 450', 'Delivery 809-555-0147')).toEqual([
      ...['Flan = 90.00', 'Bizcocho x libra = 450.00'],
    ]);
  });

  it('says all at once', () => {
    expect(read('Locrio 200, chuleta 280, espagueti con pan 150')).toEqual([
      ...['Locrio = 200.00', 'chuleta = 280.00', 'espagueti con pan = 150.00'],
    ]);
  });

  it('numbers its lines without a blank', () => {
    const prices = [400, 505, 360, 330, 170, 390, 285, 120];
    const lines = prices.map(
      (price, at) => `${' '.repeat(at % 2)}${at + 1}.${price} - Plato ${'abcdefgh'[at]!.repeat(4)}`,
    );
    expect(read(...lines).map((item) => item.split(' = ')[1])).toEqual(
      prices.map((price) => `${price}.00`),
    );
    // Three of them may also be thousands.
    expect(read(...lines.slice(0, 3)).every((item) => item.endsWith('?'))).toBe(true);
    expect(read('1.400 - Flan', '1.500 - Bizcocho', '2.100 - Torta')).toEqual([
      ...['Flan = 1400.00', 'Bizcocho = 1500.00', 'Torta = 2100.00'],
    ]);
  });

  it('has long lines above prices, which are items of their own', () => {
    const combo = 'Combo familiar - 12 piezas de pollo, papas grandes y refresco';
    expect(read('Combo 1', '320', combo, '1,250', 'Combo pareja', '690')).toEqual([
      ...['Combo 1 = 320.00', 'Combo familiar = 1250.00', 'Combo pareja = 690.00'],
    ]);
  });
});

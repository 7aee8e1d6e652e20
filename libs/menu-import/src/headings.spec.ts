import { headingIn } from './headings';

it.each([
  ...['Precio', 'PRECIO', 'Precios', 'PVP', 'P.V.P.', 'Precio RD$', 'Precio (DOP)', 'Precio $'],
  ...['precio_unitario', 'precioVenta', 'Precio de venta', '* Precio', 'Precio*', 'Price', 'RD$'],
  ...[
    'Price [Fonda Lila]',
    'Base Price',
    'Item Price',
    'retail_price',
    'Variant Price',
    'P. Venta',
  ],
  ...['Precio con ITBIS incluido', 'Precio al público', 'menu_price', 'Valor', 'Importe (€)'],
])('%s is the price', (title) => expect(headingIn(title)).toEqual({ column: 'price' }));

it.each([
  ...['Precio delivery', 'Precio local', 'Sale price', 'Online Sale Price', 'Precio sin IVA'],
  ...['Precio mayorista', 'Precio rebajado', 'Precio promoción', 'Precio 2'],
])('%s may be the price, or another', (title) =>
  expect(headingIn(title)).toEqual({ column: 'price', isDoubtful: true }),
);

it.each([
  ...['Costo', 'Coste', 'Cost', 'Precio de costo', 'supply_price', 'Precio de compra', 'Unit cost'],
  ...['Compare At Price', 'Precio anterior', 'Price Type', 'Moneda del precio', 'Fecha de precio'],
  ...['Código de barras', 'Option 1 name', 'Supplier', 'nombre_en', 'Menu', 'Body (HTML)', 'S', ''],
  ...['Valor energético', 'Sub-categoría', 'Tax - ITBIS (18%)', 'SKU of included item', 'Stock'],
])('%s is none of our columns', (title) => expect(headingIn(title)).toBeUndefined());

it.each([
  ['* Nombre', 'name'],
  ['nombre_plato', 'name'],
  ['Nombre del producto (obligatorio)', 'name'],
  ['Item Name', 'name'],
  ['nombre_es', 'name'],
  ['Artículo', 'name'],
  ['Categorías', 'category'],
  ['Descripción corta', 'description'],
  ['Alérgenos', 'allergens'],
  ['Available for sale [Fonda Lila]', 'available'],
  ['Disponibles para la venta [Fonda Lila]', 'available'],
  ['Enabled Fonda Lila', 'available'],
  ['¿Existencias?', 'available'],
  ['Código', 'externalId'],
  ['Variant SKU', 'externalId'],
  ['Price Unit', 'unit'],
  ['Vendido por peso', 'byWeight'],
  ['Option1 Value', 'variant'],
  ['Variation Name', 'variant'],
  ['ID de CartaViva', 'id'],
])('%s is the column %s', (title, column) => expect(headingIn(title)?.column).toBe(column));

it.each([
  ['Precio/kg', 'kg'],
  ['Precio por libra', 'libra'],
  ['Precio (100 g)', '100 g'],
  ['Precio kg', 'kg'],
])('%s is of a %s', (title, unit) => expect(headingIn(title)).toEqual({ column: 'price', unit }));

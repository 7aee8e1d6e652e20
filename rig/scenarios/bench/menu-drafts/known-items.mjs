/**
 * Typical items of restaurants in the region, by section: `name | lowest price | highest price | description`. A name
 * may be in two sections, as on real menus.
 */
const SECTIONS = `
Entradas
Tostones con queso frito | 150 | 260 | plátano verde, queso de freír y salsa rosada
Yuca al mojo | 120 | 220
Quipes de res (6 uds) | 180 | 300
Croquetas de bacalao | 240 | 380 | con alioli de ajo asado
Empanaditas de yuca | 60 | 150
Ceviche de chillo | 390 | 620 | limón, cebolla morada, cilantro y ají
Chicharrón de pollo | 280 | 450
Nachos supremos | 320 | 540 | frijoles, queso fundido, guacamole, crema agria y jalapeños
Alitas BBQ | 295 | 495
Tabla de quesos y embutidos | 850 | 1450
Dedos de mozzarella | 225 | 350
Aguacate relleno | 190 | 340 | de atún o de pollo
=Sopas y Cremas
Sancocho de siete carnes | 350 | 620 | con arroz blanco y aguacate
Asopao de camarones | 420 | 690
Mondongo | 260 | 420
Sopa de pollo criolla | 180 | 310
Crema de auyama | 160 | 290 | con semillas tostadas
Caldo de pescado | 280 | 480
Habichuelas con dulce | 90 | 180
=Ensaladas
Ensalada verde | 140 | 260
Ensalada César con pollo | 320 | 520 | lechuga romana, crutones y queso parmesano
Ensalada rusa | 110 | 210
Ensalada de aguacate y tomate | 150 | 280
Ensalada de pulpo | 520 | 840
=Platos Fuertes
Mofongo de chicharrón | 350 | 520 | servido con caldo de la casa
Mofongo de camarones al ajillo | 590 | 890
La Bandera | 275 | 425 | arroz, habichuelas, pollo guisado y ensalada
Chivo liniero | 450 | 780 | guisado con orégano de la línea
Rabo encendido | 480 | 760
Pollo guisado | 220 | 340
Pechuga a la plancha | 330 | 530 | vegetales salteados
Pechuga rellena de plátano maduro | 450 | 690
Res guisada | 280 | 450
Longaniza frita con tostones | 260 | 410
Costillas de cerdo BBQ | 550 | 920
Churrasco angus 10 oz | 950 | 1650 | con chimichurri y papas rústicas
Filete mignon | 1150 | 1890
Mar y tierra | 1250 | 2100 | churrasco, camarones y langostinos
Locrio de arenque | 210 | 330
Pastelón de plátano maduro | 250 | 390
Bistec encebollado | 320 | 520
Lomo saltado | 480 | 750 | al estilo peruano, con papas fritas y arroz
Ají de gallina | 390 | 590
Bandeja paisa | 520 | 790 | frijoles, arroz, carne molida, chicharrón, huevo y plátano
Arepa rellena reina pepiada | 220 | 340
Pabellón criollo | 380 | 560
=Pescados y Mariscos
Chillo frito entero | 690 | 1350 | con tostones y ensalada
Filete de dorado al coco | 620 | 940
Camarones al ajillo | 590 | 890
Lambí guisado | 650 | 980
Pulpo a la parrilla | 790 | 1290 | papas bravas y aceite de pimentón
Langosta termidor | 1650 | 2900
Paella marinera (2 personas) | 1450 | 2400
Cangrejo guisado | 560 | 870
=Pastas
Espagueti a la boloñesa | 290 | 450
Fettuccine Alfredo con pollo | 380 | 590
Lasaña de carne | 340 | 520
Penne a la vodka | 360 | 540
Canelones de espinaca | 330 | 495
=Pizzas
Pizza margarita | 350 | 550
Pizza de pepperoni | 390 | 610
Pizza hawaiana | 410 | 640
Pizza cuatro quesos | 450 | 690
Pizza suprema | 480 | 760 | pepperoni, jamón, ajíes, cebolla y aceitunas
=Hamburguesas y Sándwiches
Hamburguesa clásica | 250 | 420
Hamburguesa doble con tocineta | 390 | 610 | queso cheddar y salsa de la casa
Chimi de res | 150 | 260 | repollo, tomate y salsa rosa
Chimi de pierna | 175 | 280
Sándwich cubano | 260 | 420
Club sándwich | 320 | 480
Derretido de jamón y queso | 160 | 270
Yaroa mixta | 280 | 450 | pollo y res, con queso gratinado
Hot dog especial | 140 | 240
=Combos
Combo 1: Pechurina, papas y refresco | 320 | 480
Combo 2: Chimi, papas y jugo | 290 | 440
Combo familiar | 1250 | 1990 | 12 piezas de pollo, papas grandes, ensalada y refresco de 2 litros
Combo pareja | 690 | 990
=Acompañantes
Arroz blanco | 60 | 120
Moro de guandules | 80 | 160
Tostones | 80 | 150
Papas fritas | 90 | 180
Plátanos maduros | 75 | 140
Vegetales al vapor | 110 | 190
Yuca frita | 80 | 150
=Desayunos
Mangú con los tres golpes | 250 | 395 | salami, queso frito y huevos
Huevos rancheros | 220 | 340
Avena con leche | 75 | 130
Pancakes con miel | 190 | 320
Tostada francesa | 210 | 340
Yaniqueque | 40 | 90
Omelette de vegetales | 210 | 330
=Postres
Flan de coco | 120 | 220
Tres leches | 150 | 260
Majarete | 90 | 160
Bizcocho dominicano | 110 | 210
Dulce de leche cortada | 95 | 175
Brownie con helado | 220 | 350
Cheesecake de guayaba | 210 | 340
=Bebidas
Jugo de chinola | 90 | 160
Morir soñando | 120 | 210
Limonada | 80 | 150
Batida de lechosa | 130 | 220
Refresco 20 oz | 60 | 100
Agua 500 ml | 35 | 75
Malta Morena | 70 | 120
Café expreso | 60 | 110
Café con leche | 75 | 130
Té de jengibre | 60 | 120
=Cervezas y Tragos
Presidente pequeña | 130 | 210
Presidente grande | 220 | 350
Brugal Extra Viejo (servicio) | 850 | 1400
Mojito | 280 | 420
Piña colada | 290 | 450
Sangría (jarra) | 750 | 1250
Michelada | 240 | 360
Cuba libre | 230 | 360
Copa de vino de la casa | 250 | 420
`;

/** @typedef {{ name: string, low: number, high: number, description: string | null }} KnownItem */
/** @type {readonly { name: string, items: readonly KnownItem[] }[]} */
export const KNOWN_SECTIONS = SECTIONS.trim()
  .split('\n=')
  .map((section) => {
    const [name = '', ...lines] = section.split('\n');
    return { name, items: lines.filter(Boolean).map(itemOf) };
  });

/** @param {string} line */
function itemOf(line) {
  const [name = '', low, high, description] = line.split(' | ');
  return { name, low: Number(low), high: Number(high), description: description ?? null };
}

export const RESTAURANTS = [
  'Comedor Doña Ana',
  'El Rincón del Chef',
  'Pizzería Da Mario',
  'Parada Típica La Cumbre',
  'Mesón de Bari',
  'Café Colonial',
  'Food Truck El Güiro',
  'Sabores del Cibao',
  'La Esquina de Tata',
  'Brisas del Mar',
];
export const FOOTERS = [
  'Tel. 809-555-0147 · WhatsApp 829-555-0199',
  'Av. Duarte 45, Santiago de los Caballeros',
  'Precios no incluyen 18% ITBIS ni 10% de ley',
  'Horario: lunes a domingo, 11:00 a. m. a 10:00 p. m.',
  'Delivery gratis en la zona',
  '@saboresdelcibao',
];

import { media } from '@cartaviva/contracts';
import { menuSourceKey } from '@cartaviva/object-storage';
import { stopwatch } from '@cartaviva/server-testing';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { sharedTestService, type TestService } from '../../test/test-service';
import { MenuSourcesCleanup } from './menu-sources-cleanup';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
);
const LINES = [
  ['Mofongo', 'RD$ 350.00'],
  ['Sancocho', 'RD$ 425.00'],
  ['Chillo frito', 'RD$ 1,250.00'],
] as const;
const PRICES = ['350.00', '425.00', '1250.00'];

async function aPdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5', ...options });
  document.font(FONT).fontSize(22).text('Platos Fuertes', 60, 60);
  LINES.forEach(([name, price], at) => {
    document.fontSize(14).text(name, 60, 110 + at * 30);
    document.text(price, 250, 110 + at * 30, { width: 120, align: 'right' });
  });
  document.end();
  return buffer(document);
}

const written = (text: string, dpi: number) =>
  sharp({ text: { text, fontfile: FONT, font: 'Inter Medium', dpi, rgba: true } })
    .png()
    .toBuffer();
const paperOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f6f0e2' } });

/** Creates a photo of the same page on a table. The page is rotated and has a stain above the first price. */
async function aPhoto(): Promise<Buffer> {
  const lines = await Promise.all(
    LINES.flatMap(([name, price], at) => [
      written(name, 220).then((input) => ({ input, left: 100, top: 300 + at * 110 })),
      written(price, 220).then((input) => ({ input, left: 700, top: 300 + at * 110 })),
    ]),
  );
  const heading = { input: await written('Platos Fuertes', 380), left: 100, top: 120 };
  const stain = { create: { width: 130, height: 26, channels: 3 as const, background: '#333' } };
  const page = await paperOf(1200, 900)
    .composite([heading, { input: stain, left: 720, top: 235 }, ...lines])
    .png()
    .toBuffer();
  return sharp(page)
    .rotate(2.5, { background: '#6b5a48' })
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer();
}

const aSlip = async (name: string, price: string): Promise<Buffer> =>
  paperOf(500, 120)
    .composite([
      { input: await written(name, 220), left: 20, top: 40 },
      { input: await written(price, 220), left: 350, top: 40 },
    ])
    .jpeg()
    .toBuffer();

/** Creates a PDF of a few kilobytes. Each of its forms draws the next one twice, which makes 2²³ texts. */
function aSlowPdf(): Buffer {
  const stream = (dictionary: string, text: string) =>
    `<<${dictionary}/Length ${text.length}>>stream\n${text}\nendstream`;
  const forms = Array.from({ length: 24 }, (_, at) =>
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</Font<</F 5 0 R>>/XObject<</X ${7 + at} 0 R>>>>`,
      at < 23 ? '/X Do /X Do' : 'BT /F 1 Tf (a) Tj ET',
    ),
  );
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</XObject<</X 6 0 R>>>>>>',
    stream('', '/X Do'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...forms,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer\n<</Root 1 0 R>>\n%%EOF`);
}

const read = async (bytes: Buffer, timeoutMs = 25_000, choice: { mapping?: string } = {}) => {
  const storageKey = menuSourceKey(new Date(), randomUUID());
  await service.storage.write(storageKey, bytes);
  const { call } = service.owner();
  return call(media.menuDraft.read, { storageKey, ...choice }, timeoutMs);
};
const codeOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    ({ code }: { code: string }) => code,
  );

describe('a menu', () => {
  it('is read from a PDF, with the place of each item', async () => {
    const { categories } = await read(await aPdf());
    expect(categories).toMatchObject([{ name: 'Platos Fuertes' }]);
    expect(categories[0]!.items.map(({ price }) => price)).toEqual(PRICES);
    expect(categories[0]!.items[0]).toMatchObject({ name: 'Mofongo', doubts: [] });
    expect(categories[0]!.items[0]!.place).toMatchObject({
      page: 1,
      left: expect.closeTo(0.143, 2),
    });
  });

  it('is read from a photo; a price that is not as printed is doubtful, or under what was not read', async () => {
    const { categories } = await read(await aPhoto());
    const items = categories.flatMap((category) => category.items);
    expect(items).toHaveLength(3);
    items.forEach(({ price, doubts }, at) => {
      if (price !== PRICES[at]) expect(doubts).toContain('price');
    });
    expect(items.filter(({ price }, at) => price === PRICES[at]).length).toBeGreaterThanOrEqual(2);
    expect(items.map(({ doubts }) => doubts.includes('price'))).toEqual([true, false, false]);
    const { categories: next } = await read(await aSlip('Majarete', '150'));
    expect(next).toMatchObject([{ items: [{ name: 'Majarete', price: '150.00' }] }]);
  });

  it.each([180, 270])('is read from a photo that is turned by %d degrees', async (degrees) => {
    const { categories } = await read(
      await sharp(await aPhoto())
        .rotate(degrees)
        .toBuffer(),
    );
    expect(categories).toMatchObject([{ name: 'Platos Fuertes' }]);
    expect(categories[0]!.items.map(({ name }) => name)).toEqual(LINES.map(([name]) => name));
  });

  it('is read from a PDF whose pages are photos, with the page of each item', async () => {
    const document = new PDFDocument({ size: 'A5' });
    document.image(await aPhoto(), 0, 0, { width: 420 });
    document.addPage().image(await aPhoto(), 0, 0, { width: 420 });
    document.end();
    const { categories } = await read(await buffer(document));
    const items = categories.flatMap((category) => category.items);
    expect(items.map(({ name, place }) => [name, place?.page])).toEqual(
      [1, 2].flatMap((page) => LINES.map(([name]) => [name, page])),
    );
  });

  it('is read from a PDF of as many pages as the limit, to its last page', async () => {
    const document = new PDFDocument({ size: 'A5' });
    for (let page = 1; page < 30; page += 1) document.addPage();
    document.font(FONT).fontSize(14).text('Flan', 60, 60);
    document.text('RD$ 120.00', 250, 60, { width: 120, align: 'right' });
    document.end();
    const { categories } = await read(await buffer(document));
    expect(categories).toMatchObject([{ items: [{ name: 'Flan', price: '120.00' }] }]);
  });

  it('is read from a text of older Windows', async () => {
    const text = Buffer.from('Piña colada 250', 'latin1');
    const { categories } = await read(text);
    expect(categories).toMatchObject([
      { name: null, items: [{ name: 'Piña colada', price: '250.00' }] },
    ]);
  });
});

describe('a table', () => {
  it('is read from a workbook of Excel 97 and from a table of a web page, whatever its name', async () => {
    for (const name of ['excel-97.xls', 'excel-guardado-como-html.xls', 'libreoffice.ods']) {
      const { categories } = await read(readFileSync(`libs/menu-import/corpus/${name}`));
      expect(categories.map((category) => category.name)).toEqual([
        ...['Arroces', 'Picaderas', 'Platos del día', 'Bebidas'],
      ]);
    }
  });

  it('asks which column is the price, and reads the one that its owner chose', async () => {
    const text = Buffer.from('Plato,Precio local,Precio delivery\nMoro,285,340\nFlan,95,110');
    const { categories, tables } = await read(text);
    expect(categories).toMatchObject([{ items: [{ doubts: ['price'] }, { doubts: ['price'] }] }]);
    expect(tables).toMatchObject([
      {
        isUnclear: true,
        columns: [{ title: 'Plato' }, { title: 'Precio local' }, { title: 'Precio delivery' }],
        firstRows: [
          ['Moro', '285', '340'],
          ['Flan', '95', '110'],
        ],
      },
    ]);
    const chosen = await read(text, 25_000, { mapping: 'name,,price' });
    expect(chosen.categories).toMatchObject([
      {
        items: [
          { price: '340.00', doubts: [] },
          { price: '110.00', doubts: [] },
        ],
      },
    ]);
    const ofSheets = await read(text, 25_000, { mapping: 'name,price;name,,price' });
    expect(ofSheets.categories).toMatchObject([{ items: [{ price: '285.00' }, {}] }]);
    expect(await codeOf(read(text, 25_000, { mapping: 'name,cost' }))).toBe('INVALID_INPUT');
  });
});

describe('a file that no menu can be read from', () => {
  it('is refused with its reason', async () => {
    const locked = await aPdf({ userPassword: 'secreto' });
    const blank = new PDFDocument();
    blank.end();
    const long = new PDFDocument();
    for (let pages = 1; pages <= 30; pages += 1) long.addPage();
    long.end();
    expect(await codeOf(read(locked))).toBe('MENU_PDF_LOCKED');
    expect(await codeOf(read(await buffer(blank)))).toBe('MENU_PDF_SCANNED');
    expect(await codeOf(read(await buffer(long)))).toBe('MENU_PDF_TOO_LONG');
  });

  it('is refused if its bytes are of another kind, incomplete, or too large', async () => {
    const html = Buffer.from('<html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await codeOf(read(html))).toBe('MENU_FILE_TYPE');
    expect(await codeOf(read(Buffer.from('PK\x03\x04\0\0')))).toBe('MENU_FILE_UNREADABLE');
    expect(await codeOf(read(svg))).toBe('UPLOAD_FORMAT');
    expect(await codeOf(read(Buffer.from('%PDF-1.7 cut off')))).toBe('MENU_FILE_UNREADABLE');
    expect(await codeOf(read(bomb))).toBe('UPLOAD_TOO_MANY_PIXELS');
    expect(await codeOf(read(Buffer.alloc(1_048_577, 'x')))).toBe('UPLOAD_TOO_LARGE');
  });

  it('stops after five seconds if the file is malicious, and does not delay texts', async () => {
    const elapsedMs = stopwatch();
    const slow = ['ana', 'bea'].map(() => codeOf(read(aSlowPdf())));
    const begun = stopwatch();
    expect(await codeOf(read(Buffer.from('Té 50')))).toBe('read');
    expect(begun()).toBeLessThan(3000);
    expect(await Promise.all(slow)).toEqual(['MENU_FILE_TOO_SLOW', 'MENU_FILE_TOO_SLOW']);
    expect(elapsedMs()).toBeLessThan(12_000);
    expect(await codeOf(read(await aPdf()))).toBe('read');
  });

  it('does not hang when it takes longer than who asked waits', async () => {
    const noise = await sharp({
      create: {
        width: 3000,
        height: 4000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 50 })
      .toBuffer();
    expect(['MENU_FILE_TOO_SLOW', 'UNAVAILABLE', 'MENU_PHOTO_WITHOUT_TEXT']).toContain(
      await codeOf(read(noise, 3000)),
    );
    expect(await codeOf(read(Buffer.from('Té 50')))).toBe('read');
  });
});

it('what outlived its request is deleted after an hour, and what is being read is not', async () => {
  const cleanup = service.app.get(MenuSourcesCleanup);
  const now = service.clock.now();
  const [old, recent] = [7_200_000, 60_000].map((age) =>
    menuSourceKey(new Date(now.getTime() - age), randomUUID()),
  ) as [string, string];
  await service.storage.write(old, Buffer.from('x'));
  await service.storage.write(recent, Buffer.from('x'));
  await cleanup.sweep();
  expect(await service.storage.exists(old)).toBe(false);
  expect(await service.storage.exists(recent)).toBe(true);
});

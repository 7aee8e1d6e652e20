import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { violationsOn } from './support/accessibility';
import { addressOf, goBack, launch, PHONE, watchedPage } from './support/browser';
import { overflow } from './support/diner';
import { currentEngine, itWith } from './support/engines/engine';
import { eventually } from './support/eventually';

const FRAME = `<button onclick="this.textContent = 'Pulsado'">En el marco</button>`;

const PAGE = `<meta name="viewport" content="width=device-width">
  <label>Email <input></label>
  <label>Clase <select><option value="1">Una</option><option value="2">Dos</option></select></label>
  <label><input type="checkbox">Acepto</label>
  <button disabled>Enviar</button>
  <button onclick="this.previousElementSibling.disabled = false">Permitir</button>
  <button onclick="window.open('/window')">Abrir</button>
  <a download="carta.txt" href="/file">Bajar</a>
  <input type="file" multiple>
  <iframe src="/frame"></iframe>
  <ul><li><a href="#m">Mofongo</a> <b>RD$450</b></li><li><a href="#y">Yuca</a> <b>RD$90</b></li></ul>
  <div style="height: 3000px"></div>
  <button onclick="this.textContent = 'Visto'">Abajo</button>
  <script>
    const [send] = document.querySelectorAll('button');
    send.onclick = () => (send.textContent = document.querySelector('input').value);
  </script>`;

/** Behaviour that every journey expects of the browser driver. */
describe('quien maneja el navegador', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(url === '/frame' ? FRAME : PAGE);
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    browser = await launch();
    const context = await browser.newContext({ ...PHONE, baseURL: `http://localhost:${port}` });
    await context.addInitScript((key) => localStorage.setItem(key, 'sí'), 'vino antes');
    ({ page } = await watchedPage(context));
    await page.goto('/');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
  });

  it('es quien se dice', async () => {
    const names = { Chromium: /Chrome\//, Firefox: /Firefox\//, WebKit: /AppleWebKit(?!.*Chrome)/ };
    const context = await browser.newContext();
    const plain = await context.newPage();
    expect(await plain.evaluate(() => navigator.userAgent)).toMatch(names[currentEngine()]);
    await context.close();
  });

  it('deja dicho algo antes de la página, y le da el ancho que se pide', async () => {
    expect(await page.evaluate(() => localStorage.getItem('vino antes'))).toBe('sí');
    for (const width of [320, 360, 1280, PHONE.viewport.width]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, 700]);
    }
    await page.evaluate(() => (document.querySelector('ul')!.style.width = '500px'));
    expect(await overflow(page)).toBeGreaterThan(100);
    await page.reload();
  });

  it('escribe, elige, marca, y espera a lo que todavía no se puede pulsar', async () => {
    await page.getByLabel('Email').fill('ñandú@ejemplo.do');
    await page.getByLabel('Email').press('End');
    await page.keyboard.press('Backspace');
    const pressed = page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('button', { name: 'Permitir' }).click();
    await pressed;
    await page.getByText('ñandú@ejemplo.d', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Acepto' }).check();
    await page.getByLabel('Clase').selectOption({ label: 'Dos' });
    expect(await page.getByLabel('Clase').inputValue()).toBe('2');
  });

  it('encuentra las cosas por su nombre, también más abajo y en un marco', async () => {
    const yuca = page.getByRole('link', { name: 'Yuca', exact: true });
    const row = page.getByRole('listitem').filter({ has: yuca });
    expect(await row.getByText('RD$').textContent()).toBe('RD$90');
    await page.getByRole('button', { name: 'Abajo' }).click();
    await page.getByText('Visto').waitFor();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'En el marco' }).click();
    await frame.getByText('Pulsado').waitFor();
    expect(await frame.getByText('Visto').count()).toBe(0);
  });

  it('da archivos y los recibe', async () => {
    const files = ['una.txt', 'dos.txt'].map((name) => ({
      ...{ name, mimeType: 'text/plain' },
      buffer: Buffer.from(name),
    }));
    const input = page.locator('input[type=file]');
    await input.setInputFiles(files);
    const names = (one: HTMLInputElement) => [...one.files!].map(({ name }) => name);
    expect(await input.evaluate(names)).toEqual(['una.txt', 'dos.txt']);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bajar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('carta.txt');
    expect(readFileSync(await download.path(), 'utf8')).toBe(PAGE);
  });

  itWith('network')('oye lo que se pide y lo que se contesta, y contesta en su lugar', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answering = page.waitForResponse('**/one');
    const text = (path: string) => page.evaluate(async (at) => (await fetch(at)).text(), path);
    expect(await text('/one')).toBe(PAGE);
    expect((await answering).status()).toBe(200);
    await page.route('**/two', (route) => route.fulfill({ body: 'En su lugar' }));
    expect(await text('/two')).toBe('En su lugar');
    expect(asked).toEqual(['/one', '/two']);
  });

  itWith('axe')('mira lo que deja a alguien fuera', async () => {
    const found = (await violationsOn(page)).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['html-has-lang', 'label']));
  });

  it('sigue a otra ventana, a otra dirección y de vuelta', async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Abrir' }).click();
    const opened = await opening;
    await opened.getByRole('button', { name: 'Permitir' }).click();
    await opened.close();
    await page.getByRole('link', { name: 'Mofongo' }).click();
    await page.waitForURL('**/#m');
    await goBack(page);
    await eventually(async () => (await addressOf(page)).hash === '', 'it did not go back');
    await page.reload();
    await page.getByText('Visto').waitFor({ state: 'detached' });
  });
});

import { Owner } from '@cartaviva/tools/api/owner.mjs';
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { DESK, system, launch } from './support/browser';

type Language = 'curl' | 'javascript' | 'python';

interface Example {
  /** `PUT /api/items/{itemId}`. */
  readonly call: string;
  readonly language: Language;
  readonly code: string;
}

interface Runner {
  readonly command: string;
  readonly file: string;
  /** What must be on the machine. */
  readonly needs: string;
}

/** How each language runs a file. */
const RUNNERS: Readonly<Record<Language, Runner>> = {
  curl: { command: 'sh', file: 'example.sh', needs: 'curl' },
  javascript: { command: process.execPath, file: 'example.mjs', needs: process.execPath },
  python: { command: 'python3', file: 'example.py', needs: 'python3' },
};

/** Stands for the reader's own server where no name can be looked up; of the networks for examples. */
const NOBODY = '203.0.113.7';

const has = (command: string) =>
  promisify(execFile)(command, ['--version']).then(
    () => true,
    () => false,
  );

describe('los ejemplos de la documentación de la API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-examples-'));
  const person = {
    email: `integra-${process.pid}@ejemplo.do`,
    password: 'clave-de-integra',
    firstName: 'Iris',
    lastName: 'Integra',
  };
  let browser: Browser;
  let owner: Owner;
  let key = '';
  let photo: Blob;
  let examples: readonly Example[] = [];

  beforeAll(async () => {
    const colour = { r: 200, g: 120, b: 40 };
    const bytes = await sharp({
      create: { width: 64, height: 48, channels: 3, background: colour },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, 'mofongo.jpg'), bytes);
    photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    owner = new Owner(system().url, system().inboxUrl);
    await owner.register(person);
    ({ key } = await owner.call('POST', '/api/api-keys', { name: 'Ejemplos' }));
    browser = await launch();
    const context = await browser.newContext({ ...DESK, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${system().url}/documentacion-api`);
    const shown = await page
      .locator('[data-example]')
      .evaluateAll((blocks) =>
        blocks.map((block) => [block.getAttribute('data-example')!, block.textContent] as const),
      );
    examples = shown.map(([name, code]) => {
      const at = name.lastIndexOf(' ');
      return { call: name.slice(0, at), language: name.slice(at + 1) as Language, code };
    });
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** A published menu with something of everything, and nothing else. */
  async function freshVariables(): Promise<Record<string, string>> {
    for (const { id } of await owner.call('GET', '/api/menus')) {
      await owner.call('DELETE', `/api/menus/${id}`);
    }
    for (const { id } of await owner.call('GET', '/api/webhooks')) {
      await owner.call('DELETE', `/api/webhooks/${id}`);
    }
    const menu = await owner.call('POST', '/api/menus', {
      name: 'Almuerzo',
      restaurantName: 'Casa Mofongo',
      isPublished: true,
    });
    await owner.call('PUT', `/api/menus/${menu.id}`, { languages: ['en'] });
    const at = `/api/menus/${menu.id}`;
    const category = await owner.call('POST', `${at}/categories`, { name: 'Platos fuertes' });
    const item = await owner.call('POST', `${at}/items`, { name: 'Chivo', price: '450.00' });
    const webhook = await owner.call('POST', '/api/webhooks', {
      url: `https://${NOBODY}/antes`,
      events: ['menu.deleted'],
    });
    return {
      MENU_ID: menu.id,
      CATEGORY_ID: category.id,
      ITEM_ID: item.id,
      WEBHOOK_ID: webhook.id,
    };
  }

  /** Where an image may be sent, and has been sent where the example goes on from there. */
  async function imageFor({ code }: Example): Promise<Record<string, string>> {
    const isSent = code.includes('UPLOAD_URL');
    if (!isSent && !code.includes('TICKET_ID')) return {};
    const { uploadURL } = await owner.call('POST', '/api/objects/upload');
    const ticketId = uploadURL.split('/').at(-1);
    if (isSent) await owner.call('PUT', `/api/uploads/${ticketId}`, photo);
    return { TICKET_ID: ticketId, UPLOAD_URL: uploadURL };
  }

  async function run({ language, code }: Example, variables: Record<string, string>) {
    const { command, file } = RUNNERS[language];
    writeFileSync(join(folder, file), code.replace('example.com', NOBODY));
    const env = { PATH: process.env['PATH'], CARTAVIVA_URL: system().url, CARTAVIVA_KEY: key };
    await promisify(execFile)(command, [join(folder, file)], {
      cwd: folder,
      env: { ...env, ...variables },
      timeout: 60_000,
    });
  }

  it.each(['curl', 'javascript', 'python'] as const)(
    'hacen en %s lo que dicen, sin un error',
    async (language) => {
      if (!(await has(RUNNERS[language].needs))) {
        console.warn(`Sin ${RUNNERS[language].needs} en esta máquina, ${language} no se ejecuta.`);
        return;
      }
      const written = examples.filter((one) => one.language === language && one.call !== 'webhook');
      expect(written.length).toBeGreaterThan(20);
      let menu: Record<string, string> | undefined;
      for (const example of written) {
        menu ??= await freshVariables();
        const variables = { ...menu, ...(await imageFor(example)) };
        if (example.call.includes('/restore')) {
          const lost = example.call.includes('items')
            ? `/api/items/${variables['ITEM_ID']}`
            : `/api/menus/${variables['MENU_ID']}`;
          await owner.call('DELETE', lost);
        }
        await run(example, variables).catch((cause: unknown) => {
          throw new Error(`${example.call} in ${language}`, { cause });
        });
        // What is only read is there for the next example, too.
        if (!example.call.startsWith('GET ')) menu = undefined;
      }
    },
    180_000,
  );

  const delivery = (secret: string) => {
    const [id, time] = ['aviso-1', String(Math.floor(Date.now() / 1000))];
    const body = '{"type":"menu.published"}';
    const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
    const signature = `v1,${mac.update(`${id}.${time}.${body}`).digest('base64')}`;
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    };
    return { headers, body };
  };
  const SECRET = `whsec_${Buffer.from('un secreto de veinticuatro').toString('base64')}`;
  const check = (language: Language) =>
    examples.find((one) => one.call === 'webhook' && one.language === language)!.code;

  it('comprueban en JavaScript la firma de un aviso, y rechazan otra', async () => {
    const path = join(folder, 'check.mjs');
    writeFileSync(path, check('javascript'));
    const { headers, body } = delivery(SECRET);
    const script = `
      import { isFromCartaViva } from ${JSON.stringify(path)};
      const [headers, body, secret] = JSON.parse(process.argv[1]);
      console.log(isFromCartaViva(headers, body, secret), isFromCartaViva(headers, body + ' ', secret));`;
    const answer = await said(process.execPath, [
      '--input-type=module',
      '-e',
      script,
      JSON.stringify([headers, body, SECRET]),
    ]);
    expect(answer).toBe('true false');
  });

  it('comprueban en Python la firma de un aviso, y rechazan otra', async () => {
    if (!(await has('python3'))) return console.warn('Sin python3, su firma no se comprueba.');
    const { headers, body } = delivery(SECRET);
    const script = `${check('python')}
import json, sys
headers, body, secret = json.loads(sys.argv[1])
print(is_from_cartaviva(headers, body.encode(), secret), is_from_cartaviva(headers, body.encode() + b" ", secret))`;
    const answer = await said('python3', ['-c', script, JSON.stringify([headers, body, SECRET])]);
    expect(answer).toBe('True False');
  });

  const said = async (command: string, args: string[]) =>
    (await promisify(execFile)(command, args)).stdout.trim();
});

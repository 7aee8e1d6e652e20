import { createHook } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '../../config';
import { SiteDocuments } from './site-documents';
import type { SitePages } from './site-pages';

const pages = Array.from({ length: 20 }, (_, number) => ({
  path: `/centro-ayuda/${number}`,
  head: `<title>${number}</title>`,
  body: `<main>${'Una pregunta frecuente. '.repeat(200)}</main>`,
}));
const notFound = { path: '/nada', head: '', body: '' };
const site = { origin: 'https://a.do', pages, notFound, files: [] } as unknown as SitePages;

async function compressions(work: () => Promise<unknown>): Promise<number> {
  let begun = 0;
  const hook = createHook({ init: (_, type) => void (type === 'ZLIB' && (begun += 1)) }).enable();
  await work();
  hook.disable();
  return begun;
}

describe('the documents of the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-site-'));
  const contact = { SUPPORT_HOURS: 'Mo-Sa 08:00-19:00', SUPPORT_PHONE: '+1 809-555-0100' };
  const config = { ...contact, WEB_DIR: folder } as GatewayConfig;
  const documents = () => new SiteDocuments(config, site, []);

  beforeAll(() => {
    mkdirSync(join(folder, 'owner-shell/dist'), { recursive: true });
    const shell = '<!doctype html><head></head><body><div id="root"></div></body>';
    writeFileSync(join(folder, 'owner-shell/dist/index.html'), shell);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are compressed when they are first asked for, in both encodings', async () => {
    const made = documents();
    expect(await compressions(() => made.find('/centro-ayuda/3'))).toBe(2);
    expect(await compressions(() => made.find('/centro-ayuda/3'))).toBe(0);
    expect(await compressions(() => made.find('/centro-ayuda/4'))).toBe(2);
  });

  it('are made once, however many ask first', async () => {
    const made = documents();
    const found = await Promise.all([1, 2, 3].map(() => made.find('/centro-ayuda/3')));
    expect(new Set(found).size).toBe(1);
  });

  it('are looked for again when the shell was not there', async () => {
    const elsewhere = { ...config, WEB_DIR: join(folder, 'later') };
    const made = new SiteDocuments(elsewhere, site, []);
    await expect(made.find('/centro-ayuda/3')).rejects.toThrow('ENOENT');
    mkdirSync(join(folder, 'later/owner-shell/dist'), { recursive: true });
    writeFileSync(join(folder, 'later/owner-shell/dist/index.html'), '<head></head>');
    expect((await made.find('/centro-ayuda/3')).type).toContain('text/html');
  });
});

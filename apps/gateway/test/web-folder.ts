import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedContent } from './samples';

/** Build output of the site. Its addresses begin with a placeholder origin. */
const SITE = {
  origin: 'https://cartaviva.invalid',
  pages: [
    {
      path: '/',
      head: '<title>Portada</title><link rel="canonical" href="https://cartaviva.invalid/">',
      body: '<h1>La carta de tu restaurante</h1><a href="mailto:contacto-support.invalid">Ayuda</a><code>/api/oembed?url=https%3A%2F%2Fcartaviva.invalid%2Fm%2F1</code>',
    },
    ...['/centro-ayuda', '/centro-ayuda/primer-menu', '/documentacion-api/menus', '/cookies'].map(
      (path) => ({
        path,
        head: `<title>${path}</title>`,
        body: `<h1>${path}</h1>`,
      }),
    ),
  ],
  notFound: {
    path: '/pagina.invalid',
    head: '<title>Página no encontrada</title>',
    body: '<h1>Página no encontrada</h1><code>/pagina.invalid</code>',
  },
  files: [
    {
      path: '/documentacion-api/cartaviva.postman_collection.json',
      type: 'application/json; charset=utf-8',
      text: '{"variable":[{"value":"https://cartaviva.invalid"}]}',
    },
    { path: '/documentacion-api/cambios.atom', type: 'application/atom+xml', text: '<feed/>' },
    { path: '/llms.txt', type: 'text/markdown; charset=utf-8', text: '# CartaViva' },
  ],
  sampleMenu: publishedContent(randomUUID()),
};

const DOORS = {
  origin: SITE.origin,
  pages: [{ path: '/login', head: '<title>Entrar</title>', body: '<h1>Bienvenido de nuevo</h1>' }],
};

const FILES = {
  'owner-shell/dist/index.html':
    '<!doctype html><html lang="es-DO"><title>CartaViva</title><div id="root"></div>',
  'owner-account/dist/pages/pages.json': JSON.stringify(DOORS),
  'owner-shell/dist/main.0a1b2c3d.js': 'console.log("shell")',
  'owner-shell/dist/main.0a1b2c3d.js.br': 'brotli',
  'owner-dashboard/dist/remoteEntry.js': 'export {}',
  'owner-editor/dist/remoteEntry.js': 'export {}',
  'owner-account/dist/remoteEntry.js': 'export {}',
  'site/dist/remoteEntry.js': 'export {}',
  'site/dist/pages/pages.json': JSON.stringify(SITE),
  'public-menu/dist/client/menu.4e5f6a7b.js': '"menu"',
  'public-menu/dist/client/embed.js': '"embed"',
  'public-menu/dist/client/sw.js': '"worker"',
  'public-menu/dist/client/preview.html': '<!doctype html><title>Vista previa</title>',
  'public-menu/dist/client/manifest.json': JSON.stringify({
    designs: {},
    css: 'body{margin:0}',
    script: '/menu-assets/menu.4e5f6a7b.js',
  }),
};

/** Creates minimal built frontends in the layout of `apps/`. */
export function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-web-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FILES = {
  'owner-shell/dist/index.html': '<!doctype html><title>CartaViva</title><div id="root"></div>',
  'owner-shell/dist/main.0a1b2c3d.js': 'console.log("shell")',
  'owner-shell/dist/main.0a1b2c3d.js.br': 'brotli',
  'owner-dashboard/dist/remoteEntry.js': 'export {}',
  'owner-editor/dist/remoteEntry.js': 'export {}',
  'owner-account/dist/remoteEntry.js': 'export {}',
  'site/dist/remoteEntry.js': 'export {}',
  'public-menu/dist/client/menu.4e5f6a7b.js': '"menu"',
  'public-menu/dist/client/manifest.json': JSON.stringify({
    css: 'body{margin:0}',
    script: '/menu-assets/menu.4e5f6a7b.js',
  }),
};

/** Built frontends, as small as they come, in the layout of `apps/`. */
export function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-web-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

import { composePage, keepingSession } from './compose-page';

const SHELL =
  '<!doctype html><html lang="es-DO"><head><title>CartaViva</title>' +
  '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials">' +
  '<script src="/theme.js"></script><script defer src="/assets/main.0a1b2c3d.js"></script>' +
  '<link as="font" href="/assets/f.woff2" rel="preload"></head><body><div id="root"></div>' +
  '<noscript>Necesita JavaScript</noscript></body></html>';

describe('a page of the site', () => {
  const page = composePage(SHELL, {
    head: '<title>Ayuda · CartaViva</title><meta name="description" content="$& y $1">',
    body: '<main>Hola, $&</main>',
  });

  it('stands in the shell’s document, whatever it says', () => {
    expect(page).toContain('<title>Ayuda · CartaViva</title>');
    expect(page).not.toContain('<title>CartaViva</title>');
    expect(page).toContain('content="$& y $1"');
    expect(page).toContain('<div id="root"><main>Hola, $&</main></div>');
  });

  it('needs no call and no script of the shell to be read', () => {
    expect(page).not.toContain('/api/auth/user');
    expect(page).not.toContain('src="/assets/main.0a1b2c3d.js"');
    expect(page).toContain('src="/start.js" data-shell="/assets/main.0a1b2c3d.js"');
    expect(page).toContain('as="font"');
    expect(page).not.toContain('<noscript>');
    expect(page).toContain('<script src="/theme.js">');
  });

  it('is not shown to a browser with a session, which is told apart', () => {
    expect(keepingSession(SHELL)).toContain('<html data-session="kept" lang="es-DO">');
    expect(keepingSession(SHELL)).toContain('/api/auth/user');
  });
});

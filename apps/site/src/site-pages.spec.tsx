import { HOME_TIME_ZONE } from '@cartaviva/domain';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from './routes';

const anonymous = { status: 401, body: { error: 'Unauthorized' } };
const show = (at: string, user: StubReply = anonymous) => {
  stubFetch({ 'GET /api/auth/user': user });
  return renderRoutes(routes, at);
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the pages of the site', () => {
  it.each([
    ['/centro-ayuda', 'Centro de Ayuda'],
    ['/documentacion-api', 'Documentación de la API'],
    ['/privacidad', 'Política de Privacidad'],
    ['/terminos', 'Términos de Servicio'],
    ['/cookies', 'Política de Cookies'],
  ])('%s has its title, real words and the way around', async (path, name) => {
    show(path);
    expect(await title(name)).toBeVisible();
    expect(document.title).toBe(`${name} · CartaViva`);
    expect(screen.getByRole('main').textContent.length).toBeGreaterThan(1500);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/centro-ayuda',
      '/documentacion-api',
      '/estado-sistema',
      '/privacidad',
      '/terminos',
      '/cookies',
      expect.stringMatching(/^mailto:/),
    ]);
  });

  it('know who is signed in: the header leads to the panel, and else to the doors', async () => {
    const header = () => within(screen.getAllByRole('banner')[0]!);
    const leadsTo = (name: string, path: string) =>
      waitFor(() => expect(header().getByRole('link', { name })).toHaveAttribute('href', path));
    const { unmount } = show('/centro-ayuda', { body: anOwner() });
    await title('Centro de Ayuda');
    await waitFor(() => expect(header().queryByText('Iniciar Sesión')).toBeNull());
    await leadsTo('Mi panel', '/dashboard');
    expect(header().queryByText('Comenzar Gratis')).toBeNull();
    unmount();

    show('/centro-ayuda');
    await title('Centro de Ayuda');
    await waitFor(() => expect(header().queryByText('Mi panel')).toBeNull());
    await leadsTo('Iniciar Sesión', '/login');
    await leadsTo('Comenzar Gratis', '/registro');
  });

  it('documents the calls that exist and links the whole description', async () => {
    show('/documentacion-api');
    await title('Documentación de la API');
    for (const path of ['/api/menus', '/api/menus/{menuId}', '/api/menus/{menuId}/qr']) {
      expect(screen.getAllByText(path)[0]).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Abrir openapi.json' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    );
  });

  it('dates the cookie policy today', async () => {
    show('/cookies');
    await title('Política de Cookies');
    const today = new Date().toLocaleDateString('es-DO', {
      dateStyle: 'long',
      timeZone: HOME_TIME_ZONE,
    });
    expect(screen.getByText(`Última actualización: ${today}`)).toBeVisible();
  });

  it('states in the terms what the product promises', async () => {
    show('/terminos');
    await title('Términos de Servicio');
    const terms = screen.getByRole('main').textContent;
    for (const promise of [
      '14 días de Profesional',
      '30 días de anticipación',
      '30 días para descargar tu contenido',
      '99.9 %',
      'una sola cuenta gratuita por persona o entidad',
    ]) {
      expect(terms).toContain(promise);
    }
  });
});

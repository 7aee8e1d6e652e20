import { PLANS } from '@cartaviva/domain';
import { DEMO_KEYS } from '@cartaviva/session';
import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';

const anonymous = { 'GET /api/auth/user': { status: 401, body: { error: 'Unauthorized' } } };
const withDemo = [...routes, { path: '/demo-dashboard', element: <h1>Panel de demostración</h1> }];
const show = async (replies: Parameters<typeof stubFetch>[0], shown = routes) => {
  stubFetch(replies);
  renderRoutes(shown);
  // The last part to arrive.
  await screen.findByRole('textbox', { name: /^Restaurante/ });
};
const planCard = (name: string) => screen.getByRole('article', { name });

beforeEach(() => localStorage.clear());

describe('the landing page', () => {
  it('leads the whole browser to sign-in for the trial', async () => {
    await show(anonymous);
    expect(screen.getByRole('link', { name: 'Iniciar Prueba Gratis' })).toHaveAttribute(
      'href',
      '/api/login',
    );
  });

  it('shows every plan as the product sells it', async () => {
    await show(anonymous);
    for (const { name, monthlyPrice, features } of PLANS) {
      const card = within(planCard(name));
      expect(card.getByText(`$${Number(monthlyPrice)}`)).toBeVisible();
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(features);
    }
    expect(within(planCard('Profesional')).getByText('Most Popular')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('lets a visitor subscribe to the paid plans and talk about the largest', async () => {
    await show(anonymous);
    const subscribe = screen.getAllByRole('link', { name: 'Suscribirse' });
    expect(subscribe.map((link) => link.getAttribute('href'))).toEqual(['/registro', '/registro']);
    expect(
      within(planCard('Empresarial')).getByRole('link', { name: 'Contactar Ventas' }),
    ).toHaveAttribute('href', '#contact');
  });

  it('tells who is signed in that they have it already', async () => {
    await show({ 'GET /api/auth/user': { body: anOwner() } });
    expect(await screen.findAllByText('Ya tienes acceso a esta funcionalidad')).toHaveLength(4);
    expect(screen.queryByRole('link', { name: 'Suscribirse' })).toBeNull();
  });

  it('scrolls to a section from the phone menu, which folds away', async () => {
    const scroll = jest.fn();
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    await show(anonymous);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el menú' }));
    await userEvent.click(screen.getAllByRole('link', { name: 'Precios' }).at(-1)!);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(screen.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
  });
});

describe('trying the demo', () => {
  it('turns demo mode on, says so, and opens the demo a second later', async () => {
    const demoUser = anOwner({ isDemo: true });
    await show({ ...anonymous, 'GET /api/demo/enter': { body: { demoUser } } }, withDemo);
    await userEvent.click(screen.getByRole('button', { name: 'Probar Demo' }));
    expect(await screen.findByText('¡Modo Demo Activado!')).toBeVisible();
    expect(
      screen.getByText('Ahora puedes explorar todas las funcionalidades sin guardar datos reales.'),
    ).toBeVisible();
    expect(localStorage.getItem(DEMO_KEYS.mode)).toBe('true');
    expect(JSON.parse(localStorage.getItem(DEMO_KEYS.user)!)).toEqual(demoUser);
    await waitFor(
      () => expect(screen.getByRole('heading', { name: 'Panel de demostración' })).toBeVisible(),
      { timeout: 2000 },
    );
  });

  it('says when it could not, and stays', async () => {
    await show({ ...anonymous, 'GET /api/demo/enter': { status: 503 } }, withDemo);
    await userEvent.click(screen.getByRole('button', { name: 'Probar Demo' }));
    expect(
      await screen.findByText('No se pudo activar el modo demo. Inténtalo de nuevo.'),
    ).toBeVisible();
    expect(localStorage.getItem(DEMO_KEYS.mode)).toBeNull();
    expect(screen.getByRole('button', { name: 'Probar Demo' })).toBeEnabled();
  });
});

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
  // The form is the last part to load.
  await screen.findByRole('textbox', { name: /^Restaurante/ }, { timeout: 5000 });
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

  it('reveals the payment of the plan that is asked for, and of no other', async () => {
    await show(anonymous);
    const subscribe = () => screen.getAllByRole('button', { name: 'Suscribirse' });
    expect(subscribe()).toHaveLength(2);
    await userEvent.click(within(planCard('Inicial')).getByRole('button', { name: 'Suscribirse' }));
    const pay = screen.getByRole('link', { name: 'Pagar Inicial con PayPal' });
    expect(pay).toHaveAttribute('href', expect.stringMatching(/^\/api\/login\?plan=inicial&/));
    await userEvent.click(subscribe()[0]!);
    expect(pay).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pagar Profesional con PayPal' })).toBeVisible();
  });

  it('lets a visitor start for nothing, and talk about the largest plan', async () => {
    await show(anonymous);
    expect(within(planCard('Free')).getByRole('link', { name: 'Comenzar Gratis' })).toHaveAttribute(
      'href',
      '/registro',
    );
    expect(
      within(planCard('Empresarial')).getByRole('link', { name: 'Contact Sales' }),
    ).toHaveAttribute('href', '#contact');
  });

  it('has what the specification lists: six features, three steps, three voices', async () => {
    await show(anonymous);
    const parts = (region: RegExp, role: string) =>
      within(screen.getByRole('region', { name: region })).getAllByRole(role);
    expect(parts(/^Lo que un menú/, 'heading')).toHaveLength(1 + 6);
    expect(parts(/tres pasos/, 'listitem')).toHaveLength(3);
    expect(parts(/^Lo que se dice/, 'figure')).toHaveLength(3);
  });

  it('opens a chat without showing its number, and a code that really opens a menu', async () => {
    await show(anonymous);
    const chat = screen.getByRole('link', { name: 'Escríbenos por chat' });
    expect(chat).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('img', { name: /^Código QR/ })).toHaveAttribute(
      'src',
      '/muestra/qr.svg',
    );
  });

  it('obeys the kitchen: prices and what is sold out', async () => {
    await show(anonymous);
    const slip = within(screen.getByRole('region', { name: 'Manda tú en la cocina' }));
    await userEvent.click(slip.getByRole('button', { name: 'Subir el precio de La bandera' }));
    expect(slip.getByText('RD$400.00')).toBeVisible();
    const gone = slip.getByRole('button', { name: 'Se acabó: La bandera' });
    await userEvent.click(gone);
    expect(gone).toHaveAttribute('aria-pressed', 'true');
  });

  it('tells who is signed in that they have it already', async () => {
    await show({ 'GET /api/auth/user': { body: anOwner() } });
    expect(await screen.findAllByText('Ya tienes acceso a esta funcionalidad')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Suscribirse' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Contact Sales' })).toBeNull();
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
      { timeout: 10_000 },
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

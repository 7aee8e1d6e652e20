import { EXAMPLE_CONTACT as CONTACT, PLANS, supportOf } from '@cartaviva/domain';
import { anOwner, renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import routes from '../routes';

describe('/ayuda: the help that a plan brings along', () => {
  it.each(PLANS)('$name shows its channels, and no others', async ({ id, name }) => {
    const owner = anOwner({ subscriptionPlan: id, subscriptionExpiresAt: null });
    stubFetch({ 'GET /api/auth/user': { body: owner } });
    renderRoutes(routes, '/ayuda');
    expect(await screen.findByText(`Con tu plan ${name}`)).toBeVisible();
    const { channels, hasPriority } = supportOf(id);
    const shown = {
      dedicated: CONTACT.dedicated,
      chat: 'Abrir el chat',
      email: CONTACT.support,
      phone: CONTACT.phone,
    };
    for (const [channel, link] of Object.entries(shown)) {
      const isThere = screen.queryByRole('link', { name: link }) !== null;
      expect([channel, isThere]).toEqual([channel, (channels as string[]).includes(channel)]);
    }
    expect(screen.queryAllByText(/antes que a los demás: en 1 hora/).length > 0).toBe(hasPriority);
    expect(screen.getByText(/de lunes a sábado, de 8 AM a 7 PM/)).toBeVisible();
  });

  it('leads to the help centre and to the status', async () => {
    stubFetch({ 'GET /api/auth/user': { body: anOwner() } });
    renderRoutes(routes, '/ayuda');
    expect(await screen.findByRole('link', { name: /^Centro de Ayuda/ })).toHaveAttribute(
      'href',
      '/centro-ayuda',
    );
    expect(screen.getByRole('link', { name: /^Estado del sistema/ })).toBeVisible();
  });
});

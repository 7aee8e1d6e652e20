import type { SubscriptionView, UserView } from '@cartaviva/contracts';
import { anOwner, renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import routes from '../../routes';

const ROSA = {
  id: '0d8c9a10-2222-4a53-9a53-3a2f0a8f2d11',
  firstName: 'Rosa',
  lastName: 'Méndez',
  subscriptionPlan: 'free',
  subscriptionExpiresAt: null,
} as const;
const PLAN = `PUT /api/admin/users/${ROSA.id}/plan`;
const GRANTED: SubscriptionView = {
  ...{ plan: 'empresarial', status: 'active', effectivePlan: 'empresarial' },
  ...{ expiresAt: null, cancelsAtEnd: false },
};

const open = (reply: StubReply, changes: Partial<UserView> = {}) => {
  const calls = stubFetch({
    'GET /api/auth/user': { body: anOwner({ role: 'admin' }) },
    'GET /api/admin/users?page=1&limit=20': { body: [anOwner({ ...ROSA, ...changes })] },
    [PLAN]: reply,
  });
  renderRoutes(routes, '/admin');
  return calls;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('/admin, Empresarial', () => {
  it('is given for good', async () => {
    const calls = open({ body: GRANTED });
    await press('Dar Empresarial a Rosa Méndez');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dar Empresarial' }));
    expect(await screen.findByText('Empresarial activado')).toBeVisible();
    expect(calls).toContainEqual({ call: PLAN, body: { plan: 'empresarial', expiresAt: null } });
    await screen.findByRole('button', { name: 'Quitar Empresarial a Rosa Méndez' });
  });

  it('is given to the end of a day', async () => {
    const calls = open({ body: GRANTED });
    await press('Dar Empresarial a Rosa Méndez');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Hasta'), { target: { value: '2027-01-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Dar Empresarial' }));
    await screen.findByText('Empresarial activado');
    const expiresAt = '2027-02-01T03:59:59.000Z';
    expect(calls).toContainEqual({ call: PLAN, body: { plan: 'empresarial', expiresAt } });
  });

  it('is taken back after a question', async () => {
    const free = { ...GRANTED, plan: 'free', effectivePlan: 'free', status: 'expired' } as const;
    const calls = open({ body: free }, { subscriptionPlan: 'empresarial' });
    await press('Quitar Empresarial a Rosa Méndez');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Quitar Empresarial' }));
    expect(await screen.findByText('Empresarial quitado')).toBeVisible();
    expect(calls).toContainEqual({ call: PLAN, body: { plan: 'free', expiresAt: null } });
  });

  it('stays as it was where the server refuses', async () => {
    const error = 'El servicio no responde en este momento.';
    open({ status: 500, body: { error } });
    await press('Dar Empresarial a Rosa Méndez');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dar Empresarial' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(dialog.getByLabelText('Hasta')).toBeVisible();
  });
});

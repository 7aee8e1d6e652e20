import { jest } from '@jest/globals';
import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { addressOf } from './try-call';
import { OPERATIONS } from './operation';
import { BODIES } from './samples';

const named = (name: string) => OPERATIONS.find((operation) => operation.name === name)!;
const { name, summary } = named('PUT /api/items/{itemId}');

async function openForm(summary: string, group = 'items') {
  renderRoutes(routes, `/documentacion-api/${group}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Probar: ${summary}` }));
  const form = within(await screen.findByRole('form', { name: `Probar: ${summary}` }));
  return { user, form };
}

describe('a call that is tried on the page', () => {
  it('goes out with the key alone, says that it changes data, and shows what came back', async () => {
    let sent: unknown;
    stubFetch({
      'GET /api/auth/user': { status: 401, body: {} },
      'PUT /api/items/uno%2Fdos': (body, headers) => {
        sent = [body, headers.get('authorization'), headers.get('content-type')];
        return { status: 404, body: { error: 'Este plato no existe.' } };
      },
    });
    const { user, form } = await openForm(summary);
    expect(form.getByLabelText('Tu clave')).toHaveFocus();
    expect(form.getByText(/cambia tus datos de verdad/)).toBeVisible();
    await user.type(form.getByLabelText('Tu clave'), ' cv_live_prueba ');
    await user.type(form.getByLabelText(/itemId/), 'uno/dos');
    await user.click(form.getByRole('button', { name: 'Enviar PUT' }));
    expect(await form.findByText('404')).toBeVisible();
    expect(form.getByDisplayValue(/Este plato no existe/)).toBeVisible();
    expect(sent).toEqual([BODIES[name], 'Bearer cv_live_prueba', 'application/json']);
    const options = jest.mocked(fetch).mock.calls.at(-1)![1];
    expect(options).toMatchObject({ credentials: 'omit' });
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('begins with what it must have, and only shows examples of the rest', async () => {
    const calls: string[] = [];
    stubFetch({
      'GET /api/auth/user': { status: 401, body: {} },
      'GET /api/menus': () => {
        calls.push('GET /api/menus');
        return { body: [] };
      },
    });
    const { user, form } = await openForm(named('GET /api/menus').summary, 'menus');
    const limit = form.getByLabelText('limit');
    expect(limit).toHaveValue('');
    expect(limit).toHaveAttribute('placeholder', '20');
    await user.click(form.getByRole('button', { name: 'Enviar GET' }));
    expect(await form.findByText('200')).toBeVisible();
    expect(calls).toEqual(['GET /api/menus']);
  });

  it('has the parameters in the address that were filled in, and no others', () => {
    const operation = named('GET /api/menus/{menuId}/qr');
    const values = { menuId: 'a b', size: '512', format: '' };
    expect(addressOf({ operation, key: '', values })).toBe('/api/menus/a%20b/qr?size=512');
  });
});

describe('the samples of the page', () => {
  it('are all shown in the language that was chosen for one of them', async () => {
    stubFetch({ 'GET /api/auth/user': { status: 401, body: {} } });
    const { unmount } = renderRoutes(routes, '/documentacion-api/items');
    const choices = await screen.findAllByRole('radio', { name: 'PHP' });
    await userEvent.click(choices[0]!);
    for (const choice of screen.getAllByRole('radio', { name: 'PHP' }))
      expect(choice).toBeChecked();
    unmount();
    renderRoutes(routes, '/documentacion-api/items');
    expect((await screen.findAllByRole('radio', { name: 'PHP' }))[0]).toBeChecked();
    localStorage.clear();
  });
});

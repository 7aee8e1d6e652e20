import type { WebhookDeliveryDetail, WebhookDeliveryView, WebhookView } from '@cartaviva/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openProfile } from '../../../testing/open-profile';

const ID = '9c1f6b3a-2d84-4e75-b0a9-5f7d1c3e8b62';
const DELIVERY_ID = '2f1d5c1e-8a56-4b39-9d0c-0f4a2b6f7d11';
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const LIST = 'GET /api/webhooks';
const ONE = `/api/webhooks/${ID}`;
const LOG = `GET ${ONE}/deliveries?page=1&limit=20`;

const WEBHOOK: WebhookView = {
  ...{ id: ID, url: 'https://caja.example.do/avisos', description: 'Caja principal' },
  ...{ events: ['item.updated', 'menu.published'], isEnabled: true, pausedAt: null },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', lastTriedAt: null, lastStatus: null },
  previousSecretExpiresAt: null,
  version: 3,
  menuIds: null,
};
const DELIVERY: WebhookDeliveryView = {
  ...{ id: DELIVERY_ID, type: 'menu.changed', events: ['item.updated'], menuId: ID },
  ...{ sequence: 12, status: 'failed', createdAt: '2026-11-21T12:00:00.000Z' },
  ...{ nextAttemptAt: null, attemptCount: 1, lastStatus: 500 },
};
const DETAIL: WebhookDeliveryDetail = {
  ...DELIVERY,
  body: '{"type":"menu.changed"}',
  attempts: [
    {
      ...{ at: '2026-11-21T12:00:01.000Z', durationMs: 1240, status: 500, error: null },
      ...{ requestHeaders: [{ name: 'webhook-id', value: DELIVERY_ID }], responseBody: 'no hay' },
    },
  ],
};

const LOG_HEADERS = { 'X-Total-Count': '1' };
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const pending = (more: Partial<WebhookDeliveryView>): WebhookDeliveryView => ({
  ...DELIVERY,
  status: 'pending',
  ...more,
});

/** Opens the log of a webhook that has only this delivery. */
async function openLog(delivery: WebhookDeliveryView) {
  openProfile({ [LIST]: { body: [WEBHOOK] }, [LOG]: { body: [delivery], headers: LOG_HEADERS } });
  await press('Entregas de Caja principal');
  return within(await screen.findByRole('dialog', { name: /^Entregas de Caja/ }));
}

/** Stubs a server that stores these webhooks and the changes made to them. */
function openWithWebhook(before: WebhookView[] = [WEBHOOK]) {
  let webhooks = before;
  const created = () => ({ ...webhooks[0]!, secret: SECRET });
  return openProfile({
    [LIST]: () => ({ body: webhooks }),
    'POST /api/webhooks': (sent) => {
      webhooks = [{ ...WEBHOOK, ...(sent as object) }];
      return { status: 201, body: created() };
    },
    [`PUT ${ONE}`]: (sent) => {
      webhooks = webhooks.map((each) => ({ ...each, ...(sent as object), pausedAt: null }));
      return { body: webhooks[0]! };
    },
    [`DELETE ${ONE}`]: () => {
      webhooks = [];
      return { status: 204 };
    },
    [`POST ${ONE}/rotate-secret`]: () => ({ body: created() }),
    [`POST ${ONE}/test`]: () => ({ status: 202, body: DELIVERY }),
    [LOG]: { body: [DELIVERY], headers: LOG_HEADERS },
    [`GET ${ONE}/deliveries/${DELIVERY_ID}`]: { body: DETAIL },
    [`POST ${ONE}/deliveries/${DELIVERY_ID}/redeliver`]: { status: 202, body: DELIVERY },
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function choose(action: string) {
  await press('Más acciones de Caja principal');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('webhooks', () => {
  it('are made with what is chosen, and show their secret once', async () => {
    const calls = openWithWebhook([]);
    expect(await screen.findByText('Aún no tienes webhooks')).toBeVisible();
    await press('Crear webhook');
    expect(screen.getByLabelText('Dirección')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Dirección'), 'https://caja.example.do/avisos');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar todo' }));
    const items = within(screen.getByRole('group', { name: 'Ítems' }));
    await userEvent.click(items.getByLabelText(/^Cambiado/));
    await press('Crear webhook');
    expect(await screen.findByLabelText('Secreto del webhook')).toHaveValue(SECRET);
    const { body } = calls.find(({ call }) => call === 'POST /api/webhooks')!;
    expect(body).toEqual({
      ...{ url: 'https://caja.example.do/avisos', events: ['item.updated'], description: null },
    });
    await press('Ya lo guardé');
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear webhook' })).toHaveFocus();
    expect(await screen.findByText('caja.example.do')).toBeVisible();
    expect(screen.getByText(/1 de 15 avisos/)).toBeVisible();
  });

  it('say what the server says of their address, at the field', async () => {
    const error = 'No podemos avisar a esta dirección.';
    const type = 'urn:cartaviva:problem:webhook-forbidden-target';
    openProfile({ 'POST /api/webhooks': { status: 400, body: { error, type } } });
    await press('Crear webhook');
    await userEvent.type(screen.getByLabelText('Dirección'), 'https://10.0.0.1/');
    await press('Crear webhook');
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText('Dirección')).toBeInvalid();
  });

  it('are changed and paused', async () => {
    const calls = openWithWebhook();
    await choose('Editar');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText('Nombre (opcional)');
    await userEvent.clear(name);
    await userEvent.type(name, 'Cocina');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Webhook guardado')).toBeVisible();
    const { body } = calls.find(({ call }) => call === `PUT ${ONE}`)!;
    expect(body).toMatchObject({ description: 'Cocina', events: WEBHOOK.events });
    await press('Más acciones de Cocina');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pausar' }));
    expect(await screen.findByText('En pausa')).toBeVisible();
  });

  it('that were paused for failures say so, and go on with one press', async () => {
    const previousSecretExpiresAt = '2099-01-02T15:00:00.000Z';
    openWithWebhook([
      {
        ...WEBHOOK,
        previousSecretExpiresAt,
        isEnabled: false,
        pausedAt: '2026-11-22T12:00:00.000Z',
      },
    ]);
    expect(await screen.findByText('Pausado: no responde')).toBeVisible();
    expect(screen.getByText(/^Lo pausamos el 22 nov 2026/)).toBeVisible();
    expect(screen.getByText(/firma hasta el 2 ene 2099, 11:00\sa\.\sm\.$/)).toBeVisible();
    await press('Activar');
    expect(await screen.findByText('Activo')).toBeVisible();
  });

  it.each([
    [500, 'Falla'],
    [null, 'Falla'],
    [204, 'Activo'],
  ])('whose last try was answered %j are: %s', async (lastStatus, state) => {
    openWithWebhook([{ ...WEBHOOK, lastTriedAt: '2026-11-22T12:00:00.000Z', lastStatus }]);
    expect(await screen.findByText(state)).toBeVisible();
  });

  it('are tested; the log shows what was sent and answered, and sends it again', async () => {
    const calls = openWithWebhook();
    await press('Probar Caja principal');
    const dialog = within(await screen.findByRole('dialog', { name: /^Entregas de Caja/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /item\.updated/ }));
    expect(await dialog.findByLabelText('Respuesta')).toHaveValue('no hay');
    const request = dialog.getByLabelText('Lo que enviamos');
    expect(request).toHaveValue('{\n  "type": "menu.changed"\n}');
    expect(dialog.getByText(/1[.,]240 ms/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reenviar' }));
    expect(await screen.findByText('La enviamos otra vez')).toBeVisible();
    const sent = calls.map(({ call }) => call).filter((call) => call.startsWith('POST'));
    expect(sent).toEqual([`POST ${ONE}/test`, `POST ${ONE}/deliveries/${DELIVERY_ID}/redeliver`]);
  });

  it('that are being told something say so, with no next try yet', async () => {
    const log = await openLog(pending({ nextAttemptAt: inSeconds(29) }));
    expect(await log.findByText('Enviando…')).toBeVisible();
    expect(log.queryByText(/^Próximo intento/)).toBeNull();
  });

  it('that wait behind another say so, and what they tell in our own words', async () => {
    const log = await openLog(pending({ attemptCount: 0, nextAttemptAt: inSeconds(-60) }));
    expect(await log.findByText('Espera a que termine la entrega anterior.')).toBeVisible();
    expect(log.queryByText('Enviando…')).toBeNull();
    expect(log.getByText('Ítem: cambiado (precio, disponibilidad…)')).toBeVisible();
    expect(log.getByText('item.updated', { selector: 'code' })).toBeVisible();
  });

  it('that did not answer say when they are tried again', async () => {
    const log = await openLog(pending({ nextAttemptAt: inSeconds(300) }));
    expect(await log.findByText(/^Próximo intento/)).toBeVisible();
    expect(log.queryByText('Enviando…')).toBeNull();
  });

  it('are given another secret, or deleted, after a question', async () => {
    const calls = openWithWebhook();
    await choose('Cambiar secreto');
    expect(await screen.findByText(/Durante 24 horas firmamos con los dos/)).toBeVisible();
    await press('Cambiar secreto');
    expect(await screen.findByLabelText('Secreto del webhook')).toHaveValue(SECRET);
    await press('Ya lo guardé');
    await choose('Eliminar');
    expect(calls.map(({ call }) => call)).not.toContain(`DELETE ${ONE}`);
    await press('Eliminar webhook');
    expect(await screen.findByText('Webhook eliminado')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Caja principal')).toBeNull());
    expect(screen.getByRole('button', { name: 'Crear webhook' })).toHaveFocus();
  });
});

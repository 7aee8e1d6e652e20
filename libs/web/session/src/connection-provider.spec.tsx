import { api } from '@cartaviva/api-client';
import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { Button } from '@cartaviva/ui';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';

const SAVE = 'PUT /api/items/1';

function Save() {
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>();
  const save = () => {
    setState('saving');
    api.put('/api/items/{itemId}', { params: { path: { itemId: '1' } }, body: {} }).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button busy={state === 'saving'} onClick={save}>
        Guardar
      </Button>
      <p>{state}</p>
    </>
  );
}

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const line = () => document.querySelector('[aria-live="polite"]');

/** Shows a button that saves. The returned object changes the server's behavior during a save. */
function open(reply: { isLost?: boolean; status?: number }) {
  let now = reply;
  const calls = stubFetch({ [SAVE]: () => now });
  renderRoutes([{ path: '/', element: <Save /> }]);
  return {
    calls,
    become: (next: typeof now) => {
      now = next;
    },
  };
}

function isOnline(value: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  return act(async () => window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is saved without a connection', () => {
  it('is said to be pending, never saved, and is saved when it is pressed again', async () => {
    const { calls, become } = open({ isLost: true });
    await press('Guardar');
    await later(2_000);
    expect(line()).toHaveTextContent('Sin conexión. Guardaremos tus cambios cuando vuelva.');
    expect(screen.getByRole('button', { name: 'Pendiente' })).toBeEnabled();
    expect(screen.getByText('saving')).toBeVisible();

    become({});
    const before = calls.length;
    await press('Pendiente');
    await later(0);
    expect(screen.getByText('saved')).toBeVisible();
    expect(calls).toHaveLength(before + 1);
    expect(line()).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('is not worth a word when it is over in a moment', async () => {
    const { become } = open({ isLost: true });
    await press('Guardar');
    expect(line()).toBeEmptyDOMElement();
    become({});
    await later(1_000);
    expect(screen.getByText('saved')).toBeVisible();
    expect(line()).toBeEmptyDOMElement();
  });
});

it('a service that does not answer is named as such, and after a minute it has failed', async () => {
  open({ status: 503 });
  await press('Guardar');
  await later(2_000);
  expect(line()).toHaveTextContent('El servicio no responde.');
  await later(60_000);
  expect(screen.getByText('failed')).toBeVisible();
  expect(line()).toBeEmptyDOMElement();
});

it('a lost connection is told, and promises nothing while there is nothing to save', async () => {
  open({});
  await isOnline(false);
  expect(line()).toHaveTextContent(/^Sin conexión\.$/);
  await isOnline(true);
  expect(line()).toBeEmptyDOMElement();
});

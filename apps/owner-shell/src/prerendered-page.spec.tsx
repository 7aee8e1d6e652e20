import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderOverPrerendered } from './prerendered-page';

function App() {
  const [pressed, press] = useState(0);
  return (
    <main>
      <h1>Portada</h1>
      <button>otro</button>
      <button onClick={() => press(pressed + 1)}>pulsado {pressed}</button>
      <input name="restaurant" />
    </main>
  );
}

const WRITTEN =
  '<main><h1>Portada</h1><button>otro</button><button>pulsado 0</button><input name="restaurant"></main>';

beforeEach(() => void jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined));

const start = async (html: string) => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root')!;
  const before = () => renderOverPrerendered(root, <App />);
  return { root, before };
};
const now = () => document.getElementById('root')!;

describe('the app over a prerendered page', () => {
  it('takes its place whole, with what was typed, touched and pressed', async () => {
    const { root, before } = await start(WRITTEN);
    fireEvent.input(root.querySelector('input')!, { target: { value: 'El Fogón' } });
    root.querySelector('input')!.focus();
    root.querySelectorAll('button')[1]!.dataset['pressed'] = '';
    await act(async () => before());
    await act(async () => undefined);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(root.isConnected).toBe(false);
    expect(now().querySelector('input')).toHaveValue('El Fogón');
    expect(now().querySelector('input')).toHaveFocus();
    expect(now()).toHaveTextContent('pulsado 1');
  });

  it('waits for a pause while somebody types, and brings the whole word', async () => {
    jest.useFakeTimers();
    const { root, before } = await start(WRITTEN);
    const field = root.querySelector('input')!;
    await act(async () => {
      before();
      fireEvent.input(field, { target: { value: 'El Fo' } });
    });
    await act(() => jest.advanceTimersByTimeAsync(300));
    fireEvent.input(field, { target: { value: 'El Fogón' } });
    await act(() => jest.advanceTimersByTimeAsync(399));
    expect(root.isConnected).toBe(true);
    expect(document.querySelectorAll('input')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(document.querySelectorAll('input')).toHaveLength(1);
    expect(now().querySelector('input')).toHaveValue('El Fogón');
    jest.useRealTimers();
  });

  it.each([
    ['ends', (button: Element) => fireEvent.click(button), 0],
    ['slides off', () => undefined, 400],
  ])('waits for a press that has begun until it %s', async (_, end, afterMs) => {
    jest.useFakeTimers();
    const { root, before } = await start(WRITTEN);
    const button = root.querySelector('button')!;
    await act(async () => {
      before();
      fireEvent.pointerDown(button);
    });
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(root.isConnected).toBe(true);
    end(button);
    await act(() => jest.advanceTimersByTimeAsync(afterMs + 100));
    expect(root.isConnected).toBe(false);
    jest.useRealTimers();
  });

  it('is drawn at once where nothing is written', async () => {
    const { root, before } = await start('');
    await act(async () => before());
    expect(root).toHaveTextContent('Portada');
  });
});

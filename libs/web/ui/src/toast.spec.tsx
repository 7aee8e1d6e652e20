import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadLazyParts } from './lazy';
import { ToastProvider, useToast } from './toast';

function Waiter() {
  const toast = useToast();
  const [undone, setUndone] = useState(0);
  const action = { label: 'Deshacer', onClick: () => setUndone((times) => times + 1) };
  return (
    <>
      <button onClick={() => toast({ title: 'Menú eliminado', action })}>eliminar</button>
      <p>{`deshecho ${undone}`}</p>
      <button onClick={() => toast({ title: 'Menú guardado' })}>guardar</button>
      <button
        onClick={() => toast({ title: 'Error', description: 'No se pudo.', tone: 'destructive' })}
      >
        fallar
      </button>
    </>
  );
}

const visible = (text: string) =>
  screen.queryAllByText(text).filter((element) => element.closest('li'));

/** Simulates the closing animation of the style sheet, which jsdom does not read. */
function leaveByDegrees(): void {
  const read = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, ...rest) => {
    const animationName = () =>
      element.getAttribute('data-state') === 'closed' ? 'leave' : 'none';
    return new Proxy(read(element, ...rest), {
      get: (style, name) =>
        name === 'animationName' ? animationName() : (Reflect.get(style, name) as unknown),
    });
  });
}

describe('toasts (specification §4)', () => {
  beforeAll(loadLazyParts);
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <ToastProvider>
        <Waiter />
      </ToastProvider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows one at a time: the newest takes the place', () => {
    fireEvent.click(screen.getByText('guardar'));
    expect(visible('Menú guardado')).toHaveLength(1);

    fireEvent.click(screen.getByText('fallar'));
    expect(visible('Menú guardado')).toHaveLength(0);
    expect(visible('No se pudo.')).toHaveLength(1);
  });

  it('closes by itself after 5000 ms', () => {
    fireEvent.click(screen.getByText('guardar'));
    act(() => jest.advanceTimersByTime(4900));
    expect(visible('Menú guardado')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(200));
    expect(visible('Menú guardado')).toHaveLength(0);
  });

  it('keeps the newer one that came as the time of the older one ended', () => {
    fireEvent.click(screen.getByText('guardar'));
    act(() => jest.advanceTimersByTime(4999));
    act(() => {
      screen.getByText('fallar').click();
      jest.advanceTimersByTime(2);
    });
    expect(visible('No se pudo.')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(5000));
    expect(visible('No se pudo.')).toHaveLength(0);
  });

  it('takes its action once, though it is pressed again while it leaves', () => {
    leaveByDegrees();
    fireEvent.click(screen.getByText('eliminar'));
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    fireEvent.click(undo);
    expect(screen.getByText('deshecho 1')).toBeVisible();
    expect(undo).toBeInTheDocument();
    fireEvent.click(undo);
    expect(screen.getByText('deshecho 1')).toBeVisible();
  });

  it('is reached with F8', () => {
    fireEvent.click(screen.getByText('guardar'));
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
  });
});

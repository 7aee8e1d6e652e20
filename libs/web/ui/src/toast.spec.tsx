import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { loadLazyParts } from './lazy';
import { ToastProvider, useToast } from './toast';

function Waiter() {
  const toast = useToast();
  return (
    <>
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
  afterEach(() => jest.useRealTimers());

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

  it('is reached with F8', () => {
    fireEvent.click(screen.getByText('guardar'));
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
  });
});

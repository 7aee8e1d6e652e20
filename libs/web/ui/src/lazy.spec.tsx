import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy';

describe('a part that comes late', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const arriving = (failures: number) => {
    let attempts = 0;
    return lazyPart(async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('no connection');
      return () => <p>aquí está</p>;
    });
  };
  const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is drawn when it is there, and says nothing before', async () => {
    const Part = arriving(0);
    render(<Part />);
    expect(document.body).toHaveTextContent(/^$/);
    await settle();
    expect(screen.getByText('aquí está')).toBeVisible();
  });

  it('says when it did not arrive though it was wanted, and is drawn once it does', async () => {
    const Part = arriving(1);
    render(<Part />);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('la conexión falló');
    await settle(3000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('aquí está')).toBeVisible();
  });

  it('says nothing while nobody wants it', async () => {
    const Part = arriving(1);
    const { rerender } = render(<Part />);
    await settle();
    rerender(<Part wanted={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

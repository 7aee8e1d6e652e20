import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

/**
 * Pause after which a tooltip again waits for its delay. A tooltip opens at once if another one closed just before.
 */
const LONG_AFTER_MS = 1000;

const tooltip = () => screen.queryByRole('tooltip');

describe('the tooltip of a button that shows only an image (specification §4)', () => {
  let elapsedMs = 0;
  const now = performance.now.bind(performance);

  beforeEach(() => {
    elapsedMs += LONG_AFTER_MS;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs);
    render(
      <>
        <IconButton label="Cerrar Sesión">x</IconButton>
        <IconButton label="Tema oscuro">o</IconButton>
      </>,
    );
  });

  it('shows for a pointer that stays, and can be pointed at itself', async () => {
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(tooltip()).toBeNull();
    const shown = await screen.findByRole('tooltip', {}, { timeout: 2_000 });
    expect(shown).toHaveTextContent('Cerrar Sesión');
    expect(screen.getByRole('button', { name: 'Cerrar Sesión' })).toHaveAccessibleDescription(
      'Cerrar Sesión',
    );
    await user.hover(shown);
    expect(tooltip()).toBe(shown);
  });

  it('shows at once for the keyboard, one at a time, until Escape', async () => {
    const user = userEvent.setup();
    await user.tab();
    expect(tooltip()).toHaveTextContent('Cerrar Sesión');
    await user.tab();
    expect(tooltip()).toHaveTextContent('Tema oscuro');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  it('goes when the button is pressed', async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(tooltip()).toBeNull();
  });
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { PENDING, WaitingContext } from './waiting';

describe('a button whose work is under way', () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const hurry = jest.fn();
  beforeEach(() => [press, submit, hurry].forEach((each) => each.mockClear()));

  const form = (busy: boolean, isWaiting = false) => (
    <WaitingContext value={{ isWaiting, hurry }}>
      <form onSubmit={submit}>
        <input aria-label="Nombre" />
        <Button type="submit" busy={busy} onClick={press}>
          Guardar
        </Button>
      </form>
    </WaitingContext>
  );
  const button = () => screen.getByRole('button');

  it('keeps the focus, and takes no second press until it is done', async () => {
    const user = userEvent.setup();
    const { rerender } = render(form(false));
    await user.click(button());
    rerender(form(true));
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter} ');
    await user.type(screen.getByRole('textbox'), 'Ana{Enter}');
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);

    rerender(form(false));
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.click(button());
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([2, 2]);
    expect(hurry).not.toHaveBeenCalled();
  });

  it('is hurried by a press while it waits for the connection', async () => {
    const user = userEvent.setup();
    render(form(true, true));
    expect(button()).toHaveTextContent(PENDING);
    await user.click(button());
    expect(hurry).toHaveBeenCalledTimes(1);
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0]);
  });
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

it('a dialog closes when the page beside it is touched', async () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="Editar ítem" onOpenChange={onClose}>
      <p>Campos</p>
    </Dialog>,
  );
  await screen.findByText('Campos');
  const target = document.querySelector('.dialog-veil')!;
  await userEvent.pointer([{ keys: '[TouchA]', target }]);
  expect(onClose).toHaveBeenCalledWith(false);
});

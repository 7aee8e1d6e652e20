import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

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

const DIALOGS: [string, (choose: () => void) => ReactNode][] = [
  [
    'a dialog',
    (choose) => (
      <Dialog open title="Crear menú" onOpenChange={jest.fn()}>
        <button onClick={choose}>En blanco</button>
      </Dialog>
    ),
  ],
  [
    'a question',
    (choose) => (
      <ConfirmDialog
        open
        title="¿Seguro?"
        description="Se borra."
        confirmLabel="En blanco"
        onConfirm={choose}
        onOpenChange={jest.fn()}
      />
    ),
  ],
  [
    'a sheet',
    (choose) => (
      <Sheet title="Crear menú" onClose={jest.fn()}>
        <button onClick={choose}>En blanco</button>
      </Sheet>
    ),
  ],
];

it.each(DIALOGS)('%s takes no choice from the double tap that opened it', async (_, dialog) => {
  const choose = jest.fn();
  render(dialog(choose));
  const button = await screen.findByRole('button', { name: 'En blanco' });
  fireEvent.click(button, { detail: 2 });
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  expect(choose).toHaveBeenCalledTimes(1);
});

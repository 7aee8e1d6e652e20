import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwrDefaults } from '@cartaviva/api-client';
import { UiProvider } from '@cartaviva/ui';
import { fetchedDialog } from './fetched-dialog';

it('says when a dialog’s script did not come the first time, and asks again on a press', async () => {
  let attempts = 0;
  const ImportDialog = fetchedDialog<{ onClose: () => void }>('sample', async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no connection');
    return () => <p>Importar ítems</p>;
  });
  render(
    <SwrDefaults>
      <UiProvider>
        <ImportDialog onClose={() => undefined} />
      </UiProvider>
    </SwrDefaults>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('No pudimos abrir esta parte');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Importar ítems')).toBeVisible();
});

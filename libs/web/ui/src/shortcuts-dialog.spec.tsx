import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsDialog, useShortcutsDialog } from './shortcuts-dialog';

function Page() {
  const [open, setOpen] = useShortcutsDialog();
  return (
    <>
      <input aria-label="Nombre" />
      <ShortcutsDialog
        open={open}
        onOpenChange={setOpen}
        shortcuts={[{ keys: ['Mod', 'S'], does: 'Guardar' }]}
      />
    </>
  );
}

describe('the list of shortcuts', () => {
  it('opens with ? and closes with Escape', async () => {
    render(<Page />);
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    expect(screen.getByText('Guardar')).toBeVisible();
    expect(screen.getByText('Ctrl')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the question mark to who writes one', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Nombre'), '¿Qué?');
    expect(screen.getByLabelText('Nombre')).toHaveValue('¿Qué?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

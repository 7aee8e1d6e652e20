import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MENU_ID } from '../../../testing/a-menu';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';
import './import-dialog';

const preview = `POST /api/menus/${MENU_ID}/import?preview=true`;
const land = `POST /api/menus/${MENU_ID}/import`;
const report = {
  imported: 2,
  newCategories: 1,
  faults: [{ line: 4, reason: 'El precio no es un número.' }],
};

async function openImport(replies = {}) {
  const opened = await openItems({ replies });
  await userEvent.click(await screen.findByRole('button', { name: /Impórtalo/ }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('importing a table', () => {
  it('shows what would happen, by line, before anything lands', async () => {
    const { calls, dialog } = await openImport({
      [preview]: { body: report },
      [land]: { body: report },
    });
    await userEvent.click(dialog.getByRole('tab', { name: 'Pegar texto' }));
    await userEvent.type(dialog.getByLabelText(/^Filas/), 'Nombre;Precio{Enter}Tostones;120');
    await userEvent.click(dialog.getByRole('button', { name: 'Revisar' }));
    expect(await dialog.findByText('Se agregarán 2 ítems y 1 categoría nueva.')).toBeVisible();
    expect(dialog.getByRole('row', { name: '4 El precio no es un número.' })).toBeVisible();
    expect(calls.some(({ call }) => call === land)).toBe(false);

    await userEvent.click(dialog.getByRole('button', { name: 'Importar 2 ítems' }));
    expect(await dialog.findByText('Se agregaron 2 ítems y 1 categoría nueva.')).toBeVisible();
    await waitFor(() =>
      expect(
        calls.filter(({ call }) => call === `GET /api/menus/${MENU_ID}/items`).length,
      ).toBeGreaterThan(1),
    );
  });

  it('says in the server’s words why a table cannot be read', async () => {
    const { dialog } = await openImport({
      [preview]: { status: 400, body: { error: 'La tabla no tiene columna de precio.' } },
    });
    const chooser = screen.getByRole('dialog').querySelector('input[type="file"]')!;
    await userEvent.upload(chooser as HTMLElement, new File(['a'], 'menu.csv'));
    expect(await dialog.findByText('La tabla no tiene columna de precio.')).toBeVisible();
  });

  it('refuses other files here', async () => {
    const { calls, dialog } = await openImport();
    const chooser = screen.getByRole('dialog').querySelector('input[type="file"]')!;
    const image = new File(['x'], 'menu.png', { type: 'image/png' });
    await userEvent.upload(chooser as HTMLElement, image, { applyAccept: false });
    expect(await dialog.findByText('Solo se permiten archivos CSV o Excel (.xlsx)')).toBeVisible();
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('offers an example to start from', async () => {
    const { dialog } = await openImport();
    const sample = dialog.getByRole('link', { name: 'Descargar un ejemplo' });
    expect(sample).toHaveAttribute('download', 'ejemplo-menu.csv');
    expect(decodeURIComponent(sample.getAttribute('href') ?? '')).toContain('Nombre,Precio');
  });
});

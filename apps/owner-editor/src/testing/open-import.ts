import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../editor/items/import/import-dialog';
import '../editor/items/items-tab';
import { openItems } from './open-editor';

export async function openImport(replies = {}) {
  const opened = await openItems({ replies });
  await userEvent.click(await screen.findByRole('button', { name: /Impórtalo/ }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

export type Dialog = Awaited<ReturnType<typeof openImport>>['dialog'];

export async function paste(dialog: Dialog, text: string) {
  await userEvent.click(dialog.getByLabelText('Tus platos y precios'));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Leer mi menú' }));
}

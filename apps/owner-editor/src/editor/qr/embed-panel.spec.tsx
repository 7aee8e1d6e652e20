import { aMenu } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo, openEditor } from '../../testing/open-editor';

it('gives the owner what shows the menu in a page of theirs, with and without a script', async () => {
  const menu = aMenu({ isPublished: true, restaurantName: 'Ana "Casa"', slug: 'ana-casa' });
  await openEditor({ menu });
  await goTo('QR');
  const user = userEvent.setup();
  const code = await screen.findByLabelText('Código para insertar');
  expect(code).toHaveDisplayValue(
    /<cartaviva-menu menu="ana-casa" title="Menú de Ana &quot;Casa&quot;">/,
  );
  await user.click(screen.getByRole('switch', { name: 'Sin script, con altura fija' }));
  expect(code).toHaveDisplayValue(new RegExp(`<iframe src="${location.origin}/insertar/ana-casa"`));
  await user.click(screen.getByRole('button', { name: 'Copiar código' }));
  expect(await navigator.clipboard.readText()).toBe((code as HTMLTextAreaElement).value);
  expect(screen.getByDisplayValue(`${location.origin}/m/ana-casa`)).toBeVisible();
});

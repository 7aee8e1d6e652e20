import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory } from '../../../testing/a-menu';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';

describe('categories', () => {
  it('are created in place, and a repeated name is refused in the server’s words', async () => {
    const category = aCategory();
    await openItems({
      categories: [category],
      replies: {
        [`POST /api/menus/${category.menuId}/categories`]: {
          status: 409,
          body: { error: 'Este menú ya tiene una categoría con ese nombre.' },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva categoría' }));
    await userEvent.type(screen.getByLabelText('Nombre de la categoría'), 'postres{Enter}');
    expect(
      await screen.findByText('Este menú ya tiene una categoría con ese nombre.'),
    ).toBeVisible();
  });

  it('are renamed where they stand', async () => {
    const category = aCategory();
    const { calls } = await openItems({
      categories: [category],
      replies: { [`PUT /api/categories/${category.id}`]: { body: category } },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Renombrar la categoría Platos fuertes' }),
    );
    const name = screen.getByLabelText('Nombre de la categoría');
    await userEvent.clear(name);
    await userEvent.type(name, 'Del fogón{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Nombre de la categoría')).toBeNull());
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ name: 'Del fogón' });
  });
});

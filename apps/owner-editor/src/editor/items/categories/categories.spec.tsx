import { aCategory } from '@cartaviva/web-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../testing/open-editor';
import '../items-tab';
import './category-hours';

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
    expect(await screen.findByRole('heading', { name: 'Platos fuertes 0 ítems' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nueva categoría' }));
    await userEvent.type(screen.getByLabelText('Nombre de la categoría'), 'postres{Enter}');
    expect(
      await screen.findByText('Este menú ya tiene una categoría con ese nombre.'),
    ).toBeVisible();
  });

  it('are served at hours of their own', async () => {
    const category = aCategory();
    const saved = { ...category, openingHours: 'Mo-Su 11:00-22:00' };
    const { calls } = await openItems({
      categories: [category],
      replies: { [`PUT /api/categories/${category.id}`]: { body: saved } },
    });
    const more = 'Más acciones para la categoría Platos fuertes';
    await userEvent.click(await screen.findByRole('button', { name: more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Horario…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poner horario' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Domingo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      openingHours: 'Mo-Sa 11:00-22:00; Su off',
    });
    expect(await screen.findByText(/^Lunes a domingo: 11:00/)).toBeVisible();
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

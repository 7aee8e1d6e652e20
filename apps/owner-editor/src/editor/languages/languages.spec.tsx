import type { Translation } from '@cartaviva/contracts';
import { anOwner } from '@cartaviva/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aMenu, anItem, MENU_ID } from '../../testing/a-menu';
import { goTo, openEditor } from '../../testing/open-editor';

const category = aCategory();
const dish = anItem({ categoryId: category.id, description: 'Guisado con orégano' });
const line = (
  kind: Translation['kind'],
  id: string,
  field: Translation['field'],
  source: string,
  text = '',
): Translation => ({ kind, id, field, source, text });

const texts = [
  line('item', dish.id, 'name', 'Chivo liniero', 'Goat stew'),
  line('item', dish.id, 'description', 'Guisado con orégano'),
  line('category', category.id, 'name', 'Platos fuertes'),
  line('menu', MENU_ID, 'name', 'Carta principal', 'Main menu'),
];
const path = `/api/menus/${MENU_ID}/translations/en`;

async function translating(replies = {}) {
  const opened = await openEditor({
    menu: aMenu({ languages: ['en'] }),
    categories: [category],
    items: [dish],
    replies: {
      [`GET ${path}`]: { body: texts },
      [`PUT ${path}`]: { body: texts },
      ...replies,
    },
  });
  await goTo('Idiomas');
  const saves = () => opened.calls.filter(({ call }) => call === `PUT ${path}`);
  return { ...opened, saves };
}
const field = (source: string) => screen.getByRole('textbox', { name: new RegExp(source) });

describe('the translation table', () => {
  it('shows every text beside its translation, by category, and counts what is missing', async () => {
    await translating();
    expect(screen.getByText('Faltan 2 de 4')).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Platos fuertes' }));
    expect(group.getByRole('textbox', { name: /Chivo liniero/ })).toHaveValue('Goat stew');
    expect(group.getAllByText('Falta')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'El menú' })).getByRole('textbox')).toHaveValue(
      'Main menu',
    );
  });

  it('saves what is left, together, and says so', async () => {
    const { saves } = await translating();
    // At once, however slow the machine: what is left later is saved later.
    for (const [source, value] of [
      ['Platos fuertes', 'Main courses'],
      ['Guisado', 'Stewed with oregano'],
    ] as const) {
      fireEvent.change(field(source), { target: { value } });
      fireEvent.blur(field(source));
    }
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.body).toEqual({
      texts: [
        line('category', category.id, 'name', 'Platos fuertes', 'Main courses'),
        line('item', dish.id, 'description', 'Guisado con orégano', 'Stewed with oregano'),
      ],
    });
    expect(await screen.findAllByText('Guardado', { selector: 'p' })).toHaveLength(2);
    expect(screen.getByText('Todo traducido: 4 textos')).toBeVisible();
  });

  it('goes on to the next text with Enter, and back with the arrow', async () => {
    await translating();
    await userEvent.click(field('Platos fuertes'));
    await userEvent.keyboard('{Enter}');
    expect(field('Chivo liniero')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowUp}');
    expect(field('Platos fuertes')).toHaveFocus();
  });

  it('shows only what is missing, and leaves what was just written', async () => {
    await translating();
    await userEvent.click(screen.getByRole('switch', { name: 'Solo lo que falta' }));
    expect(screen.queryByRole('textbox', { name: /Chivo liniero/ })).toBeNull();
    await userEvent.type(field('Platos fuertes'), 'Main courses{Enter}');
    expect(await screen.findByText('Falta 1 de 4')).toBeVisible();
    expect(field('Platos fuertes')).toHaveValue('Main courses');
  });

  it('says what was not saved and keeps it', async () => {
    await translating({ [`PUT ${path}`]: { status: 500 } });
    await userEvent.type(field('Platos fuertes'), 'Main courses{Enter}');
    expect(await screen.findByText('No se guardó')).toBeVisible();
    expect(field('Platos fuertes')).toHaveValue('Main courses');
  });
});

describe('the languages of a menu', () => {
  const put = `PUT /api/menus/${MENU_ID}`;

  it('are saved as they are chosen', async () => {
    const reply = (body: unknown) => ({ body: { ...aMenu(), ...(body as object) } });
    const { calls } = await openEditor({ replies: { [put]: reply } });
    await userEvent.click(screen.getByRole('button', { name: 'Francés' }));
    expect(screen.getByRole('button', { name: 'Francés', pressed: true })).toBeVisible();
    expect(calls.find(({ call }) => call === put)?.body).toEqual({ languages: ['fr'] });
  });

  it('need a plan that has them, which is explained', async () => {
    await openEditor({
      replies: {
        'GET /api/auth/user': { body: anOwner({ subscriptionPlan: 'inicial' }) },
        [put]: { status: 402 },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Francés' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Los menús en varios idiomas vienen con el plan Profesional.',
    );
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/profile/plan',
    );
    expect(screen.getByRole('button', { name: 'Francés', pressed: false })).toBeVisible();
  });
});

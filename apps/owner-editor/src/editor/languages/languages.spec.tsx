import type { Translation } from '@cartaviva/contracts';
import { aCategory, aMenu, anItem, anOwner, MENU_ID } from '@cartaviva/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo, openEditor } from '../../testing/open-editor';

const category = aCategory();
const item = anItem({ categoryId: category.id, description: 'Guisado con orégano' });
const line = (
  kind: Translation['kind'],
  id: string,
  field: Translation['field'],
  source: string,
  text = '',
): Translation => ({ kind, id, field, source, text });

const texts = [
  line('item', item.id, 'name', 'Chivo liniero', 'Goat stew'),
  line('item', item.id, 'description', 'Guisado con orégano'),
  line('category', category.id, 'name', 'Platos fuertes'),
  line('menu', MENU_ID, 'name', 'Carta principal', 'Main menu'),
];
const path = `/api/menus/${MENU_ID}/translations/en`;

async function translating(replies = {}, content = {}) {
  const opened = await openEditor({
    menu: aMenu({ languages: ['en'] }),
    categories: [category],
    items: [item],
    ...content,
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

const show = (filter: RegExp) => userEvent.click(screen.getByRole('radio', { name: filter }));

describe('the translation table', () => {
  it('shows what is left to do beside the original, by category, and counts it', async () => {
    await translating();
    expect(screen.getByText('2 de 4 textos al día · faltan 2')).toBeVisible();
    const group = within(screen.getByRole('group', { name: 'Platos fuertes' }));
    expect(group.getByRole('textbox', { name: /Guisado/ })).toHaveValue('');
    expect(group.getAllByText('Falta')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'El menú' })).toBeNull();
    await show(/Todos 4/);
    expect(group.getByRole('textbox', { name: /Chivo liniero/ })).toHaveValue('Goat stew');
    expect(within(screen.getByRole('group', { name: 'El menú' })).getByRole('textbox')).toHaveValue(
      'Main menu',
    );
    const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(names).toEqual(['Platos fuertesfaltan 2', 'El menúAl día']);
  });

  it('saves what is left, together, and says so', async () => {
    const { saves } = await translating();
    // The changes happen synchronously, because a slow machine would otherwise save them in separate batches.
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
        line('item', item.id, 'description', 'Guisado con orégano', 'Stewed with oregano'),
      ],
    });
    expect(await screen.findAllByText('Guardado', { selector: 'p' })).toHaveLength(2);
    expect(screen.getByText('Todo traducido: 4 textos')).toBeVisible();
    // A text that was just written stays in the list until another filter is selected.
    expect(field('Platos fuertes')).toHaveValue('Main courses');
    await show(/Faltan 0/);
    expect(screen.getByText('No falta nada en este idioma.')).toBeVisible();
  });

  it('goes on to the next text with Enter, and back with the arrow', async () => {
    await translating();
    await userEvent.click(field('Platos fuertes'));
    await userEvent.keyboard('{Enter}');
    expect(field('Guisado')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowUp}');
    expect(field('Platos fuertes')).toHaveFocus();
  });

  it('says what was not saved and keeps it', async () => {
    await translating({ [`PUT ${path}`]: { status: 500 } });
    await userEvent.type(field('Platos fuertes'), 'Main courses{Enter}');
    expect(await screen.findByText('No se guardó')).toBeVisible();
    expect(field('Platos fuertes')).toHaveValue('Main courses');
  });

  it('unfolds one category of a long menu, and the others as they are asked for', async () => {
    const drinks = aCategory({ id: '6f9619ff-8b86-4d01-b42d-00cf4fc964f1', name: 'Bebidas' });
    const long = Array.from({ length: 60 }, (_, index) =>
      anItem({ id: `6f9619ff-8b86-4d01-b42d-00cf4fc9${1000 + index}`, categoryId: drinks.id }),
    );
    await translating(
      {
        [`GET ${path}`]: {
          body: [
            ...texts,
            ...long.map(({ id }, index) => line('item', id, 'name', `Trago especial ${index}`)),
          ],
        },
      },
      { categories: [category, drinks], items: [item, ...long] },
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Bebidas.*faltan 60/ }));
    expect(screen.getAllByRole('textbox')).toHaveLength(62);
  });
});

describe('a first draft', () => {
  const draft = () =>
    userEvent.click(screen.getByRole('button', { name: 'Traducir un primer borrador' }));
  const drafted = [
    { ...line('item', item.id, 'description', 'Guisado con orégano'), text: '' },
    {
      ...line('category', category.id, 'name', 'Platos fuertes', 'Main courses'),
      needsReview: true,
    },
  ];

  it('fills only what is missing and known, to be reviewed', async () => {
    const unknown = line('item', item.id, 'option', 'A lo Doña Carmen');
    const { saves } = await translating({ [`GET ${path}`]: { body: [...texts, unknown] } });
    await draft();
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 10_000 });
    expect(saves()[0]!.body).toEqual({ texts: [drafted[1]] });
    expect(await screen.findByText(/Tradujimos 1 texto para que los revises/)).toBeVisible();
    expect(field('Platos fuertes')).toHaveValue('Main courses');
    expect(screen.getByText('Revisar')).toBeVisible();
    expect(screen.getByText('2 de 5 textos al día · 1 por revisar · faltan 2')).toBeVisible();
  });

  it('is confirmed as it is, or by changing it; leaving it confirms nothing', async () => {
    const { saves } = await translating({ [`GET ${path}`]: { body: [...drafted, texts[0]] } });
    await userEvent.click(field('Platos fuertes'));
    await userEvent.tab();
    await userEvent.click(
      screen.getByRole('button', { name: 'Está bien la traducción de Platos fuertes' }),
    );
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.body).toEqual({
      texts: [line('category', category.id, 'name', 'Platos fuertes', 'Main courses')],
    });
    expect(await screen.findByText('2 de 3 textos al día · falta 1')).toBeVisible();
    expect(screen.queryByText('Revisar')).toBeNull();
  });

  it('says when it knows nothing of what is missing', async () => {
    const unknown = line('category', category.id, 'name', 'De Doña Carmen');
    const { saves } = await translating({ [`GET ${path}`]: { body: [unknown] } });
    await draft();
    expect(await screen.findByText(/No conocemos las palabras que faltan/)).toBeVisible();
    expect(saves()).toEqual([]);
  });
});

describe('translations in a spreadsheet', () => {
  const upload = async (csv: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Traducir en Excel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Traducir en una hoja de cálculo' });
    const file = new File([csv], 'carta.csv', { type: 'text/csv' });
    // jsdom does not implement this method.
    Blob.prototype.arrayBuffer = async () => new TextEncoder().encode(csv).buffer;
    await userEvent.upload(within(dialog).getByLabelText('Subir la hoja traducida'), file);
    return within(dialog);
  };

  it('are shown before they are saved, then saved, and read at once', async () => {
    const after = [...texts.slice(0, 2), { ...texts[2]!, text: 'Mains' }, texts[3]!];
    const { saves } = await translating({ [`PUT ${path}`]: { body: after } });
    const dialog = await upload(
      'Español;Inglés\nPlatos fuertes;Mains\nChivo liniero;Goat stew\nFlan;Flan',
    );
    expect(await dialog.findByText('Cambiará 1 traducción.')).toBeVisible();
    expect(dialog.getByText('Mains')).toBeVisible();
    expect(dialog.getByText('Línea 4')).toBeVisible();
    expect(saves()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar 1 traducción' }));
    expect(await dialog.findByText('Se guardó 1 traducción.')).toBeVisible();
    expect(saves()[0]!.body).toEqual({
      texts: [line('category', category.id, 'name', 'Platos fuertes', 'Mains')],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(field('Platos fuertes')).toHaveValue('Mains');
  });

  it('say which columns are missing, and keep what is there', async () => {
    const { saves } = await translating();
    const dialog = await upload('Plato,Texto inglés\nChivo liniero,Goat');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/hace falta «Clave» o «Español»/);
    expect(saves()).toEqual([]);
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

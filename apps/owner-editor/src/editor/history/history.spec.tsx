import { MENU_ID } from '@cartaviva/web-testing';
import type { MenuVersion, RestoreReport, VersionDifferences } from '@cartaviva/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo, openEditor } from '../../testing/open-editor';

const PATH = `/api/menus/${MENU_ID}/history`;

const version = (number: number, changes: Partial<MenuVersion> = {}): MenuVersion => ({
  ...{ number, kind: 'edit', author: { kind: 'owner', name: null, isYou: true }, restored: null },
  ...{ at: '2026-11-23T18:15:00.000Z', changeCount: 1 },
  summary: [`Precio de La Bandera: RD$${number}.00 → RD$375.00`],
  ...changes,
});

const differences: VersionDifferences['differences'] = [
  {
    ...{ kind: 'item', id: 'i1', name: 'La Bandera', category: 'Platos', change: 'changed' },
    fields: [{ field: 'price', label: 'Precio', before: 'RD$350.00', after: 'RD$375.00' }],
  },
  {
    ...{ kind: 'item', id: 'i2', name: 'Flan', category: null, change: 'removed', fields: [] },
  },
];

const report = (changes: Partial<RestoreReport> = {}): RestoreReport => ({
  ...{ number: null, differences, notRestored: [{ what: 'images', count: 2 }], revision: 41 },
  ...changes,
});

async function openHistory(
  versions: readonly MenuVersion[],
  { isChanged = false, since = [] }: { isChanged?: boolean; since?: typeof differences } = {},
) {
  const restored: { of: number; body: unknown; ifMatch: string | null }[] = [];
  const previewed: unknown[] = [];
  const restore = (of: number) => (body: unknown, headers: Headers) => {
    if ((body as { preview?: boolean }).preview) {
      previewed.push(body);
      return { body: report() };
    }
    restored.push({ of, body, ifMatch: headers.get('if-match') });
    if (isChanged) return { status: 412, body: { error: 'Esto cambió.' } };
    return { body: report({ number: 4, revision: 42 }) };
  };
  const opened = await openEditor({
    replies: {
      [`GET ${PATH}?page=1&limit=20`]: { body: versions },
      [`GET ${PATH}/2?against=previous`]: { body: { ...version(2), differences } },
      [`GET ${PATH}/2?against=now`]: { body: { ...version(2), differences: since } },
      [`POST ${PATH}/2/restore`]: restore(2),
      [`POST ${PATH}/3/restore`]: restore(3),
    },
  });
  await goTo('Historial');
  return { ...opened, previewed, restored };
}

const THREE = [
  version(3, { author: { kind: 'key', name: 'Caja', isYou: false } }),
  version(2, { changeCount: 4 }),
  version(1, { kind: 'created', changeCount: 0, summary: [] }),
];

describe('the history of a menu', () => {
  it('says who changed what and when, newest first', async () => {
    await openHistory(THREE);
    const rows = (await screen.findAllByRole('listitem')).filter(
      ({ parentElement }) => parentElement?.tagName === 'OL',
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Clave «Caja»');
    expect(rows[0]).toHaveTextContent('Versión actual');
    expect(rows[0]).toHaveTextContent(/lun, 23 nov, 2:15\sp\.\sm\./);
    expect(rows[1]).toHaveTextContent('Precio de La Bandera: RD$2.00 → RD$375.00');
    expect(rows[1]).toHaveTextContent('y 3 cambios más');
    expect(rows[2]).toHaveTextContent('Menú creado');
  });

  it('signs each version with who it was: you, the owner, a person by name, or one who is gone', async () => {
    const by = (number: number, author: MenuVersion['author']) => version(number, { author });
    await openHistory([
      by(5, { kind: 'owner', name: null, isYou: false }),
      by(4, { kind: 'member', name: 'Luis Peña', isYou: true }),
      by(3, { kind: 'member', name: 'Rosa Marte', isYou: false }),
      by(2, { kind: 'member', name: null, isYou: false }),
      by(1, { kind: 'owner', name: null, isYou: true }),
    ]);
    const signed = await screen.findAllByText(/ · Versión \d$/);
    expect(signed.map(({ textContent }) => textContent)).toEqual([
      'El dueño · Versión 5',
      'Tú · Versión 4',
      'Rosa Marte · Versión 3',
      'Una persona que ya no está · Versión 2',
      'Tú · Versión 1',
    ]);
  });

  it('shows a version against the one before and against now, by category and item', async () => {
    await openHistory(THREE);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ver los cambios de la versión 2' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Versión 2' });
    const platos = await within(dialog).findByRole('region', { name: 'Platos' });
    expect(platos).toHaveTextContent('La BanderaPrecio: RD$350.00 → pasa a RD$375.00');
    expect(within(dialog).getByRole('region', { name: 'Sin Categoría' })).toHaveTextContent(
      'FlanEliminado',
    );
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Hasta ahora' }));
    expect(await within(dialog).findByText('No hay diferencias.')).toBeVisible();
  });

  it('restores what was previewed, over that revision, and takes it back in one press', async () => {
    const { restored, calls } = await openHistory(THREE);
    const reads = () => calls.filter(({ call }) => call === `GET ${PATH}?page=1&limit=20`).length;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ver los cambios de la versión 2' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar esta versión' }));
    const preview = await screen.findByRole('dialog', { name: '¿Volver a la versión 2?' });
    expect(preview).toHaveTextContent('2 fotos no vuelven');
    expect(restored).toEqual([]);
    await userEvent.click(within(preview).getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(restored).toEqual([{ of: 2, body: {}, ifMatch: '"r41"' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(restored).toHaveLength(2));
    expect(restored[1]).toMatchObject({ of: 3, ifMatch: null });
    await waitFor(() => expect(reads()).toBe(3));
  });

  it('restores one item of a version, after its preview, and takes it back in one press', async () => {
    const added: (typeof differences)[number] = {
      ...{ kind: 'item', id: 'i3', name: 'Mangú', category: 'Platos', change: 'added', fields: [] },
    };
    const { previewed, restored } = await openHistory(THREE, { since: [...differences, added] });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ver los cambios de la versión 2' }),
    );
    await screen.findByRole('region', { name: 'Platos' });
    expect(screen.queryByRole('button', { name: /Restaurar solo/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Hasta ahora' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar solo «Flan»' }));
    expect(screen.queryByRole('button', { name: 'Restaurar solo «Mangú»' })).toBeNull();
    const preview = await screen.findByRole('dialog', {
      name: '¿Restaurar «Flan» de la versión 2?',
    });
    expect(previewed).toEqual([{ preview: true, items: ['i2'] }]);
    await userEvent.click(within(preview).getByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText('«Flan» volvió a la versión 2.')).toBeVisible();
    expect(restored).toEqual([{ of: 2, body: { items: ['i2'] }, ifMatch: '"r41"' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(restored).toHaveLength(2));
    expect(restored[1]).toEqual({ of: 3, body: {}, ifMatch: null });
  });

  it('shows again what would change when the menu changed meanwhile', async () => {
    await openHistory(THREE, { isChanged: true });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ver los cambios de la versión 2' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar esta versión' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restaurar' }));
    expect(await screen.findByText(/El menú cambió mientras mirabas/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restaurar esta versión' })).toBeEnabled();
  });

  it('does not restore what the menu is', async () => {
    await openHistory([version(2), version(1)]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ver los cambios de la versión 2' }),
    );
    await screen.findByRole('region', { name: 'Platos' });
    expect(screen.queryByRole('button', { name: 'Restaurar esta versión' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Hasta ahora' })).toBeNull();
  });
});

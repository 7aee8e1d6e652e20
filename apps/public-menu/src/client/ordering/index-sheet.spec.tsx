/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../testing/menu-body';
import { id, sampleCategory, sampleItem } from '../../testing/sample-menu';
import { offerSearch } from '../find';
import { offerSheets } from '../sheets';

const menuOf = (count: number) => {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const categories = numbers.map((at) => sampleCategory(10 + at, `Tipo ${at + 1}`));
  const items = numbers.map((at) => sampleItem(100 + at, { categoryId: id(10 + at) }));
  const more = { categoryId: id(10), name: 'Ensalada', dietaryTags: ['Vegano' as const] };
  return { categories, items: [...items, sampleItem(99, more)] };
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  window.scrollTo = () => undefined;
});

describe('the index', () => {
  it('is not offered where the bar itself has room for all categories', () => {
    showPage(menuOf(6));
    expect(screen.queryByRole('button', { name: 'Índice' })).toBeNull();
  });

  it('leads a long menu’s reader to a category, with how many items it has', async () => {
    history.replaceState(null, '', '/m/x');
    showPage(menuOf(7));
    offerSearch(document);
    offerSheets(document);
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Índice' }));
      return within(await screen.findByRole('dialog', { name: 'Índice' }));
    };
    let index = await open();
    expect(location.hash).toBe('#indice');
    const names = () => index.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names().slice(0, 2)).toEqual(['Tipo 12 platos', 'Tipo 21 plato']);
    expect(names()).toHaveLength(7);
    await userEvent.click(index.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vegano' }));
    index = await open();
    expect(names()).toEqual(['Tipo 11 plato']);
    await userEvent.click(index.getByRole('link'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('#c1');
  });
});

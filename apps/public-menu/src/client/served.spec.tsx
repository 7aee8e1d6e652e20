/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { jest } from '@jest/globals';
import { showPage } from '../testing/menu-body';
import { id, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';
import { onMenuChanged } from './menu-changed';
import { readMenuData } from './menu-data';
import { showServed } from './served';

const at = (time: string) => jest.setSystemTime(new Date(`2026-11-23T${time}:00-04:00`));
const row = (anchor: string) => document.getElementById(anchor)!;
const plus = (anchor: string) => row(anchor).querySelector<HTMLElement>('.plus')!;
/** Replaces non-breaking spaces with plain ones. */
const line = () => document.querySelector('.served')!.textContent.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  jest.useFakeTimers();
  at('06:00');
  showPage({
    menu: sampleMenu(),
    categories: [sampleCategory(10, 'Desayuno', 'Mo-Su 07:00-11:00'), sampleCategory(11, 'Sopas')],
    items: [
      sampleItem(1, { name: 'Mangú', categoryId: id(10) }),
      sampleItem(2, { name: 'Avena', categoryId: id(10), isAvailable: false }),
      sampleItem(3, { name: 'Sancocho', categoryId: id(11) }),
    ],
  });
});

afterEach(() => jest.useRealTimers());

describe('a category with hours', () => {
  const hours = 'Se sirve: 7:00 a. m. – 11:00 a. m.';

  it.each(['07:00', '10:59'])('is as any other one within them: at %s', (time) => {
    at(time);
    showServed(document);
    expect(line()).toBe(hours);
    expect(row('p-mangu')).not.toHaveClass('off');
    expect(plus('p-mangu').hidden).toBe(false);
    expect(readMenuData()!.items.map(({ soldOut }) => soldOut)).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  it('cannot be ordered from outside them, and says why; the others can', () => {
    at('11:00');
    showServed(document);
    expect(line()).toBe(`No disponible · ${hours}`);
    expect(row('p-mangu')).toHaveClass('off');
    expect(plus('p-mangu').hidden).toBe(true);
    expect(row('p-sancocho')).not.toHaveClass('off');
    const [mangu, avena, sancocho] = readMenuData()!.items;
    expect(mangu).toMatchObject({ soldOut: true, returns: mangu!.served!.text });
    expect(avena!.returns).toBeUndefined();
    expect(sancocho!.soldOut).toBeUndefined();
  });

  it('opens when its hours begin: who shows the menu hears of it, once', () => {
    const changed = jest.fn();
    onMenuChanged(changed);
    at('06:59');
    showServed(document);
    showServed(document);
    expect(changed).toHaveBeenCalledTimes(1);
    at('07:00');
    showServed(document);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(row('p-mangu')).not.toHaveClass('off');
    expect(row('p-avena')).toHaveClass('off');
    expect(line()).toBe(hours);
  });
});

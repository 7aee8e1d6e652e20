import { aMenu, MENU_ID } from '@cartaviva/web-testing';
import { formValuesOf } from '../menu-form';
import { findUnsaved, storeUnsaved, type UnsavedMenu } from './unsaved-menu';

const saved = formValuesOf(aMenu());
const draft: UnsavedMenu = {
  typed: { name: 'Cena', phone: '809' },
  over: { name: saved.name, phone: saved.phone },
  version: 1,
  storedAt: 0,
};

beforeEach(() => localStorage.clear());

describe('a draft that an earlier visit left', () => {
  it('is found while any of its fields is unsaved', () => {
    storeUnsaved(MENU_ID, draft);
    expect(findUnsaved(MENU_ID, { ...saved, name: 'Cena' })).toEqual(draft);
    expect(findUnsaved(MENU_ID, { ...saved, phone: '809' })).toEqual(draft);
  });

  it('is none, and forgotten, once the menu says just that, whatever else it says', () => {
    storeUnsaved(MENU_ID, draft);
    const now = { ...saved, name: 'Cena', phone: '809', address: 'Calle El Conde' };
    expect(findUnsaved(MENU_ID, now)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['null', '{}', '{"typed":{}}', 'no JSON'])('is none when it is %s', (stored) => {
    localStorage.setItem(`menuDraft:${MENU_ID}`, stored);
    expect(findUnsaved(MENU_ID, saved)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is of its own menu alone', () => {
    storeUnsaved(MENU_ID, draft);
    expect(findUnsaved('another', saved)).toBeUndefined();
    expect(findUnsaved(MENU_ID, saved)).toEqual(draft);
  });
});

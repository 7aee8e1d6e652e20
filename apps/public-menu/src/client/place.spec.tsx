/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen } from '@testing-library/dom';
import { jest } from '@jest/globals';
import { showPage } from '../testing/menu-body';
import { sampleItem, sampleMenu } from '../testing/sample-menu';
import { keepPlace } from './place';

const tops: Readonly<Record<string, number>> = {
  'p-plato-1': -150,
  'p-plato-2': -50,
  'p-plato-3': 50,
};

beforeEach(() => {
  sessionStorage.clear();
  showPage({
    menu: sampleMenu({ languages: ['en'] }),
    items: [1, 2, 3].map((number) => sampleItem(number)),
  });
  for (const [id, top] of Object.entries(tops)) {
    const row = document.getElementById(id)!;
    row.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  }
});

describe('another language', () => {
  it('has the table, the search and the place of the one before', () => {
    history.replaceState(null, '', '/m/x?mesa=7&q=piña#c1');
    jest.useFakeTimers();
    keepPlace(document);
    const scrollTo = (to: number) => {
      Object.assign(globalThis, { scrollY: to });
      dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(200);
    };
    scrollTo(2000);
    // The language links are at the top.
    scrollTo(0);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'English' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.href).toBe('http://localhost/m/x?mesa=7&q=pi%C3%B1a&lang=en');

    const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    document.getElementById('p-plato-2')!.getBoundingClientRect = () => ({ top: 850 }) as DOMRect;
    keepPlace(document);
    expect(scroll).toHaveBeenCalledWith(0, 900);
    scroll.mockClear();
    keepPlace(document);
    expect(scroll).not.toHaveBeenCalled();
  });
});

/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { showPage } from '../testing/menu-body';
import { sampleItem } from '../testing/sample-menu';
import { offerReadingTools } from './reading-tools';

const grow = () => userEvent.click(screen.getByRole('button', { name: 'Tamaño del texto' }));
const size = () => document.documentElement.dataset['text'];
let listened: jest.SpiedFunction<EventTarget['addEventListener']>;

const leave = () => {
  for (const [type, listener] of listened.mock.calls) {
    (document as EventTarget).removeEventListener(type, listener);
  }
};
/** Opens another page on the same phone. */
const open = () => {
  leave();
  showPage({ items: [sampleItem(1)] });
  offerReadingTools(document);
};

beforeEach(() => {
  listened = jest.spyOn(document as EventTarget, 'addEventListener');
  localStorage.clear();
  open();
});

afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

describe('the size of the text', () => {
  it('grows twice, then is normal again, and says so', async () => {
    for (const [text, name] of [
      ['1', 'Texto grande'],
      ['2', 'Texto muy grande'],
      ['0', 'Texto normal'],
    ] as const) {
      await grow();
      await waitFor(() => expect(size()).toBe(text));
      expect(screen.getByRole('status')).toHaveTextContent(name);
    }
  });

  it('is the same in the next page', async () => {
    await grow();
    await waitFor(() => expect(size()).toBe('1'));
    open();
    expect(size()).toBe('1');
  });

  it('grows where nothing is kept, in the page alone', async () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    expect(size()).toBe('0');
    await grow();
    await waitFor(() => expect(size()).toBe('1'));
  });
});

import { en } from '../messages/en';
import { es } from '../messages/es';
import { ht } from '../messages/ht';
import { jest } from '@jest/globals';
import { storeCopy, sentenceOf } from './offline-copy';

const now = new Date(2026, 4, 20, 12, 30);
const [today, yesterday, before] = [
  new Date(2026, 4, 20, 8, 40),
  new Date(2026, 4, 19, 23, 5),
  new Date(2026, 4, 3, 13, 0),
];

describe('a copy kept by the phone says from when it is', () => {
  it.each([
    ['es-DO', es, today, 'Copia guardada hoy a las 8:40 a. m.'],
    ['es-DO', es, yesterday, 'Copia guardada ayer a las 11:05 p. m.'],
    ['es-DO', es, before, 'Copia guardada el 3 de mayo a las 1:00 p. m.'],
    ['en', en, before, 'Copy saved on May 3 at 1:00 PM'],
    ['ht', ht, yesterday, 'Kopi ki sere yè a 23:05'],
  ])('in %s', (language, { script }, moment, sentence) => {
    document.documentElement.lang = language;
    expect(sentenceOf(moment, now, script.cached).replace(/\s/g, ' ')).toBe(sentence);
  });
});

describe('the worker that keeps copies', () => {
  const postMessage = jest.fn();
  const register = jest.fn(() => Promise.resolve());
  const worker = (controller: object | null) =>
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        controller,
        register,
        ready: Promise.resolve({ active: { postMessage } }),
      }),
    });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    history.replaceState(null, '', '/m/carmen?lang=en');
    const files = ['https://x.do/menu-assets/menu.1.js', 'https://x.do/objects/photo'];
    Object.assign(performance, { getEntriesByType: () => files.map((name) => ({ name })) });
    postMessage.mockReset();
    register.mockClear();
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('is told of the page that came before it, and answers for menus alone', async () => {
    worker(null);
    storeCopy();
    await settled();
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/m/' });
    expect(postMessage.mock.calls).toEqual([
      [{ page: location.href, files: ['https://x.do/menu-assets/menu.1.js'] }],
    ]);
  });

  it('that saw the page come needs no telling', async () => {
    worker({});
    storeCopy();
    await settled();
    expect(register).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

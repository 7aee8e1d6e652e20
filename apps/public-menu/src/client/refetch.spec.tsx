/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import { jest } from '@jest/globals';
import { pageOf, showPage } from '../testing/menu-body';
import { sampleItem, sampleMenu } from '../testing/sample-menu';
import { refetch, refetchArrived } from './refetch';

const stew = [sampleItem(1, { name: 'Sancocho' })];
const mash = [sampleItem(1, { name: 'Mofongo' })];
const cached = (html: string) => html.replace('<body', '<body data-cached-at="1"');
const ask = jest.fn<typeof fetch>();
const item = () => document.querySelector('h3')?.textContent;
const answer = (html: string, status = 200) =>
  ask.mockResolvedValue(new Response(html, { status }));

/** jsdom does not navigate and logs an error instead. */
let complaints: jest.SpiedFunction<typeof console.error>;
const left = () =>
  complaints.mock.calls.some(([error]) => /navigation/.test(String((error as Error).message)));

beforeEach(() => {
  history.replaceState(null, '', '/m/x?lang=en&mesa=4&q=flan#p-flan');
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = ask.mockReset();
  showPage({ items: stew });
});

describe('looking for a newer state of the menu', () => {
  it('asks for the page in its language, past what the browser kept unasked', async () => {
    answer(pageOf({ items: stew }));
    expect(await refetch()).toBe('same');
    expect(ask).toHaveBeenCalledWith(
      '/m/x?lang=en',
      expect.objectContaining({ cache: 'no-cache', headers: { accept: 'text/html' } }),
    );
  });

  it('asks for the menu that is read, where the page of its restaurant may open with another by now', async () => {
    history.replaceState(null, '', '/r/dona-ana?lang=en&mesa=4');
    document
      .querySelector('header')!
      .insertAdjacentHTML(
        'afterend',
        '<nav class="tabs"><a href="/r/dona-ana/carta">A</a><a href="/r/dona-ana/vinos" aria-current="page">V</a></nav>',
      );
    answer(pageOf({ items: stew }));
    expect(await refetch()).toBe('same');
    expect(ask).toHaveBeenCalledWith('/r/dona-ana/vinos?lang=en', expect.anything());
  });

  it('reads of a page that is the same its state alone, and all of another one', async () => {
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
    const read = () => parse.mock.calls.map(([html]) => /<main/.test(String(html)));
    answer(pageOf({ items: stew }));
    expect([await refetch(), read()]).toEqual(['same', [false]]);
    answer(pageOf({ items: mash }));
    expect([await refetch(), read()]).toEqual(['changed', [false, false, true]]);
    parse.mockRestore();
  });

  it('takes over what is new, its language and its bar with it', async () => {
    answer(pageOf({ items: mash }).replace('lang="es-DO"', 'lang="ht"'));
    expect(await refetch()).toBe('changed');
    expect([item(), document.documentElement.lang]).toEqual(['Mofongo', 'ht']);
    expect(left()).toBe(false);
  });

  it('lets go of the parts of the page that it has no more', async () => {
    const items = Array.from({ length: 8 }, (_, at) => sampleItem(at + 1));
    showPage({ items });
    expect(document.querySelector('.bar')).not.toBeNull();
    answer(pageOf({ items: mash }));
    await refetch();
    expect(document.querySelector('.bar')).toBeNull();
    answer(pageOf({ menu: sampleMenu(), items }));
    await refetch();
    expect(document.querySelector('.bar')).not.toBeNull();
  });

  it.each([
    ['a copy that this phone kept', () => answer(cached(pageOf({ items: mash })))],
    ['an error', () => answer('Un momento, por favor', 503)],
    ['nothing', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('is told that %s is no live answer', async (_, arrange) => {
    arrange();
    expect(await refetch()).toBe('unavailable');
    expect(item()).toBe('Sancocho');
    expect(left()).toBe(false);
  });

  it('waits four seconds for an answer and no longer', async () => {
    jest.useFakeTimers();
    ask.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const onFreshness = jest.fn();
    const looking = refetch().then(onFreshness);
    await jest.advanceTimersByTimeAsync(3999);
    expect(onFreshness).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await looking;
    expect(onFreshness).toHaveBeenCalledWith('unavailable');
    jest.useRealTimers();
  });

  it('opens the page anew where its menu was taken offline, which it says itself', async () => {
    answer('Fuera de línea', 404);
    expect(await refetch()).toBe('gone');
    expect(left()).toBe(true);
  });

  it('takes the line of a copy away once the page itself came', async () => {
    document
      .querySelector('header')!
      .insertAdjacentHTML('beforebegin', '<p class="offline-copy">Copia</p>');
    answer(cached(pageOf({ items: stew })));
    await refetch();
    expect(document.querySelector('.offline-copy')).not.toBeNull();
    answer(pageOf({ items: stew }));
    await refetch();
    expect(document.querySelector('.offline-copy')).toBeNull();
  });

  it('finds the page that came after its copy where the worker has just put it', async () => {
    const match = jest.fn<typeof caches.match>();
    match.mockResolvedValue(new Response(pageOf({ items: mash })));
    Object.assign(globalThis, { caches: { match } });
    await refetchArrived();
    expect([match.mock.calls, item()]).toEqual([[['/m/x?lang=en']], 'Mofongo']);
    expect(ask).not.toHaveBeenCalled();
  });
});

import { jest } from '@jest/globals';
import { defineMenuElement } from './menu-element';

const ORIGIN = 'https://cartaviva.do';

describe('<cartaviva-menu> on another site', () => {
  beforeAll(() => {
    defineMenuElement(ORIGIN);
    defineMenuElement('https://somebody-else.example');
  });

  function shown(html: string): HTMLIFrameElement {
    document.body.innerHTML = html;
    return document.querySelector('cartaviva-menu')!.shadowRoot!.querySelector('iframe')!;
  }
  const send = (frame: HTMLIFrameElement, data: unknown, more: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: ORIGIN, source: frame.contentWindow, data, ...more }),
    );

  it('is a frame with the menu, in its language, under a name', () => {
    const frame = shown(
      '<cartaviva-menu menu="casa-mofongo" lang="en" title="Carta">-</cartaviva-menu>',
    );
    expect(frame.src).toBe(`${ORIGIN}/insertar/casa-mofongo?alto=1&lang=en`);
    expect(frame.title).toBe('Carta');
    document.querySelector('cartaviva-menu')!.setAttribute('menu', '../dashboard?x="');
    expect(frame.src).toBe(`${ORIGIN}/insertar/..%2Fdashboard%3Fx%3D%22?alto=1&lang=en`);
    document.querySelector('cartaviva-menu')!.setAttribute('lang', 'fr');
    expect(frame.src).toBe(`${ORIGIN}/insertar/..%2Fdashboard%3Fx%3D%22?alto=1&lang=fr`);
  });

  it('is as high as the menu says, and nobody else', () => {
    const frame = shown('<cartaviva-menu menu="casa-mofongo"></cartaviva-menu>');
    send(frame, { type: 'cartaviva:height', height: 1234 });
    expect(frame.style.height).toBe('1234px');
    send(frame, { type: 'cartaviva:height', height: 5 }, { origin: 'https://evil.example' });
    send(frame, { type: 'cartaviva:height', height: 5 }, { source: window });
    for (const data of [
      null,
      'x',
      { type: 'cartaviva:height', height: '5px;color:red' },
      { height: 5 },
    ]) {
      send(frame, data);
    }
    expect(frame.style.height).toBe('1234px');
    send(frame, { type: 'cartaviva:height', height: 1e9 });
    expect(frame.style.height).toBe('100000px');
    document.querySelector('cartaviva-menu')!.remove();
    send(frame, { type: 'cartaviva:height', height: 7 });
    expect(frame.style.height).toBe('100000px');
  });

  it('scrolls its site to where a link of the menu leads, and for nobody else', () => {
    const scroll = jest.spyOn(globalThis, 'scrollTo').mockReturnValue();
    const frame = shown('<cartaviva-menu menu="casa-mofongo"></cartaviva-menu>');
    jest.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ top: -40 } as DOMRect);
    jest.replaceProperty(globalThis, 'scrollY', 300);
    const message = { type: 'cartaviva:scroll', top: 900 };
    send(frame, message);
    expect(scroll.mock.calls).toEqual([[0, 1160]]);
    send(frame, message, { origin: 'https://evil.example' });
    for (const top of [undefined, 'x', -5]) send(frame, { ...message, top });
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(frame.style.height).toBe('40rem');
  });
});

describe('a menu in a frame', () => {
  it('tells how high it is whenever that changes, and shows its options in place of sheets', async () => {
    let resized = () => undefined as void;
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        resized = () => callback([], this);
      }
      observe = () => resized();
      disconnect = () => undefined;
      unobserve = () => undefined;
    };
    const post = jest.spyOn(window.parent, 'postMessage').mockReturnValue();
    jest
      .spyOn(document.body, 'getBoundingClientRect')
      .mockReturnValue({ height: 810.2 } as DOMRect);
    history.replaceState(null, '', '/insertar/casa-mofongo?alto=1');
    await import('../client/embedded');
    resized();
    const message = { type: 'cartaviva:height', height: 811 };
    expect(post.mock.calls).toEqual([
      [message, '*'],
      [message, '*'],
    ]);
    expect(document.head.innerHTML).toContain('.options{display:block}');

    document.body.innerHTML =
      '<div class="items"><h3><a href="#1">Sancocho</a></h3></div><a href="#2">-</a>';
    const [item, other] = document.querySelectorAll('a');
    const opened = jest.fn();
    document.addEventListener('click', opened);
    item!.click();
    expect(opened).not.toHaveBeenCalled();
    other!.click();
    expect(opened).toHaveBeenCalled();
    expect(post).toHaveBeenCalledTimes(2);

    document.body.innerHTML = '<a href="#c-1"><b>Postres</b></a><section id="c-1"></section>';
    const section = document.querySelector('section')!;
    jest.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: 640.5 } as DOMRect);
    document.querySelector('b')!.click();
    expect(post).toHaveBeenLastCalledWith({ type: 'cartaviva:scroll', top: 640 }, '*');
  });
});

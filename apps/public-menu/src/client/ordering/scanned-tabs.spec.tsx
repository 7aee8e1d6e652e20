import { fireEvent } from '@testing-library/react';
import { keepScan } from './scanned-tabs';

const WINES = '/r/dona-ana/vinos?lang=en';

/** Opens a page with a tab and another link. `press` clicks a link and returns its resulting address. */
function openAt(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<nav class="tabs"><a href="${WINES}"><b>Vinos</b></a></nav><a id="other" href="/q/1">x</a>`;
  keepScan(document);
  const press = (selector: string) => {
    const target = document.querySelector(selector)!;
    target.closest('a')!.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(target);
    return target.closest('a')!.getAttribute('href')!.replace(window.location.origin, '');
  };
  return { press };
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the tabs of a restaurant, at a table whose code was scanned', () => {
  it('lead on with the table and the print, and nothing else of the address', () => {
    const { press } = openAt('/r/dona-ana?mesa=Sal%C3%B3n%207&p=t&q=flan');
    expect(press('.tabs b')).toBe(`${WINES}&mesa=Sal%C3%B3n%207&p=t`);
    // A second press does not add the scan again.
    expect(press('.tabs b')).toBe(`${WINES}&mesa=Sal%C3%B3n%207&p=t`);
    expect(press('#other')).toBe('/q/1');
  });

  it('are as they were where none was scanned', () => {
    expect(openAt('/r/dona-ana').press('.tabs b')).toBe(WINES);
  });
});

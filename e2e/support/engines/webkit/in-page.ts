import type { Selector } from './selector';

/** Global that every script of the driver finds in the page (`SEARCH`). */
interface Searching {
  search?: { queryLocatorSelectorAll(path: string, root: Document): Element[] };
}

/** Elements in document order. All functions in this file run in the page, so they must be self-contained. */
export function findAll({ frames, path }: Selector): Element[] {
  const { search } = window as Searching;
  const all = (step: string, root: Document) => search!.queryLocatorSelectorAll(step, root);
  let root: Document | null | undefined = document;
  for (const frame of frames) {
    const element: Element | undefined = root ? all(frame, root)[0] : undefined;
    root = (element as HTMLIFrameElement | undefined)?.contentDocument;
  }
  return root?.body ? all(path, root) : [];
}

/** Position in CSS pixels at which a user can click the element, or the reason why it cannot be clicked. */
export async function whereToPress(element: HTMLElement): Promise<[number, number] | string> {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is not visible';
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  const before = place();
  await new Promise((drawn) => requestAnimationFrame(drawn));
  if (place() !== before) return 'it moves';
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const inWindow = (): [number, number] => {
    let [x, y] = centre();
    for (let { defaultView } = element.ownerDocument; defaultView?.frameElement;) {
      const frame = defaultView.frameElement.getBoundingClientRect();
      x += frame.x;
      y += frame.y;
      ({ defaultView } = defaultView.frameElement.ownerDocument);
    }
    return [Math.floor(x), Math.floor(y)];
  };
  const isHit = () => {
    const hit = element.ownerDocument.elementFromPoint(...centre());
    return (
      document.elementFromPoint(...inWindow()) !== null &&
      (element.contains(hit) || hit?.closest('label')?.control === element)
    );
  };
  if (isHit()) return inWindow();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return 'it is out of sight, or under something';
}

/**
 * Replaces the text of a field as Playwright does in other engines. Returns `false` when the field is not editable
 * yet.
 */
export function fillIn(field: HTMLInputElement, text: string): boolean {
  if (!field.checkVisibility({ visibilityProperty: true })) return false;
  if (field.matches(':disabled, [aria-disabled="true"]')) return false;
  field.focus();
  const isTyped = !/^(color|date|datetime-local|month|range|time|week)$/.test(field.type);
  if (isTyped) {
    field.select?.();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    return true;
  }
  const { prototype } = HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export function choose(list: HTMLSelectElement, wanted: string): void {
  const option = [...list.options].find(({ value, label }) => [value, label].includes(wanted));
  if (!option) throw new Error(`there is no option '${wanted}'`);
  option.selected = true;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

export function isLoaded(): boolean {
  return !('departing' in window) && document.readyState === 'complete';
}

/**
 * Returns true once the app has taken over the page, which starts with the first pointer event. The driver would
 * otherwise type too early.
 */
export function hasApp(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const root = document.getElementById('root');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/** File that a page would save. */
export interface Caught {
  readonly name: string;
  readonly base64: string;
}

/** Intercepts files that the page would save, because the driver does not support downloads. */
export function catchDownloads(): void {
  const page = window as { caught?: Promise<Caught>[] };
  if (page.caught) return;
  const caught: Promise<Caught>[] = [];
  page.caught = caught;
  // A page revokes the URL of its file as soon as it is saved, so the file is recorded.
  const made = new Map<string, Blob>();
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    const url = make(blob);
    made.set(url, blob);
    return url;
  };
  const take = async ({ href, download }: HTMLAnchorElement): Promise<Caught> => {
    const own = made.get(href);
    const [, written] = /^data:[^,]*;base64,(.*)$/.exec(href) ?? [];
    if (written) return { name: download, base64: written };
    const reply = own ? new Response(own) : await fetch(href);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const [, sent] =
      /filename="?([^";]+)/.exec(reply.headers.get('content-disposition') ?? '') ?? [];
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return { name: sent ?? download, base64: btoa(binary) };
  };
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[download]');
      if (!link) return;
      event.preventDefault();
      caught.push(take(link));
    },
    true,
  );
  const { prototype } = HTMLAnchorElement;
  const { click } = prototype;
  prototype.click = function (this: HTMLAnchorElement) {
    if (this.isConnected || !this.hasAttribute('download')) return click.call(this);
    caught.push(take(this));
  };
}

export function nextCaught(): Promise<Caught> | null {
  return (window as { caught?: Promise<Caught>[] }).caught?.shift() ?? null;
}

/** A control of a page, by its name for screen readers, or by how that begins. */
export interface Control {
  readonly kind: 'button' | 'field';
  readonly name: string;
}

/** The control that people can use, or null. Runs in the page: everything it needs is in it. */
export function findControl({ kind, name }: Control): Element | null {
  const controls = {
    button: 'button, a[href], summary, [role="tab"], [role="menuitem"], input[type="radio"]',
    field: 'input, textarea, select',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = labels?.length
      ? [...labels].map(({ textContent }) => textContent).join(' ')
      : null;
    return plain(element.getAttribute('aria-label') ?? label ?? element.textContent);
  };
  const isUsable = (element: Element) =>
    element.checkVisibility() &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !(element as HTMLButtonElement).disabled;
  /** A notice may lie over it for a while. */
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const found = [...document.querySelectorAll(controls[kind])].filter(isUsable);
  const called = (matches: (own: string) => boolean) => found.find((one) => matches(nameOf(one)));
  const control = called((own) => own === name) ?? called((own) => own.startsWith(name));
  return control && isOnTop(control) ? control : null;
}

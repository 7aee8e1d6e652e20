/** Attributes that the script or the diner changes. The server's values do not replace them. */
const OURS = new Set([
  'hidden',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'data-active',
  'open',
]);

/**
 * Updates an element to match another one and keeps every node that can stay. Images do not load again, and focus and
 * scroll position are kept. Children with an ID are matched by it.
 */
export function morph(old: Element, next: Element): void {
  if (old.isEqualNode(next)) return;
  takeAttributes(old, next);
  const staying = new Set([...next.children].map(({ id }) => id));
  // Removed children go first, so that the others need not move. A node that moves loses its focus.
  for (const child of [...old.children]) if (child.id && !staying.has(child.id)) child.remove();
  const known = new Map([...old.children].filter(({ id }) => id).map((child) => [child.id, child]));
  let at: ChildNode | null = old.firstChild;
  for (const child of [...next.childNodes]) {
    const present = counterpart(child, at, known);
    if (!present) {
      old.insertBefore(child, at);
      continue;
    }
    if (present === at) at = at.nextSibling;
    else old.insertBefore(present, at);
    if (present instanceof Element && child instanceof Element) morph(present, child);
    else if (present.nodeValue !== child.nodeValue) present.nodeValue = child.nodeValue;
  }
  while (at) {
    const after: ChildNode | null = at.nextSibling;
    at.remove();
    at = after;
  }
}

function counterpart(
  child: ChildNode,
  at: ChildNode | null,
  known: ReadonlyMap<string, Element>,
): ChildNode | null | undefined {
  const idOf = (node: ChildNode | null) => (node instanceof Element ? node.id : '');
  if (idOf(child)) return known.get(idOf(child));
  return at && !idOf(at) && at.nodeName === child.nodeName ? at : undefined;
}

function takeAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (!OURS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

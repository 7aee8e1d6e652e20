import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Drawable = ReactElement<Props, string | ((props: Props) => ReactNode)>;

/** Set as properties: handlers, and what people change themselves. */
const LIVE = /^on|^checked|^value/;

/**
 * Makes the children of a node what JSX says, without React: it weighs more than the page. Nodes of
 * the same tag at the same place stay, with their focus and what was typed; they are expected to
 * have the same attributes, `undefined` where one is not wanted. Handlers get the browser's own
 * events.
 */
export function draw(parent: Element | DocumentFragment, content: ReactNode): void {
  const children = flattened(content);
  children.forEach((child, at) => {
    const old = parent.childNodes[at];
    const tag = typeof child === 'string' ? '#text' : (child.type as string);
    const node = old?.nodeName.toLowerCase() === tag ? old : made(tag);
    if (!old) parent.append(node);
    else if (node !== old) old.replaceWith(node);
    if (typeof child !== 'string') update(node as HTMLElement, child.props);
    else if (node.nodeValue !== child) node.nodeValue = child;
  });
  while (parent.childNodes.length > children.length) parent.lastChild!.remove();
}

/** One element as JSX says it, which is in no document yet. */
export function elementOf(content: ReactElement): HTMLElement {
  const fragment = new DocumentFragment();
  draw(fragment, content);
  return fragment.firstElementChild as HTMLElement;
}

const made = (tag: string) =>
  tag === '#text' ? document.createTextNode('') : document.createElement(tag);

/** Elements and texts alone; what is left out is an empty text that keeps the place of the next ones. */
function flattened(content: ReactNode): (Drawable | string)[] {
  if (Array.isArray(content)) return content.flatMap(flattened);
  if (typeof content !== 'object' || !content) {
    return [typeof content === 'boolean' ? '' : String(content ?? '')];
  }
  const element = content as Drawable;
  const { type, props } = element as ReactElement<Props, Drawable['type'] | typeof Fragment>;
  if (type === Fragment) return flattened(props.children);
  return typeof type === 'function' ? flattened(type(props)) : [element];
}

function update(element: HTMLElement, { children, ...props }: Props): void {
  for (const [name, value] of Object.entries(props)) {
    const attribute = name === 'className' ? 'class' : name;
    if (name === 'style') Object.assign(element.style, value);
    else if (LIVE.test(name)) Reflect.set(element, name.toLowerCase(), value);
    else if (value === undefined || value === false) element.removeAttribute(attribute);
    // An image whose address is written once more is loaded once more.
    else if (element.getAttribute(attribute) !== String(value)) {
      element.setAttribute(attribute, String(value));
    }
  }
  draw(element, children);
}

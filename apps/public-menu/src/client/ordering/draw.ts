import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Drawable = ReactElement<Props, string | ((props: Props) => ReactNode)>;

/** Names that are set as properties: handlers, and values that users change. */
const LIVE = /^on|^checked|^value/;

/**
 * Renders JSX into a node without React, which is larger than the whole page. Nodes with the same tag at the same
 * position stay, and so do their focus and typed text. They must always have the same set of attributes, with
 * `undefined` for an absent one. Handlers receive native events.
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

/** Renders one element that is not attached to a document. */
export function elementOf(content: ReactElement): HTMLElement {
  const fragment = new DocumentFragment();
  draw(fragment, content);
  return fragment.firstElementChild as HTMLElement;
}

const made = (tag: string) =>
  tag === '#text' ? document.createTextNode('') : document.createElement(tag);

/**
 * Flattens content to elements and texts. An omitted part becomes an empty text, so that later parts keep their
 * positions.
 */
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
    // Setting the same image URL again would load the image again.
    else if (element.getAttribute(attribute) !== String(value)) {
      element.setAttribute(attribute, String(value));
    }
  }
  draw(element, children);
}

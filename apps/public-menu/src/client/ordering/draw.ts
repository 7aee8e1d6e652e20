type Child = Node | string | false | null | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with its attributes and children; whatever is false or undefined is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      made.setAttribute(name, value === true ? '' : String(value));
    }
  }
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** A button that does something. */
export function button(attributes: Attributes, label: Child, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', act);
  return made;
}

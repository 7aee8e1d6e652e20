type Tab = 'items' | 'qr' | 'languages';

/**
 * A part of the menu's editor, which reads what is asked of it there: `item` opens an item's form,
 * `newItem` the form of a new item with that name.
 */
export function editorPath(
  menuId: string,
  tab: Tab,
  asked: { readonly item?: string; readonly newItem?: string } = {},
): string {
  const query = new URLSearchParams(asked).toString();
  return `/editor/${menuId}${query && `?${query}`}#${tab}`;
}

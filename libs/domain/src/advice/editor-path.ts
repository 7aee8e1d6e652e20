type Tab = 'items' | 'qr' | 'languages';

/**
 * Returns the path of a section of the menu editor. `item` opens the form of an item, `newItem` opens the form of a
 * new item with that name.
 */
export function editorPath(
  menuId: string,
  tab: Tab,
  asked: { readonly item?: string; readonly newItem?: string } = {},
): string {
  const query = new URLSearchParams(asked).toString();
  return `/editor/${menuId}${query && `?${query}`}#${tab}`;
}

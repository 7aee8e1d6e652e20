/** Returns the operation ID of a controller method: `MenusController` and `create` become `menus.create`. */
export function operationIdOf(controller: string, method: string): string {
  const subject = controller.replace(/Controller$/, '');
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}.${method}`;
}

const NUMBERED = /\.[^.]+\[(\d+)\]$/;

/**
 * Returns the operation ID of a method that serves several paths, which Nest numbers. The first path keeps the plain
 * name and the others are named after their path: `images.publicObjects`.
 */
export function uniqueOperationId(id: string, path: string): string {
  const [, place] = NUMBERED.exec(id) ?? [];
  if (place === undefined) return id;
  if (place === '0') return id.replace(/\[0\]$/, '');
  const [, first = ''] = path.split('/');
  const name = first.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return id.replace(NUMBERED, `.${name}`);
}

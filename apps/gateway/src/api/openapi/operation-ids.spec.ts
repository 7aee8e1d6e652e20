import { operationIdOf, uniqueOperationId } from './operation-ids';

describe('what a call is named', () => {
  it.each([
    ['MenusController', 'create', 'menus.create'],
    ['ApiKeysController', 'rotate', 'apiKeys.rotate'],
  ])('after %s and %s is %s', (controller, method, id) =>
    expect(operationIdOf(controller, method)).toBe(id),
  );

  it.each([
    ['images.get', '/objects/{objectId}', 'images.get'],
    ['images.get[0]', '/objects/{objectId}', 'images.get'],
    ['images.get[1]', '/public-objects/{objectId}', 'images.publicObjects'],
  ])('of %s at %s is %s', (id, path, unique) => expect(uniqueOperationId(id, path)).toBe(unique));
});

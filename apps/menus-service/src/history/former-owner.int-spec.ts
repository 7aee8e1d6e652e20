import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the history of a menu whose account has another owner', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  it('names who gave the account away as a member, and who owns it now as the owner', async () => {
    const { accountId, userId, call } = service.owner();
    const { id: menuId } = await call(menus.menu.create, aMenu());
    const item = await call(menus.item.create, anItem({ menuId, name: 'La Bandera' }));
    const heirId = randomUUID();
    const member = { userId: heirId, accountId: randomUUID(), name: 'Luis Peña' };
    const asMember = service.as({
      ...{ kind: 'user', accountId, userId, role: 'user' },
      member: { ...member, role: 'administrator' },
    });
    await asMember.call(menus.item.update, { itemId: item.id, price: '360' });
    await call(menus.item.update, { itemId: item.id, price: '370' });
    const departure = { accountId, personId: userId, personName: 'Ana Peña', wasOwner: true };
    await service.emitAccessEnded({ ...departure, role: 'administrator' });
    const heir = service.as({ kind: 'user', accountId, userId: heirId, role: 'user' });
    const authors = async () =>
      (await heir.call(menus.history.list, { menuId, page: 1, limit: 20 })).rows
        .slice(0, 2)
        .map(({ author }) => author);
    await eventually(async () =>
      expect(await authors()).toEqual([
        { kind: 'member', name: 'Ana Peña', isYou: false },
        { kind: 'owner', name: null, isYou: true },
      ]),
    );
  });
});

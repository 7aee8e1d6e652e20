import {
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  oneof,
  property,
  string,
} from 'fast-check';
import { randomUUID } from 'node:crypto';
import { SYSTEM, VISITOR, type Actor } from '../actor';
import { billing } from '../billing';
import { identity } from '../identity';
import { media } from '../media';
import { menus } from '../menus';
import { mayRoleSend, MEMBER_RIGHTS, requireRight } from './member-rights';
import { MEMBER_ROLES, type MemberRole } from './member-role';

type Messages = Record<string, Record<string, { readonly name: string }>>;

const DECLARED = [identity, menus, billing, media].flatMap((service: Messages) =>
  Object.values(service).flatMap((ability) => Object.values(ability).map(({ name }) => name)),
);

const account = {
  kind: 'user',
  accountId: randomUUID(),
  userId: randomUUID(),
  role: 'user',
} as const;
const acting = (role: MemberRole): Actor => ({
  ...account,
  member: { userId: randomUUID(), accountId: randomUUID(), name: 'Luis Peña', role },
});

/** The messages that the role may send with any payload. */
const sentBy = (role: MemberRole) =>
  DECLARED.filter((name) => mayRoleSend(role, name, { any: 'field' }));

describe('the rights of members', () => {
  it('are settled for every message, and for none that is not declared', () => {
    expect([...MEMBER_RIGHTS.keys()].sort()).toEqual(DECLARED.sort());
    expect([...MEMBER_RIGHTS.values()]).not.toContain(undefined);
  });

  it('are no concern of owners, programs, visitors and our own processes', () => {
    const program: Actor = { ...account, apiKeyName: 'Caja' };
    for (const actor of [account, program, VISITOR, SYSTEM]) {
      for (const name of [...DECLARED, 'menus.unknown.message']) {
        expect(() => requireRight(name, actor, {})).not.toThrow();
      }
    }
  });

  it.each(MEMBER_ROLES)('refuse a message without a row to %s', (role) => {
    expect(() => requireRight('menus.unknown.message', acting(role), {})).toThrow(
      expect.objectContaining({ code: 'ROLE_FORBIDDEN', details: { role } }),
    );
    expect(() => requireRight(menus.menu.get.name, acting(role), {})).not.toThrow();
  });

  it.each([{ role: 'waiter' }, { role: 'constructor' }, {}, null])(
    'refuse everything to a member of whom nothing is known: %j',
    (unknown) => {
      const actor = { ...account, member: unknown } as unknown as Actor;
      for (const name of DECLARED) {
        expect(() => requireRight(name, actor, {})).toThrow(
          expect.objectContaining({ code: 'ROLE_FORBIDDEN', details: {} }),
        );
      }
    },
  );

  it('are no wider for a member who calls themself an admin', () => {
    const actor: Actor = { ...account, ...acting('administrator'), role: 'admin' } as Actor;
    for (const { name } of [...Object.values(identity.admin), billing.subscription.grant]) {
      expect(() => requireRight(name, actor, {})).toThrow('ROLE_FORBIDDEN');
    }
  });

  it('leave payments, the account and what mails its owner to the owner', () => {
    const alone = [
      ...[...Object.values(billing.payment), ...Object.values(billing.order)],
      ...[billing.subscription.cancel, billing.subscription.resume, billing.trial.start],
      ...[...Object.values(identity.account), menus.account.export, billing.account.export],
      ...[media.account.objects, identity.password.change, identity.user.updateProfile],
      menus.analytics.setWeeklyMail,
    ];
    for (const role of MEMBER_ROLES) {
      expect(alone.filter(({ name }) => mayRoleSend(role, name, {}))).toEqual([]);
    }
  });

  it('grow from the kitchen and the analyst to the administrator', () => {
    const administrator = sentBy('administrator');
    const editor = sentBy('editor');
    expect(administrator).toEqual(expect.arrayContaining([...editor, ...sentBy('analyst')]));
    expect(editor).toEqual(expect.arrayContaining(sentBy('kitchen')));
    const whole = [menus.menu.create, menus.menu.delete, menus.menu.restore, menus.menu.duplicate];
    const settings = [...Object.values(identity.apiKey), ...Object.values(media.webhook)];
    for (const { name } of [...whole, ...settings.filter((it) => it !== identity.apiKey.find)]) {
      expect([name, administrator.includes(name)]).toEqual([name, true]);
      expect([name, editor.includes(name)]).toEqual([name, false]);
    }
    expect(sentBy('analyst')).toContain(menus.analytics.of.name);
    expect([...editor, ...sentBy('kitchen')]).not.toContain(menus.analytics.of.name);
  });
});

describe('the kitchen', () => {
  const { update, upsert } = menus.item;
  const may = (name: string, payload: unknown) => mayRoleSend('kitchen', name, payload);
  const itemId = randomUUID();
  const soldOut = { itemId, isAvailable: false, availableAgainAt: null, expectedVersion: 3 };

  it('says when items can be had, one by one and together', () => {
    expect(may(update.name, soldOut)).toBe(true);
    expect(may(update.name, { itemId, isAvailable: true })).toBe(true);
    const list = { menuId: randomUUID(), items: [soldOut], onError: 'skip', expectedRevision: 4 };
    expect(may(upsert.name, list)).toBe(true);
    expect(may(upsert.name, { ...list, items: [] })).toBe(true);
  });

  it('makes no item in a list', () => {
    const row = { isAvailable: false };
    expect(may(upsert.name, { menuId: randomUUID(), items: [soldOut, row] })).toBe(false);
  });

  it('changes nothing else of an item, whatever the payload is', () => {
    const allowed = Object.keys(soldOut);
    const names = [
      'price',
      'name',
      'categoryId',
      'sizes',
      '__proto__',
      'constructor',
      'isavailable',
    ];
    const others = oneof(constantFrom(...names), string()).filter((it) => !allowed.includes(it));
    const values = oneof(jsonValue(), constantFrom(null, undefined, ''));
    const fields = dictionary(others, values, { minKeys: 1, noNullPrototype: true });
    assert(
      property(fields, (more) => {
        const payload = JSON.parse(
          JSON.stringify({ ...soldOut, ...more }, (_, value: unknown) => value ?? null),
        ) as object;
        Object.defineProperty(payload, Object.keys(more)[0]!, { value: null, enumerable: true });
        expect(may(update.name, payload)).toBe(false);
        expect(may(upsert.name, { menuId: randomUUID(), items: [soldOut, payload] })).toBe(false);
        expect(may(upsert.name, { items: [soldOut], ...more, other: null })).toBe(false);
      }),
    );
  });

  it('is refused what is no object', () => {
    assert(
      property(
        oneof(
          jsonValue().filter((it) => typeof it !== 'object' || it === null),
          array(jsonValue()),
        ),
        (payload) => {
          expect(may(update.name, payload)).toBe(false);
          expect(may(upsert.name, payload)).toBe(false);
          expect(may(upsert.name, { items: payload === null ? null : { 0: payload } })).toBe(false);
        },
      ),
    );
  });
});

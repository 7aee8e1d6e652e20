import { identity, mayRoleSend, MEMBER_ROLES, menus, billing } from '@cartaviva/contracts';
import { homeOf, roleMay, type Right } from './rights';

const NAME = '7b0c1a52-6c1e-4a53-9a53-3a2f0a8f2d77';
const soldOut = { itemId: NAME, isAvailable: false, availableAgainAt: null };

/** Requests that the services allow, by the right that the screens check. */
const SENT: Readonly<Record<Right, readonly (readonly [{ readonly name: string }, object])[]>> = {
  'menus.edit': [
    [menus.menu.update, {}],
    [menus.item.create, {}],
    [menus.history.restore, {}],
  ],
  'menus.manage': [
    [menus.menu.create, {}],
    [menus.menu.duplicate, {}],
    [menus.menu.delete, {}],
  ],
  availability: [[menus.item.update, soldOut]],
  analytics: [
    [menus.analytics.of, {}],
    [menus.analytics.compare, {}],
    [menus.dashboard.analytics, {}],
  ],
  people: [
    [identity.member.list, {}],
    [identity.invitation.create, {}],
  ],
  integrations: [
    [identity.apiKey.list, {}],
    [identity.integrationRequest.create, {}],
  ],
  payments: [
    [billing.order.create, {}],
    [billing.payment.list, {}],
  ],
};

it.each(Object.entries(SENT))('screens offer %s to whom the services let do it', (right, sent) => {
  for (const role of MEMBER_ROLES) {
    for (const [{ name }, payload] of sent) {
      expect([role, name, mayRoleSend(role, name, payload)]).toEqual([
        role,
        name,
        roleMay(role, right as Right),
      ]);
    }
  }
  expect(roleMay('owner', right as Right)).toBe(true);
});

it('every role begins its work somewhere that it may', () => {
  const needs = {
    '/cocina': 'availability',
    '/analytics': 'analytics',
    '/dashboard': 'menus.edit',
  };
  for (const role of ['owner', ...MEMBER_ROLES] as const) {
    const home = homeOf(role) as keyof typeof needs;
    expect(roleMay(role, needs[home] as Right)).toBe(true);
  }
});

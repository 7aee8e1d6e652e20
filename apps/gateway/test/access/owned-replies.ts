import {
  billing,
  identity,
  media,
  menus,
  type PublicMenuReply,
  type StorageView,
  type SubscriptionView,
} from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { PUBLIC_URL, type TestGateway } from '../test-gateway';
import {
  publishedMenu,
  sampleAnalytics,
  sampleApiKey,
  sampleCategory,
  sampleDemoRequest,
  sampleIncident,
  sampleInvitation,
  sampleTransfer,
  sampleItem,
  samplePerson,
  sampleVersion,
  sampleMenu,
  samplePriceChange,
  samplePublicRestaurant,
  sampleRestaurant,
  sampleScheduledChange,
  sampleUser,
} from '../samples';
import type { ServiceDouble } from '../service-double';
import { theirDeliveries } from './delivery-replies';
import { owned } from './owned';
import { DRAFT, PUBLISHED } from './samples';

const NO_STORAGE: StorageView = { plan: 'free', usedBytes: 0, limitBytes: 1 };

const ALL_READ = { faults: [], ignoredColumns: [], otherSheets: [] };

const NOTHING_MADE = { newCategories: 0, firstItems: [], itemIds: [], categoryIds: [] };

const NO_SUBSCRIPTION: SubscriptionView = {
  plan: 'free',
  status: 'none',
  effectivePlan: 'free',
  expiresAt: null,
  cancelsAtEnd: false,
};

/** Stubs services with objects of `ownerId`. For everyone else they appear to be missing. */
export function furnish(testGateway: TestGateway, ownerId: string): void {
  theirMenus(testGateway.menus, ownerId);
  theirAccount(testGateway.identity, ownerId);
  everyonesIdentity(testGateway);
  const images = owned(testGateway.media, ownerId, 'UPLOAD_EXPIRED');
  images(media.ticket.fetch, {});
  images(media.ticket.redeem, { storageKey: 'uploads/picture', maxBytes: 1000 });
  images(media.object.confirm, { objectPath: `/objects/${randomUUID()}` });
  testGateway.media.on(media.ticket.issue, () => ({
    uploadURL: `${PUBLIC_URL}/api/uploads/${DRAFT}`,
  }));
  testGateway.media.on(media.storage.usage, () => NO_STORAGE);
  testGateway.media.on(media.menuDraft.read, () => ({ categories: [], unread: [] }));
  const webhook = {
    ...{ id: DRAFT, url: 'https://example.do/avisos', events: [], lastStatus: null },
    ...{ createdAt: '2026-11-21T12:00:00.000Z', lastTriedAt: null, description: null },
    ...{
      isEnabled: true,
      pausedAt: null,
      previousSecretExpiresAt: null,
      version: 1,
      menuIds: null,
    },
  };
  const secret = 'whsec_x';
  testGateway.media.on(media.webhook.list, () => []);
  testGateway.media.on(media.webhook.create, () => ({ ...webhook, secret }));
  theirDeliveries(testGateway.media, ownerId);
  const theirWebhook = owned(testGateway.media, ownerId, 'WEBHOOK_NOT_FOUND');
  theirWebhook(media.webhook.get, webhook);
  theirWebhook(media.webhook.update, webhook);
  theirWebhook(media.webhook.rotateSecret, { ...webhook, secret });
  theirWebhook(media.webhook.delete, {});
  testGateway.media.on(media.account.objects, () => ({ objectIds: [] }));
  theirPlan(testGateway.billing, ownerId);
}

function theirPlan(double: ServiceDouble, ownerId: string): void {
  const { subscription, payment, order, webhook } = billing;
  const theirOrder = owned(double, ownerId, 'ORDER_NOT_FOUND');
  const captured = { id: 'A', status: 'completed', plan: 'inicial', expiresAt: null } as const;
  theirOrder(order.capture, captured);
  theirOrder(order.cancel, {});
  const receipt = { fileName: 'recibo.pdf', content: '' };
  owned(double, ownerId, 'PAYMENT_NOT_FOUND')(payment.receipt, receipt);
  double.on(order.create, () => ({ id: 'A' }));
  double.on(payment.setup, () => ({ clientToken: 'token' }));
  double.on(payment.list, () => ({ rows: [], total: 0 }));
  double.on(webhook.receive, () => ({}));
  double.on(billing.plan.list, () => []);
  double.on(billing.account.export, () => ({}));
  const { get, cancel, resume, grant } = subscription;
  for (const message of [get, cancel, resume]) double.on(message, () => NO_SUBSCRIPTION);
  double.on(grant, () => NO_SUBSCRIPTION);
}

function theirMenus(double: ServiceDouble, userId: string): void {
  const [draft, published] = [DRAFT, PUBLISHED].map((id) => sampleMenu({ id, userId }));
  const menu = owned(double, userId, 'MENU_NOT_FOUND');
  const category = owned(double, userId, 'CATEGORY_NOT_FOUND');
  const item = owned(double, userId, 'ITEM_NOT_FOUND');
  menu(menus.menu.get, draft!);
  menu(menus.menu.update, draft!);
  menu(menus.menu.delete, {});
  menu(menus.menu.restore, draft!);
  menu(menus.menu.duplicate, draft!);
  menu(menus.menu.arrange, {});
  menu(menus.menu.changePrices, []);
  owned(double, userId, 'PRICE_CHANGE_NOT_FOUND')(menus.priceChange.undo, samplePriceChange());
  const scheduled = owned(double, userId, 'SCHEDULED_CHANGE_NOT_FOUND');
  scheduled(menus.scheduledChange.get, sampleScheduledChange());
  scheduled(menus.scheduledChange.cancel, {});
  double.on(menus.scheduledChange.list, () => ({ rows: [], total: 0 }));
  double.on(menus.scheduledChange.create, () => sampleScheduledChange());
  double.on(menus.priceChange.list, () => ({ rows: [], total: 0 }));
  double.on(menus.priceChange.read, () => ({ prices: [], ...ALL_READ }));
  double.on(menus.priceChange.preview, () => ({ menus: [], items: [], faults: [] }));
  double.on(menus.priceChange.apply, () => samplePriceChange());
  menu(menus.history.list, { rows: [], total: 0 });
  menu(menus.history.compare, { ...sampleVersion(), differences: [], revision: 1 });
  menu(menus.history.restore, { number: 2, differences: [], notRestored: [], revision: 2 });
  menu(menus.translation.list, []);
  menu(menus.translation.save, []);
  menu(menus.menu.import, { imported: 0, ...NOTHING_MADE, ...ALL_READ });
  menu(menus.menu.export, { content: '', fileName: 'carta.csv' });
  double.on(menus.workbook.import, () => ({ sheets: [] }));
  double.on(menus.workbook.export, () => ({ content: 'UEs=', fileName: 'menús.xlsx' }));
  menu(menus.menu.print, { content: '', fileName: 'carta.pdf' });
  menu(menus.analytics.of, sampleAnalytics());
  menu(menus.analytics.export, { fileName: 'analytics.csv', content: '' });
  menu(menus.analytics.advice, []);
  menu(menus.analytics.allowLive, {});
  menu(menus.category.search, { rows: [], total: 0, revision: 1 });
  menu(menus.category.create, sampleCategory(DRAFT));
  menu(menus.item.search, { rows: [sampleItem(DRAFT)], total: 1, revision: 1 });
  menu(menus.item.getByExternalId, sampleItem(DRAFT));
  menu(menus.item.deleteByExternalId, {});
  menu(menus.item.create, sampleItem(DRAFT));
  menu(menus.sharedItem.list, { menus: [], items: [] });
  menu(menus.sharedItem.share, { created: 0, items: [] });
  menu(menus.item.deleteMany, { deleted: 0, unchanged: 0, failed: 0, rows: [] });
  menu(menus.item.upsert, { created: 0, updated: 0, unchanged: 0, failed: 0, rows: [] });
  const restaurant = owned(double, userId, 'RESTAURANT_NOT_FOUND');
  for (const message of [menus.restaurant.get, menus.restaurant.update, menus.restaurant.arrange]) {
    restaurant(message as typeof menus.restaurant.get, sampleRestaurant());
  }
  restaurant(menus.restaurant.delete, {});
  double.on(menus.restaurant.list, () => []);
  double.on(menus.restaurant.create, () => sampleRestaurant());
  category(menus.category.get, sampleCategory(DRAFT));
  category(menus.category.update, sampleCategory(DRAFT));
  category(menus.category.delete, {});
  item(menus.item.get, sampleItem(DRAFT));
  item(menus.item.update, sampleItem(DRAFT));
  item(menus.item.delete, {});
  item(menus.item.restore, sampleItem(DRAFT));
  item(menus.sharedItem.separate, {});
  double.on(menus.menu.list, () => ({ rows: [], total: 0 }));
  double.on(menus.menu.create, () => published!);
  double.on(menus.dashboard.stats, () => ({ totalMenus: 0, totalItems: 0, publishedMenus: 0 }));
  double.on(menus.dashboard.analytics, () => []);
  double.on(menus.dashboard.activity, () => ({ rows: [], total: 0 }));
  double.on(menus.analytics.compare, () => ({ rows: [], total: 0 }));
  double.on(menus.analytics.weeklyMail, () => ({ enabled: true }));
  double.on(menus.analytics.setWeeklyMail, (mail) => mail);
  double.on(menus.account.export, () => ({}));
  double.on(menus.analytics.stopWeeklyMail, () => ({}));
  double.on(menus.visit.record, () => ({ recorded: 0 }));
  double.on(menus.visit.recordEngagements, () => ({}));
  double.on(menus.publicMenu.resolve, ({ slug }) => ({ menuId: PUBLISHED, slug }));
  double.on(menus.publicMenu.findRestaurant, ({ slug }) => ({
    restaurant: samplePublicRestaurant(PUBLISHED, slug),
  }));
  double.on(menus.publicMenu.resolveShortCode, () => ({ menuId: PUBLISHED, table: null }));
  double.on(menus.template.list, () => []);
  const updatedAt = '2026-11-02T12:00:00.000Z';
  double.on(menus.publicMenu.sitemap, () => ({
    rows: [{ slug: 'la-cocina-de-carmen', updatedAt }],
    total: 1,
  }));
  double.on(menus.publicMenu.find, ({ menuId }): PublicMenuReply => {
    if (menuId === PUBLISHED) return publishedMenu(menuId);
    if (menuId !== DRAFT) return { state: 'missing' };
    return {
      state: 'unpublished',
      restaurantName: 'La Cocina de Carmen',
      phone: null,
      country: 'DO',
    };
  });
}

function theirAccount(double: ServiceDouble, ownerId: string): void {
  owned(double, ownerId, 'SESSION_NOT_FOUND')(identity.session.end, {});
  const person = owned(double, ownerId, 'PERSON_NOT_FOUND');
  person(identity.member.changeRole, samplePerson());
  person(identity.member.remove, {});
  const invitation = owned(double, ownerId, 'INVITATION_NOT_FOUND');
  invitation(identity.invitation.resend, {});
  invitation(identity.invitation.cancel, {});
  const transfer = owned(double, ownerId, 'TRANSFER_NOT_FOUND');
  transfer(identity.transfer.accept, { accountId: ownerId });
  transfer(identity.transfer.end, {});
  // A null reply keeps the current session, which the next route still needs.
  owned(double, ownerId, 'ACCOUNT_NOT_FOUND')(identity.membership.leave, { signedIn: null });
  // The new session belongs to nobody. The next route still needs the current one.
  const elsewhere = {
    sid: randomUUID(),
    expiresAt: '2099-01-01T12:00:00.000Z',
    user: sampleUser(),
  };
  owned(double, ownerId, 'ACCOUNT_NOT_FOUND')(identity.membership.enter, elsewhere);
  const key = owned(double, ownerId, 'API_KEY_NOT_FOUND');
  key(identity.apiKey.revoke, {});
  key(identity.apiKey.rotate, sampleApiKey());
}

/** Stubs the calls about the caller's own account. */
function everyonesIdentity({ identity: double, people }: TestGateway): void {
  const user = sampleUser();
  const sent = { email: user.email, message: 'Código de verificación enviado a tu email' };
  const account = { erasesAt: null, provedBy: 'password' } as const;
  double.on(identity.admin.accountOf, () => ({ accountId: user.account.id }));
  double.on(identity.user.register, () => sent);
  double.on(identity.user.resendCode, () => sent);
  double.on(identity.user.verifyEmail, () => people.openSession(user));
  double.on(identity.user.updateProfile, () => user);
  double.on(identity.session.signIn, () => people.openSession(user));
  double.on(identity.session.list, () => []);
  double.on(identity.session.endOthers, () => ({ sessionIds: [] }));
  // These calls leave the session open, because the next route still needs it.
  double.on(identity.session.signOut, () => ({}));
  double.on(identity.password.forgot, () => ({ message: 'Enviado' }));
  double.on(identity.session.signInWithLink, () => people.openSession(user));
  double.on(identity.password.reset, () => ({}));
  double.on(identity.password.change, () => ({}));
  double.on(identity.session.signInWithSecondFactor, () => people.openSession(user));
  double.on(identity.secondFactor.begin, () => ({ secret: 'A', uri: 'otpauth:', setup: 's' }));
  double.on(identity.secondFactor.confirm, () => ({ recoveryCodes: [] }));
  double.on(identity.secondFactor.remove, () => ({}));
  const invitation = sampleInvitation();
  const about = { accountName: 'Carmen Peña', role: invitation.role } as const;
  double.on(identity.member.list, () => ({
    ...{ people: [], invitations: [invitation] },
    ...{ transfer: sampleTransfer(), limit: 5 },
  }));
  double.on(identity.transfer.offered, () => []);
  double.on(identity.transfer.propose, () => sampleTransfer());
  double.on(identity.transfer.mailCode, () => ({}));
  double.on(identity.membership.list, () => []);
  double.on(identity.invitation.create, () => invitation);
  double.on(identity.invitation.look, () => ({
    ...about,
    ...{ invitedByName: 'Carmen Peña', email: invitation.email },
    expiresAt: invitation.expiresAt,
  }));
  double.on(identity.invitation.accept, () => ({
    ...about,
    accountId: user.id,
  }));
  double.on(identity.apiKey.list, () => []);
  double.on(identity.apiKey.create, () => sampleApiKey());
  double.on(identity.account.get, () => account);
  double.on(identity.account.activity, () => []);
  double.on(identity.account.export, () => ({}));
  double.on(identity.account.mailDeletionCode, () => ({}));
  double.on(identity.account.delete, () => account);
  double.on(identity.account.cancelDeletion, () => account);
  double.on(identity.integrationRequest.create, () => ({}));
  double.on(identity.demoRequest.create, sampleDemoRequest);
  double.on(identity.admin.users, () => ({ rows: [], total: 0 }));
  double.on(identity.admin.changeRole, () => user);
  double.on(identity.admin.demoRequests, () => ({ rows: [], total: 0 }));
  double.on(identity.notice.list, () => []);
  double.on(identity.notice.audience, () => ({ recipients: 2 }));
  double.on(identity.notice.send, ({ kind, effectiveOn, text }) => ({
    ...{ id: randomUUID(), kind, effectiveOn, text, recipients: 2, sent: 0 },
    ...{ createdAt: '2026-11-22T12:00:00.000Z', finishedAt: null },
  }));
  double.on(identity.incident.list, () => []);
  double.on(identity.incident.open, () => sampleIncident());
  double.on(identity.incident.change, () => sampleIncident());
}

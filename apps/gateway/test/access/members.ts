import { MEMBER_ROLES, type MemberRole } from '@cartaviva/contracts';
import { ROWS, type Row } from './rows';

/**
 * Roles that can make each authenticated call in the owner's account. A permitted member gets the same status as the
 * owner, and other members get 403. Some calls concern no account:
 *
 *   themself    concerns the person's own data: members get the status of a stranger
 *   no member   cannot be done for an account: members get the status of a stranger
 */
const MEMBERS = `
administrator editor kitchen analyst
GET    /login
GET    /registro
POST   /api/item-views
POST   /api/menu-engagement
POST   /api/menu-visits
GET    /api/auth/user
GET    /api/billing/events
GET    /api/categories/:categoryId
GET    /api/items/:itemId
GET    /api/me
GET    /api/menus
GET    /api/menus/:draftId
GET    /api/menus/:draftId/categories
GET    /api/menus/:draftId/items
GET    /api/menus/:draftId/items/by-external-id/:externalId
GET    /api/menus/:draftId/items/shared
GET    /api/menus/:draftId/qr
GET    /api/menus/:draftId/translations/:language
GET    /api/menus/:publishedId
GET    /api/menus/:publishedId/qr
GET    /api/dashboard/stats
GET    /api/restaurants
GET    /api/restaurants/:restaurantId
GET    /api/restaurants/:restaurantId/qr

administrator editor
PUT    /api/restaurants/:restaurantId
GET    /api/workbook
GET    /api/price-changes
POST   /api/price-changes
POST   /api/price-changes/:priceChangeId/undo
POST   /api/price-changes/lists
POST   /api/price-changes/preview
GET    /api/scheduled-changes
POST   /api/scheduled-changes
GET    /api/scheduled-changes/:scheduledChangeId
DELETE /api/scheduled-changes/:scheduledChangeId
PUT    /api/categories/:categoryId
DELETE /api/categories/:categoryId
PUT    /api/items/:itemId
DELETE /api/items/:itemId
POST   /api/items/:itemId/photo
POST   /api/items/:itemId/photo-from-url
POST   /api/menus/:draftId/photos
POST   /api/items/:itemId/restore
DELETE /api/items/:itemId/sharing
PUT    /api/menus/:draftId
POST   /api/menus/:draftId/categories
GET    /api/menus/:draftId/export.csv
POST   /api/menu-drafts
POST   /api/menus/:draftId/import
GET    /api/menus/:draftId/history
GET    /api/menus/:draftId/history/:versionNumber
POST   /api/menus/:draftId/history/:versionNumber/restore
POST   /api/menus/:draftId/items
POST   /api/menus/:draftId/items/deletions
DELETE /api/menus/:draftId/items/by-external-id/:externalId
PUT    /api/menus/:draftId/items
POST   /api/menus/:draftId/items/shared
POST   /api/menus/:draftId/logo
PUT    /api/menus/:draftId/order
PUT    /api/menus/:draftId/prices
PUT    /api/menus/:draftId/translations/:language
GET    /api/menus/:publishedId/print
GET    /api/dashboard/activity
PUT    /api/item-images
POST   /api/objects/upload
PUT    /api/restaurant-logos
GET    /api/storage

administrator editor, others for themself
PUT    /api/uploads/:ticketId

administrator analyst
GET    /api/dashboard/analytics
GET    /api/menus/:draftId/analytics
GET    /api/menus/:draftId/analytics.csv
GET    /api/menus/:draftId/analytics/advice
GET    /api/menus/:draftId/analytics/live
GET    /api/analytics/menus

administrator
POST   /api/workbook
POST   /api/restaurants
DELETE /api/restaurants/:restaurantId
PUT    /api/restaurants/:restaurantId/menus
POST   /api/menus
DELETE /api/menus/:draftId
POST   /api/menus/:draftId/duplicate
POST   /api/menus/:draftId/restore
GET    /api/webhooks
POST   /api/webhooks
GET    /api/webhooks/:webhookId
PUT    /api/webhooks/:webhookId
DELETE /api/webhooks/:webhookId
GET    /api/webhooks/:webhookId/deliveries
GET    /api/webhooks/:webhookId/deliveries/:deliveryId
POST   /api/webhooks/:webhookId/deliveries/:deliveryId/redeliver
POST   /api/webhooks/:webhookId/rotate-secret
POST   /api/webhooks/:webhookId/test
POST   /api/account/integration-requests
GET    /api/api-keys
POST   /api/api-keys
DELETE /api/api-keys/:apiKeyId
POST   /api/api-keys/:apiKeyId/rotation
GET    /api/billing/subscription
POST   /api/invitations
DELETE /api/invitations/:invitationId
POST   /api/invitations/:invitationId/resend
GET    /api/people
DELETE /api/people/:userId
PATCH  /api/people/:userId

nobody but the owner
POST   /api/billing/cancel
GET    /api/billing/payments
GET    /api/billing/payments/:paymentId/receipt.pdf
POST   /api/billing/resume
POST   /api/paypal/order
POST   /api/paypal/order/:orderId/cancel
POST   /api/paypal/order/:orderId/capture
GET    /api/paypal/setup
POST   /api/transfers
POST   /api/transfers/code

themself
GET    /api/account
DELETE /api/account
GET    /api/account/activity
POST   /api/account/cancel-deletion
POST   /api/account/deletion-code
GET    /api/account/export
GET    /api/accounts
DELETE /api/accounts/:accountId
POST   /api/accounts/:accountId/enter
GET    /api/analytics/weekly-mail
PUT    /api/analytics/weekly-mail
POST   /api/auth/change-password
POST   /api/auth/second-factor
DELETE /api/auth/second-factor
POST   /api/auth/second-factor/confirm
PUT    /api/auth/profile
GET    /api/auth/sessions
DELETE /api/auth/sessions
DELETE /api/auth/sessions/:sessionId
POST   /api/invitations/accept
GET    /api/transfers
DELETE /api/transfers/:transferId
POST   /api/transfers/:transferId/accept
PUT    /api/profile-images

no member
GET    /admin/queues
GET    /admin/queues/api/job-schedulers
GET    /admin/queues/api/queues
GET    /admin/queues/api/queues/:queueName/:jobId
GET    /admin/queues/api/queues/:queueName/:jobId/flow
GET    /admin/queues/api/queues/:queueName/:jobId/logs
GET    /admin/queues/api/queues/:queueName/default-job-options
GET    /admin/queues/api/queues/:queueName/job-data-schema
GET    /admin/queues/api/queues/:queueName/metrics
GET    /admin/queues/api/queues/:queueName/rate-limit
GET    /admin/queues/api/queues/:queueName/workers
GET    /admin/queues/api/redis/stats
GET    /admin/queues/job-schedulers
GET    /admin/queues/metrics-history
GET    /admin/queues/queue/:queueName
GET    /admin/queues/queue/:queueName/:jobId
GET    /admin/queues/static/*
GET    /api/admin/demo-requests
GET    /api/admin/incidents
POST   /api/admin/incidents
PUT    /api/admin/incidents/:incidentId
GET    /api/admin/notices
POST   /api/admin/notices
GET    /api/admin/notices/audience
GET    /api/admin/users
PUT    /api/admin/users/:userId/plan
PUT    /api/admin/users/:userId/role
`;

/** Allowed roles by call, from the first line of each group. */
const MAY_CALL = new Map(
  MEMBERS.trim()
    .split('\n\n')
    .flatMap((group) => {
      const [who = '', ...calls] = group.split('\n');
      return calls.map((call): [string, string] => [call.replace(/ +/, ' '), who]);
    }),
);

export const MEMBER_CALLS = [...MAY_CALL.keys()];

export const asksWho = ({ answers }: Row): boolean => new Set(Object.values(answers)).size > 1;

export const ROWS_OF_KNOWN = ROWS.filter(asksWho);

export function answersToMembers({ call, answers }: Row): Record<MemberRole, number> {
  const who = MAY_CALL.get(call) ?? '';
  const statusOf = (role: MemberRole) => {
    if (who.split(/\W+/).includes(role)) return answers.owner;
    return who === 'no member' || who.endsWith('themself') ? answers.stranger : 403;
  };
  return Object.fromEntries(MEMBER_ROLES.map((role) => [role, statusOf(role)])) as Record<
    MemberRole,
    number
  >;
}

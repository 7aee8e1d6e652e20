/**
 * Expected status of each route for each kind of caller. The first line of a group names the members who get the
 * owner's answer; other members get 403. In a group of `themself`, members get the answer of a stranger, because such
 * calls concern no account. The columns:
 *
 *   owner     owns the menus, items, keys and sessions in the addresses
 *   stranger  another owner, for whom objects of the owner appear to be missing
 *   scopes    the scopes that a key needs, `any` if it needs none; without this column, keys get 403
 *
 * Callers without a session, with an ended one or with a revoked key get 401. A group of `everyone` has one status
 * for all callers, and a group of `admin` has that of administrators of the installation; all others get 403. Rows of
 * a group of `each kind of caller` have a status for each of `ACTORS`.
 */
export const MATRIX = `
everyone: screens, pages and files
GET    /                                                     200
GET    /*                                                    404
GET    /admin                                                200
GET    /analytics                                            200
GET    /analytics/:id                                        200
GET    /api/docs                                             200
GET    /api/docs/*                                           404
GET    /api/docs/LICENSE                                     404
GET    /api/docs/docs/*                                      404
GET    /api/docs/docs/swagger-ui-init.js                     200
GET    /api/docs/index.html                                  200
GET    /api/docs/swagger-ui-init.js                          200
GET    /api/openapi.internal.json                            200
GET    /api/openapi.json                                     200
GET    /ayuda                                                200
GET    /centro-ayuda                                         200
GET    /centro-ayuda/:articulo                               200
GET    /.well-known/change-password                          302
GET    /.well-known/security.txt                             200
GET    /chat                                                 302
GET    /cocina                                               200
GET    /cookies                                              200
GET    /correo-semanal/:token                                200
POST   /correo-semanal/:token                                200
GET    /dashboard                                            200
GET    /demo-dashboard                                       200
GET    /demo/editor/:id                                      200
GET    /documentacion-api                                    200
GET    /documentacion-api/:grupo                             200
GET    /documentacion-api/md/:archivo                        404
GET    /documentacion-api/cambios.atom                       200
GET    /documentacion-api/cartaviva.postman_collection.json  200
GET    /editor/:id                                           200
GET    /empezar                                              200
GET    /estado-sistema                                       200
GET    /embed.js                                             200
GET    /entrar                                               200
GET    /insertar/:slug                                       200
GET    /invitacion                                           200
GET    /health/live                                          200
GET    /health/ready                                         200
GET    /llms.txt                                             200
GET    /m/:slug                                              200
GET    /menu-assets/*                                        404
GET    /menu-assets/fonts/:file                              404
GET    /menu-assets/shares/:publishedId/:file                404
GET    /menu-preview                                         200
GET    /menu/:draftId                                        404
GET    /menu/:publishedId                                    200
GET    /muestra                                              200
GET    /muestra/qr.svg                                       200
GET    /objects/:objectId                                    200
GET    /personas                                             200
GET    /traspaso                                             200
GET    /privacidad                                           200
GET    /precios                                              200
GET    /profile                                              200
GET    /profile/plan                                         200
GET    /public-objects/:objectId                             200
GET    /q/:shortCode                                         301
GET    /Q/:shortCode                                         301
GET    /r/:slug                                              200
GET    /r/:slug/:menuSlug                                    200
GET    /recuperar                                            200
GET    /remotes.json                                         200
GET    /remotes/owner-account/*                              404
GET    /remotes/owner-dashboard/*                            404
GET    /remotes/owner-editor/*                               404
GET    /remotes/site/*                                       404
GET    /restablecer                                          200
GET    /robots.txt                                           200
GET    /sitemap.xml                                          200
GET    /sitemaps/menus/:file                                 200
GET    /sitemaps/site.xml                                    200
GET    /sw.js                                                200
GET    /terminos                                             200
GET    /verificar                                            200
GET    /restaurantes/:id                                     200

administrator editor kitchen analyst: each kind of caller
GET    /login                                                200  200  302  302  302  200  200  200  200
GET    /registro                                             200  200  302  302  302  200  200  200  200
POST   /api/item-views                                       202  202  202  202  202  202  403  403  401
POST   /api/menu-engagement                                  202  202  202  202  202  202  403  403  401
POST   /api/menu-visits                                      202  202  202  202  202  202  403  403  401
GET    /api/menus/:draftId                                   404  404  200  404  404  404  200  404  401  menus:read
GET    /api/menus/:draftId/qr                                404  404  404  404  404  404  404  404  401  menus:read
GET    /api/menus/:publishedId                               200  200  200  200  200  200  200  200  401  menus:read
GET    /api/menus/:publishedId/qr                            200  200  200  200  200  200  200  200  401  menus:read

everyone: ways in and out
POST   /api/auth/forgot-password                             202
GET    /api/auth/google                                      302
GET    /api/auth/google/callback                             302
POST   /api/auth/login                                       200
POST   /api/auth/login-link                                  200
POST   /api/auth/login/second-factor                         200
POST   /api/auth/logout                                      204
GET    /api/auth/methods                                     200
POST   /api/auth/register                                    201
POST   /api/auth/resend-code                                 202
POST   /api/auth/reset-password                              204
POST   /api/auth/verify-email                                200
GET    /api/login                                            302

everyone: what diners and visitors may ask
POST   /api/demo-requests                                    201
GET    /api/demo/enter                                       200
POST   /api/invitations/look                                 200
GET    /api/menu-templates                                   200
GET    /api/oembed                                           200
GET    /api/plans                                            200
POST   /api/paypal/webhook                                   200
GET    /api/public/menus/:draftId                            404
GET    /api/public/menus/:draftId/categories                 404
GET    /api/public/menus/:draftId/events                     404
GET    /api/public/menus/:draftId/items                      404
GET    /api/public/menus/:publishedId                        200
GET    /api/public/menus/:publishedId/categories             200
GET    /api/public/menus/:publishedId/events                 200
GET    /api/public/menus/:publishedId/items                  200
GET    /api/status                                           200

administrator editor kitchen analyst
GET    /api/categories/:categoryId                           200  404  menus:read
GET    /api/items/:itemId                                    200  404  menus:read
GET    /api/restaurants                                      200  200  menus:read
GET    /api/restaurants/:restaurantId                        200  404  menus:read
GET    /api/restaurants/:restaurantId/qr                     200  404  menus:read
GET    /api/menus                                            200  200  menus:read
GET    /api/menus/:draftId/categories                        200  404  menus:read
GET    /api/menus/:draftId/items                             200  404  menus:read
GET    /api/menus/:draftId/items/by-external-id/:externalId  200  404  menus:read
GET    /api/menus/:draftId/items/shared                      200  404  menus:read
GET    /api/menus/:draftId/translations/:language            200  404  menus:read
GET    /api/dashboard/stats                                  200  200  menus:read
GET    /api/me                                               200  200  any
GET    /api/auth/user                                        200  200
GET    /api/billing/events                                   200  200

administrator editor
PUT    /api/categories/:categoryId                           200  404  menus:write
DELETE /api/categories/:categoryId                           204  404  menus:write
PUT    /api/items/:itemId                                    200  404  menus:write
DELETE /api/items/:itemId                                    204  404  menus:write
POST   /api/items/:itemId/photo-from-url                     200  404  menus:write
POST   /api/menus/:draftId/photos                            200  404  menus:write
POST   /api/items/:itemId/photo                              200  404  menus:write
DELETE /api/items/:itemId/sharing                            204  404  menus:write
POST   /api/items/:itemId/restore                            200  404  menus:write
PUT    /api/restaurants/:restaurantId                        200  404  menus:write
PUT    /api/menus/:draftId                                   200  404  menus:write
POST   /api/menus/:draftId/categories                        201  404  menus:write
GET    /api/menus/:draftId/export.csv                        200  404  menus:read
POST   /api/menu-drafts                                      200  200  menus:write
POST   /api/menus/:draftId/import                            200  404  menus:write
GET    /api/workbook                                         200  200  menus:read
GET    /api/menus/:draftId/history                           200  404  menus:read
GET    /api/menus/:draftId/history/:versionNumber            200  404  menus:read
POST   /api/menus/:draftId/history/:versionNumber/restore    200  404  menus:write
DELETE /api/menus/:draftId/items/by-external-id/:externalId  204  404  menus:write
POST   /api/menus/:draftId/items/deletions                   200  404  menus:write
POST   /api/menus/:draftId/items                             201  404  menus:write
POST   /api/menus/:draftId/items/shared                      200  404  menus:write
PUT    /api/menus/:draftId/items                             200  404  menus:write
POST   /api/menus/:draftId/logo                              200  404  menus:write
PUT    /api/menus/:draftId/order                             204  404  menus:write
PUT    /api/menus/:draftId/prices                            200  404  menus:write
GET    /api/price-changes                                    200  200  menus:read
POST   /api/price-changes                                    200  200  menus:write
POST   /api/price-changes/:priceChangeId/undo                200  404  menus:write
POST   /api/price-changes/lists                              200  200  menus:write
POST   /api/price-changes/preview                            200  200  menus:write
GET    /api/scheduled-changes                                200  200  menus:read
POST   /api/scheduled-changes                                201  201  menus:write
GET    /api/scheduled-changes/:scheduledChangeId             200  404  menus:read
DELETE /api/scheduled-changes/:scheduledChangeId             204  404  menus:write
PUT    /api/menus/:draftId/translations/:language            200  404  menus:write
GET    /api/menus/:publishedId/print                         200  404  menus:read
GET    /api/dashboard/activity                               200  200  menus:read
PUT    /api/item-images                                      200  400  menus:write
POST   /api/objects/upload                                   200  200  menus:write
PUT    /api/restaurant-logos                                 200  400  menus:write
GET    /api/storage                                          200  200  menus:read

administrator
POST   /api/restaurants                                      201  201  menus:write
DELETE /api/restaurants/:restaurantId                        204  404  menus:write
PUT    /api/restaurants/:restaurantId/menus                  200  404  menus:write
POST   /api/menus                                            201  201  menus:write
DELETE /api/menus/:draftId                                   204  404  menus:write
POST   /api/workbook                                         200  200  menus:write
POST   /api/menus/:draftId/duplicate                         201  404  menus:write
POST   /api/menus/:draftId/restore                           200  404  menus:write
GET    /api/webhooks                                         200  200  webhooks
POST   /api/webhooks                                         201  201  webhooks+menus:read
GET    /api/webhooks/:webhookId                              200  404  webhooks
PUT    /api/webhooks/:webhookId                              200  404  webhooks+menus:read
DELETE /api/webhooks/:webhookId                              204  404  webhooks
GET    /api/webhooks/:webhookId/deliveries                   200  404  webhooks+menus:read
GET    /api/webhooks/:webhookId/deliveries/:deliveryId       200  404  webhooks+menus:read
POST   /api/webhooks/:webhookId/deliveries/:deliveryId/redeliver  202  404  webhooks+menus:read
POST   /api/webhooks/:webhookId/rotate-secret                200  404  webhooks
POST   /api/webhooks/:webhookId/test                         202  404  webhooks
POST   /api/account/integration-requests                     202  202
GET    /api/api-keys                                         200  200
POST   /api/api-keys                                         201  201
DELETE /api/api-keys/:apiKeyId                               204  404
POST   /api/api-keys/:apiKeyId/rotation                      201  404
GET    /api/billing/subscription                             200  200
POST   /api/invitations                                      201  201
DELETE /api/invitations/:invitationId                        204  404
POST   /api/invitations/:invitationId/resend                 204  404
GET    /api/people                                           200  200
DELETE /api/people/:userId                                   204  404
PATCH  /api/people/:userId                                   200  404

administrator analyst
GET    /api/dashboard/analytics                              200  200  analytics:read
GET    /api/menus/:draftId/analytics                         200  404  analytics:read
GET    /api/menus/:draftId/analytics.csv                     200  404  analytics:read
GET    /api/menus/:draftId/analytics/advice                  200  404  analytics:read
GET    /api/menus/:draftId/analytics/live                    200  404  analytics:read
GET    /api/analytics/menus                                  200  200  analytics:read

administrator editor, others for themself
PUT    /api/uploads/:ticketId                                200  400  menus:write

themself
GET    /api/account                                          200  200
DELETE /api/account                                          202  202
GET    /api/account/activity                                 200  200
POST   /api/account/cancel-deletion                          200  200
POST   /api/account/deletion-code                            202  202
GET    /api/account/export                                   200  200
GET    /api/accounts                                         200  200
DELETE /api/accounts/:accountId                              204  404
POST   /api/accounts/:accountId/enter                        204  404
GET    /api/analytics/weekly-mail                            200  200
PUT    /api/analytics/weekly-mail                            200  200
POST   /api/auth/change-password                             204  204
POST   /api/auth/second-factor                               200  200
DELETE /api/auth/second-factor                               204  204
POST   /api/auth/second-factor/confirm                       200  200
PUT    /api/auth/profile                                     200  200
GET    /api/auth/sessions                                    200  200
DELETE /api/auth/sessions                                    204  204
DELETE /api/auth/sessions/:sessionId                         204  404
POST   /api/invitations/accept                               200  200
GET    /api/transfers                                        200  200
DELETE /api/transfers/:transferId                            204  404
POST   /api/transfers/:transferId/accept                     204  404
PUT    /api/profile-images                                   200  400

nobody but the owner
POST   /api/billing/cancel                                   200  200
GET    /api/billing/payments                                 200  200
GET    /api/billing/payments/:paymentId/receipt.pdf          200  404
POST   /api/billing/resume                                   200  200
POST   /api/paypal/order                                     201  201
POST   /api/paypal/order/:orderId/cancel                     204  404
POST   /api/paypal/order/:orderId/capture                    200  404
GET    /api/paypal/setup                                     200  200
POST   /api/transfers                                        201  201
POST   /api/transfers/code                                   202  202

admin, keys unknown
GET    /admin/queues                                         200
GET    /admin/queues/api/job-schedulers                      200
GET    /admin/queues/api/queues                              200
GET    /admin/queues/api/queues/:queueName/:jobId            404
GET    /admin/queues/api/queues/:queueName/:jobId/flow       404
GET    /admin/queues/api/queues/:queueName/:jobId/logs       200
GET    /admin/queues/api/queues/:queueName/default-job-options  200
GET    /admin/queues/api/queues/:queueName/job-data-schema   200
GET    /admin/queues/api/queues/:queueName/metrics           200
GET    /admin/queues/api/queues/:queueName/rate-limit        200
GET    /admin/queues/api/queues/:queueName/workers           200
GET    /admin/queues/api/redis/stats                         200
GET    /admin/queues/job-schedulers                          200
GET    /admin/queues/metrics-history                         200
GET    /admin/queues/queue/:queueName                        200
GET    /admin/queues/queue/:queueName/:jobId                 200
GET    /admin/queues/static/*                                404

admin
GET    /api/admin/demo-requests                              200
GET    /api/admin/incidents                                  200
POST   /api/admin/incidents                                  201
PUT    /api/admin/incidents/:incidentId                      200
GET    /api/admin/notices                                    200
POST   /api/admin/notices                                    201
GET    /api/admin/notices/audience                           200
GET    /api/admin/users                                      200
PUT    /api/admin/users/:userId/plan                         200
PUT    /api/admin/users/:userId/role                         200
`;

/**
 * Expected status of each route for each type of caller. Routes without authentication have one status for all. The
 * columns:
 *
 *   visitor     an anonymous caller, in demo mode or not
 *   unverified  has the correct password and an unverified email address
 *   owner       owns the menus, items, keys and sessions in the addresses
 *   stranger    another owner, for whom objects of the owner appear to be missing
 *   admin       another owner, who is also an administrator
 *   ended       the owner's cookie with a revoked session
 *   key         a key of the owner
 *   strange key a key of the other owner
 *   dead key    a revoked key of the owner
 *   scope       the scopes that a key needs; a key without one of them gets 403
 */
export const MATRIX = `
                                                             vis  unv  own  str  adm  end  key  s.k  d.k  scope
Screens, pages and files: the same for everyone, but that the signed-in have passed the doors
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
GET    /login                                                200  200  302  302  302  200  200  200  200
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
GET    /registro                                             200  200  302  302  302  200  200  200  200
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

Ways in and out
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

What diners and visitors may ask
POST   /api/demo-requests                                    201
GET    /api/demo/enter                                       200
POST   /api/invitations/look                                 200
POST   /api/item-views                                       202  202  202  202  202  202  403  403  401
GET    /api/menu-templates                                  200
POST   /api/menu-engagement                                  202  202  202  202  202  202  403  403  401
POST   /api/menu-visits                                      202  202  202  202  202  202  403  403  401
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

The API for programs, too
GET    /api/categories/:categoryId                           401  401  200  404  404  401  200  404  401  menus:read
PUT    /api/categories/:categoryId                           401  401  200  404  404  401  200  404  401  menus:write
DELETE /api/categories/:categoryId                           401  401  204  404  404  401  204  404  401  menus:write
GET    /api/items/:itemId                                    401  401  200  404  404  401  200  404  401  menus:read
PUT    /api/items/:itemId                                    401  401  200  404  404  401  200  404  401  menus:write
DELETE /api/items/:itemId                                    401  401  204  404  404  401  204  404  401  menus:write
POST   /api/items/:itemId/photo-from-url                     401  401  200  404  404  401  200  404  401  menus:write
POST   /api/menus/:draftId/photos                            401  401  200  404  404  401  200  404  401  menus:write
POST   /api/items/:itemId/photo                             401  401  200  404  404  401  200  404  401  menus:write
DELETE /api/items/:itemId/sharing                            401  401  204  404  404  401  204  404  401  menus:write
POST   /api/items/:itemId/restore                            401  401  200  404  404  401  200  404  401  menus:write
GET    /api/restaurants                                      401  401  200  200  200  401  200  200  401  menus:read
POST   /api/restaurants                                      401  401  201  201  201  401  201  201  401  menus:write
GET    /api/restaurants/:restaurantId                        401  401  200  404  404  401  200  404  401  menus:read
PUT    /api/restaurants/:restaurantId                        401  401  200  404  404  401  200  404  401  menus:write
DELETE /api/restaurants/:restaurantId                        401  401  204  404  404  401  204  404  401  menus:write
PUT    /api/restaurants/:restaurantId/menus                  401  401  200  404  404  401  200  404  401  menus:write
GET    /api/restaurants/:restaurantId/qr                     401  401  200  404  404  401  200  404  401  menus:read
GET    /api/menus                                            401  401  200  200  200  401  200  200  401  menus:read
POST   /api/menus                                            401  401  201  201  201  401  201  201  401  menus:write
GET    /api/menus/:draftId                                   404  404  200  404  404  404  200  404  401  menus:read
PUT    /api/menus/:draftId                                   401  401  200  404  404  401  200  404  401  menus:write
DELETE /api/menus/:draftId                                   401  401  204  404  404  401  204  404  401  menus:write
GET    /api/menus/:draftId/categories                        401  401  200  404  404  401  200  404  401  menus:read
POST   /api/menus/:draftId/categories                        401  401  201  404  404  401  201  404  401  menus:write
GET    /api/menus/:draftId/export.csv                        401  401  200  404  404  401  200  404  401  menus:read
POST   /api/menu-drafts                                      401  401  200  200  200  401  200  200  401  menus:write
POST   /api/menus/:draftId/import                            401  401  200  404  404  401  200  404  401  menus:write
GET    /api/workbook                                         401  401  200  200  200  401  200  200  401  menus:read
POST   /api/workbook                                         401  401  200  200  200  401  200  200  401  menus:write
GET    /api/menus/:draftId/history                           401  401  200  404  404  401  200  404  401  menus:read
GET    /api/menus/:draftId/history/:versionNumber            401  401  200  404  404  401  200  404  401  menus:read
POST   /api/menus/:draftId/history/:versionNumber/restore    401  401  200  404  404  401  200  404  401  menus:write
GET    /api/menus/:draftId/items                             401  401  200  404  404  401  200  404  401  menus:read
POST   /api/menus/:draftId/duplicate                         401  401  201  404  404  401  201  404  401  menus:write
GET    /api/menus/:draftId/items/by-external-id/:externalId  401  401  200  404  404  401  200  404  401  menus:read
DELETE /api/menus/:draftId/items/by-external-id/:externalId  401  401  204  404  404  401  204  404  401  menus:write
POST   /api/menus/:draftId/items/deletions                   401  401  200  404  404  401  200  404  401  menus:write
POST   /api/menus/:draftId/items                             401  401  201  404  404  401  201  404  401  menus:write
GET    /api/menus/:draftId/items/shared                      401  401  200  404  404  401  200  404  401  menus:read
POST   /api/menus/:draftId/items/shared                      401  401  200  404  404  401  200  404  401  menus:write
PUT    /api/menus/:draftId/items                             401  401  200  404  404  401  200  404  401  menus:write
POST   /api/menus/:draftId/logo                             401  401  200  404  404  401  200  404  401  menus:write
PUT    /api/menus/:draftId/order                             401  401  204  404  404  401  204  404  401  menus:write
PUT    /api/menus/:draftId/prices                            401  401  200  404  404  401  200  404  401  menus:write
GET    /api/price-changes                                    401  401  200  200  200  401  200  200  401  menus:read
POST   /api/price-changes                                    401  401  200  200  200  401  200  200  401  menus:write
POST   /api/price-changes/:priceChangeId/undo                401  401  200  404  404  401  200  404  401  menus:write
POST   /api/price-changes/lists                              401  401  200  200  200  401  200  200  401  menus:write
POST   /api/price-changes/preview                            401  401  200  200  200  401  200  200  401  menus:write
GET    /api/scheduled-changes                                401  401  200  200  200  401  200  200  401  menus:read
POST   /api/scheduled-changes                                401  401  201  201  201  401  201  201  401  menus:write
GET    /api/scheduled-changes/:scheduledChangeId             401  401  200  404  404  401  200  404  401  menus:read
DELETE /api/scheduled-changes/:scheduledChangeId             401  401  204  404  404  401  204  404  401  menus:write
GET    /api/menus/:draftId/qr                                404  404  404  404  404  404  404  404  401  menus:read
POST   /api/menus/:draftId/restore                           401  401  200  404  404  401  200  404  401  menus:write
GET    /api/menus/:draftId/translations/:language            401  401  200  404  404  401  200  404  401  menus:read
PUT    /api/menus/:draftId/translations/:language            401  401  200  404  404  401  200  404  401  menus:write
GET    /api/menus/:publishedId                               200  200  200  200  200  200  200  200  401  menus:read
GET    /api/menus/:publishedId/print                         401  401  200  404  404  401  200  404  401  menus:read
GET    /api/menus/:publishedId/qr                            200  200  200  200  200  200  200  200  401  menus:read
GET    /api/dashboard/activity                               401  401  200  200  200  401  200  200  401  menus:read
GET    /api/dashboard/analytics                              401  401  200  200  200  401  200  200  401  analytics:read
GET    /api/dashboard/stats                                  401  401  200  200  200  401  200  200  401  menus:read
GET    /api/menus/:draftId/analytics                         401  401  200  404  404  401  200  404  401  analytics:read
GET    /api/menus/:draftId/analytics.csv                     401  401  200  404  404  401  200  404  401  analytics:read
GET    /api/menus/:draftId/analytics/advice                  401  401  200  404  404  401  200  404  401  analytics:read
GET    /api/menus/:draftId/analytics/live                    401  401  200  404  404  401  200  404  401  analytics:read
GET    /api/analytics/menus                                  401  401  200  200  200  401  200  200  401  analytics:read
GET    /api/me                                               401  401  200  200  200  401  200  200  401
PUT    /api/item-images                                      401  401  200  400  400  401  200  400  401  menus:write
POST   /api/objects/upload                                   401  401  200  200  200  401  200  200  401  menus:write
PUT    /api/restaurant-logos                                 401  401  200  400  400  401  200  400  401  menus:write
GET    /api/storage                                          401  401  200  200  200  401  200  200  401  menus:read
PUT    /api/uploads/:ticketId                                401  401  200  400  400  401  200  400  401  menus:write

GET    /api/webhooks                                         401  401  200  200  200  401  200  200  401  webhooks
POST   /api/webhooks                                         401  401  201  201  201  401  201  201  401  webhooks+menus:read
GET    /api/webhooks/:webhookId                              401  401  200  404  404  401  200  404  401  webhooks
PUT    /api/webhooks/:webhookId                              401  401  200  404  404  401  200  404  401  webhooks+menus:read
DELETE /api/webhooks/:webhookId                              401  401  204  404  404  401  204  404  401  webhooks
GET    /api/webhooks/:webhookId/deliveries                   401  401  200  404  404  401  200  404  401  webhooks+menus:read
GET    /api/webhooks/:webhookId/deliveries/:deliveryId       401  401  200  404  404  401  200  404  401  webhooks+menus:read
POST   /api/webhooks/:webhookId/deliveries/:deliveryId/redeliver 401  401  202  404  404  401  202  404  401  webhooks+menus:read
POST   /api/webhooks/:webhookId/rotate-secret                401  401  200  404  404  401  200  404  401  webhooks
POST   /api/webhooks/:webhookId/test                         401  401  202  404  404  401  202  404  401  webhooks

An owner at the screen
GET    /api/account                                          401  401  200  200  200  401  403  403  401
DELETE /api/account                                          401  401  202  202  202  401  403  403  401
GET    /api/account/activity                                 401  401  200  200  200  401  403  403  401
POST   /api/account/cancel-deletion                          401  401  200  200  200  401  403  403  401
POST   /api/account/deletion-code                            401  401  202  202  202  401  403  403  401
GET    /api/account/export                                   401  401  200  200  200  401  403  403  401
POST   /api/account/integration-requests                     401  401  202  202  202  401  403  403  401
GET    /api/accounts                                         401  401  200  200  200  401  403  403  401
DELETE /api/accounts/:accountId                              401  401  204  404  404  401  403  403  401
POST   /api/accounts/:accountId/enter                        401  401  204  404  404  401  403  403  401
GET    /api/analytics/weekly-mail                            401  401  200  200  200  401  403  403  401
PUT    /api/analytics/weekly-mail                            401  401  200  200  200  401  403  403  401
GET    /api/api-keys                                         401  401  200  200  200  401  403  403  401
POST   /api/api-keys                                         401  401  201  201  201  401  403  403  401
DELETE /api/api-keys/:apiKeyId                               401  401  204  404  404  401  403  403  401
POST   /api/api-keys/:apiKeyId/rotation                      401  401  201  404  404  401  403  403  401
POST   /api/auth/change-password                             401  401  204  204  204  401  403  403  401
POST   /api/auth/second-factor                               401  401  200  200  200  401  403  403  401
DELETE /api/auth/second-factor                               401  401  204  204  204  401  403  403  401
POST   /api/auth/second-factor/confirm                       401  401  200  200  200  401  403  403  401
PUT    /api/auth/profile                                     401  401  200  200  200  401  403  403  401
GET    /api/auth/sessions                                    401  401  200  200  200  401  403  403  401
DELETE /api/auth/sessions                                    401  401  204  204  204  401  403  403  401
DELETE /api/auth/sessions/:sessionId                         401  401  204  404  404  401  403  403  401
GET    /api/auth/user                                        401  401  200  200  200  401  403  403  401
POST   /api/billing/cancel                                   401  401  200  200  200  401  403  403  401
GET    /api/billing/events                                   401  401  200  200  200  401  403  403  401
GET    /api/billing/payments                                 401  401  200  200  200  401  403  403  401
GET    /api/billing/payments/:paymentId/receipt.pdf          401  401  200  404  404  401  403  403  401
POST   /api/billing/resume                                   401  401  200  200  200  401  403  403  401
GET    /api/billing/subscription                             401  401  200  200  200  401  403  403  401
POST   /api/invitations                                      401  401  201  201  201  401  403  403  401
DELETE /api/invitations/:invitationId                        401  401  204  404  404  401  403  403  401
POST   /api/invitations/:invitationId/resend                 401  401  204  404  404  401  403  403  401
POST   /api/invitations/accept                               401  401  200  200  200  401  403  403  401
GET    /api/people                                           401  401  200  200  200  401  403  403  401
DELETE /api/people/:userId                                   401  401  204  404  404  401  403  403  401
PATCH  /api/people/:userId                                   401  401  200  404  404  401  403  403  401
POST   /api/paypal/order                                     401  401  201  201  201  401  403  403  401
POST   /api/paypal/order/:orderId/cancel                     401  401  204  404  404  401  403  403  401
POST   /api/paypal/order/:orderId/capture                    401  401  200  404  404  401  403  403  401
GET    /api/paypal/setup                                     401  401  200  200  200  401  403  403  401
GET    /api/transfers                                        401  401  200  200  200  401  403  403  401
POST   /api/transfers                                        401  401  201  201  201  401  403  403  401
DELETE /api/transfers/:transferId                            401  401  204  404  404  401  403  403  401
POST   /api/transfers/:transferId/accept                     401  401  204  404  404  401  403  403  401
POST   /api/transfers/code                                   401  401  202  202  202  401  403  403  401
PUT    /api/profile-images                                   401  401  200  400  400  401  403  403  401

Admins
GET    /admin/queues                                         401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/job-schedulers                      401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues                              401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/:jobId            401  401  403  403  404  401  401  401  401
GET    /admin/queues/api/queues/:queueName/:jobId/flow       401  401  403  403  404  401  401  401  401
GET    /admin/queues/api/queues/:queueName/:jobId/logs       401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/default-job-options 401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/job-data-schema   401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/metrics           401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/rate-limit        401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/queues/:queueName/workers           401  401  403  403  200  401  401  401  401
GET    /admin/queues/api/redis/stats                         401  401  403  403  200  401  401  401  401
GET    /admin/queues/job-schedulers                          401  401  403  403  200  401  401  401  401
GET    /admin/queues/metrics-history                         401  401  403  403  200  401  401  401  401
GET    /admin/queues/queue/:queueName                        401  401  403  403  200  401  401  401  401
GET    /admin/queues/queue/:queueName/:jobId                 401  401  403  403  200  401  401  401  401
GET    /admin/queues/static/*                                401  401  403  403  404  401  401  401  401
GET    /api/admin/demo-requests                              401  401  403  403  200  401  403  403  401
GET    /api/admin/incidents                                 401  401  403  403  200  401  403  403  401
POST   /api/admin/incidents                                 401  401  403  403  201  401  403  403  401
PUT    /api/admin/incidents/:incidentId                     401  401  403  403  200  401  403  403  401
GET    /api/admin/notices                                   401  401  403  403  200  401  403  403  401
POST   /api/admin/notices                                   401  401  403  403  201  401  403  403  401
GET    /api/admin/notices/audience                          401  401  403  403  200  401  403  403  401
GET    /api/admin/users                                      401  401  403  403  200  401  403  403  401
PUT    /api/admin/users/:userId/plan                         401  401  403  403  200  401  403  403  401
PUT    /api/admin/users/:userId/role                         401  401  403  403  200  401  403  403  401
`;

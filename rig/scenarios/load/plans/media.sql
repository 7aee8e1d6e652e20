-- Every statement that this service sends, with how Postgres answers it. CI compares.
--
-- "npm run load -- plans" writes this file: it calls every route of a system, plays the stories of
-- rig/scenarios/load/plans/stories, and takes the statements from Postgres' log, each once, however many rows or ids
-- it is given and whichever columns a change sets. What a run does not hear stays, marked "not heard", as long
-- as Postgres plans it. Whoever changed or deleted its code deletes it here; whoever finds that it is still sent
-- adds a story that sends it. "npm run load -- plans --fresh" leaves out all that it does not hear.
--
-- The plans are those of a schema whose every table Postgres believes to have a hundred thousand rows, for
-- any values of the parameters. So they are the same on every machine. CI compares by which indexes a
-- statement reads, and which tables as a whole ("Seq Scan"). An index that is read without a search, for its
-- sequence or because it has only some rows, is read until there is enough: "all of it". How long statements
-- take with as many rows, and how Postgres plans them then, is measured: docs/scaling.md.

DELETE FROM "media"."objects" WHERE "id" IN ($1);
--> Delete on objects
-->   Index Scan using objects_pkey on objects

DELETE FROM "media"."objects" WHERE 0=1;
--> Delete on objects
-->   Result

DELETE FROM "media"."sent_mails" WHERE "sent_at" < $1;
--> Delete on sent_mails
-->   Index Scan using sent_mails_age on sent_mails

DELETE FROM "media"."upload_tickets" WHERE "id" IN ($1, $2, $3, $4, $5, $6, $7, $8);
--> Delete on upload_tickets
-->   Index Scan using upload_tickets_pkey on upload_tickets

DELETE FROM "media"."upload_tickets" WHERE 0=1;
--> Delete on upload_tickets
-->   Result

DELETE FROM "media"."webhook_deliveries" WHERE "happened_at" < $1;
--> Delete on webhook_deliveries
-->   Index Scan using webhook_deliveries_age on webhook_deliveries

DELETE FROM "media"."webhooks" WHERE "id" = $1;
--> Delete on webhooks
-->   Index Scan using webhooks_pkey on webhooks

DELETE FROM account_transfers WHERE moved_at < now() - interval '30 days';
--> Delete on account_transfers
-->   Seq Scan on account_transfers

DELETE FROM handled_events WHERE (event_id, handler) IN (
    SELECT event_id, handler FROM handled_events
    WHERE handled_at < now() - interval '30 days' LIMIT 10000);
--> Delete on handled_events
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Scan using handled_events_age on handled_events
-->     Index Scan using handled_events_pkey on handled_events

DELETE FROM outbox WHERE position IN (
    SELECT position FROM outbox
    WHERE published_at < now() - interval '7 days' ORDER BY position LIMIT 10000);
--> Delete on outbox
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Scan using outbox_pkey on outbox (all of it)
-->     Index Scan using outbox_pkey on outbox

DELETE FROM webhook_attempts WHERE id IN (
    SELECT id FROM webhook_attempts WHERE delivery_id = $1 ORDER BY id DESC OFFSET 20);
--> Delete on webhook_attempts
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using webhook_attempts_of_delivery on webhook_attempts
-->     Index Scan using webhook_attempts_pkey on webhook_attempts

DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries
    WHERE webhook_id = $1 AND (ended_at IS NOT NULL OR failed_at IS NOT NULL)
    ORDER BY happened_at DESC, id OFFSET 200);
--> Delete on webhook_deliveries
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Scan using webhook_deliveries_log on webhook_deliveries
-->     Index Scan using webhook_deliveries_pkey on webhook_deliveries

DELETE FROM webhooks WHERE user_id = $1;
--> Delete on webhooks
-->   Index Scan using webhooks_of_user on webhooks

INSERT INTO "media"."handled_events"("event_id", "handler", "handled_at") VALUES ($1, $2, DEFAULT) ON CONFLICT DO NOTHING  RETURNING event_id;
--> Insert on handled_events
-->   Result

INSERT INTO "media"."objects" AS "MediaObject"("id", "owner_id", "purpose", "status", "is_derived", "bytes", "width", "height", "placeholder", "failure", "unreferenced_since", "created_at") VALUES ($1, $2, $3, DEFAULT, DEFAULT, $4, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) ON CONFLICT DO NOTHING  RETURNING "status", "is_derived", "created_at";
--> Insert on objects
-->   Result

INSERT INTO "media"."outbox"("position", "id", "name", "payload", "request_id", "traceparent", "broadcast", "occurred_at", "published_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, DEFAULT, DEFAULT) RETURNING "position", "occurred_at";
--> Insert on outbox
-->   Result

INSERT INTO "media"."sent_mails" AS "SentMail"("mail_id", "sent_at") VALUES ($1, $2) ON CONFLICT DO NOTHING;
--> Insert on sent_mails
-->   Result

INSERT INTO "media"."upload_tickets"("id", "user_id", "purpose", "max_bytes", "expires_at", "redeemed_at", "confirmed_at") VALUES ($1, $2, $3, $4, $5, DEFAULT, DEFAULT);
--> Insert on upload_tickets
-->   Result

INSERT INTO "media"."webhook_attempts"("id", "delivery_id", "at", "duration_ms", "request_headers", "status", "response_body", "error") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, $7) RETURNING "id";
--> Insert on webhook_attempts
-->   Result

INSERT INTO "media"."webhook_deliveries"("id", "webhook_id", "event", "menu_id", "sequence", "changes", "omitted", "happened_at", "due_at", "tries", "ended_at", "failed_at", "last_status") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING "changes", "omitted", "due_at", "tries";
--> Insert on webhook_deliveries
-->   Result

INSERT INTO "media"."webhooks"("id", "user_id", "made_by", "url", "description", "events", "is_enabled", "paused_at", "failing_since", "sealed_secret", "sealed_previous_secret", "previous_secret_expires_at", "version", "last_tried_at", "last_status", "created_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, DEFAULT, DEFAULT, DEFAULT, $6, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING "id", "is_enabled", "version", "created_at";
--> Insert on webhooks
-->   Result

INSERT INTO account_transfers (id, from_id, to_id, accepted_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING;
--> Insert on account_transfers
-->   Result

INSERT INTO webhook_sequences (webhook_id, menu_id, last) VALUES ($1, $2, 0)
  ON CONFLICT (webhook_id, menu_id) DO UPDATE SET last = webhook_sequences.last RETURNING last;
--> Insert on webhook_sequences
-->   Result

SELECT "MediaObject"."id" AS "MediaObject_id" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."bytes" IS NULL) AND (NOT("MediaObject"."owner_id" IS NULL))) LIMIT 100;
--> Limit
-->   Index Only Scan using objects_unweighed on objects (all of it)

SELECT "MediaObject"."id" AS "MediaObject_id" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."id" > $1) AND (NOT("MediaObject"."owner_id" IS NULL))) ORDER BY "MediaObject_id" ASC LIMIT 500;
--> Limit
-->   Index Scan using objects_pkey on objects

SELECT "MediaObject"."id" AS "MediaObject_id" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."owner_id" = $1) AND ("MediaObject"."status" = $2)) ORDER BY "MediaObject"."created_at" ASC;
--> Sort
-->   Index Scan using objects_owner on objects

SELECT "MediaObject"."id" AS "MediaObject_id" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."owner_id" = $1)) LIMIT 100;
--> Limit
-->   Index Scan using objects_owner on objects

SELECT "MediaObject"."id" AS "MediaObject_id", "MediaObject"."owner_id" AS "MediaObject_owner_id", "MediaObject"."purpose" AS "MediaObject_purpose", "MediaObject"."status" AS "MediaObject_status", "MediaObject"."is_derived" AS "MediaObject_is_derived", "MediaObject"."bytes" AS "MediaObject_bytes", "MediaObject"."width" AS "MediaObject_width", "MediaObject"."height" AS "MediaObject_height", "MediaObject"."placeholder" AS "MediaObject_placeholder", "MediaObject"."failure" AS "MediaObject_failure", "MediaObject"."unreferenced_since" AS "MediaObject_unreferenced_since", "MediaObject"."created_at" AS "MediaObject_created_at" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using objects_pkey on objects

SELECT "MediaObject"."id" AS "MediaObject_id", "MediaObject"."owner_id" AS "MediaObject_owner_id", "MediaObject"."purpose" AS "MediaObject_purpose", "MediaObject"."status" AS "MediaObject_status", "MediaObject"."is_derived" AS "MediaObject_is_derived", "MediaObject"."bytes" AS "MediaObject_bytes", "MediaObject"."width" AS "MediaObject_width", "MediaObject"."height" AS "MediaObject_height", "MediaObject"."placeholder" AS "MediaObject_placeholder", "MediaObject"."failure" AS "MediaObject_failure", "MediaObject"."unreferenced_since" AS "MediaObject_unreferenced_since", "MediaObject"."created_at" AS "MediaObject_created_at" FROM "media"."objects" "MediaObject" WHERE ((("MediaObject"."owner_id" = $1 OR "MediaObject"."owner_id" IS NULL)) AND ("MediaObject"."status" = $2) AND ("MediaObject"."id" IN ($3)));
--> Index Scan using objects_pkey on objects

SELECT "OutboxEvent"."position" AS "OutboxEvent_position", "OutboxEvent"."id" AS "OutboxEvent_id", "OutboxEvent"."name" AS "OutboxEvent_name", "OutboxEvent"."payload" AS "OutboxEvent_payload", "OutboxEvent"."request_id" AS "OutboxEvent_request_id", "OutboxEvent"."traceparent" AS "OutboxEvent_traceparent", "OutboxEvent"."broadcast" AS "OutboxEvent_broadcast", "OutboxEvent"."occurred_at" AS "OutboxEvent_occurred_at", "OutboxEvent"."published_at" AS "OutboxEvent_published_at" FROM "media"."outbox" "OutboxEvent" WHERE (("OutboxEvent"."published_at" IS NULL)) ORDER BY "OutboxEvent"."position" ASC LIMIT 500;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT "UploadTicket"."id" AS "UploadTicket_id" FROM "media"."upload_tickets" "UploadTicket" WHERE (("UploadTicket"."expires_at" < $1)) LIMIT 500;
--> Limit
-->   Index Scan using upload_tickets_expiry on upload_tickets

SELECT "UploadTicket"."id" AS "UploadTicket_id" FROM "media"."upload_tickets" "UploadTicket" WHERE (("UploadTicket"."user_id" = $1)) LIMIT 100;
--> Limit
-->   Index Scan using upload_tickets_user on upload_tickets

SELECT "UploadTicket"."id" AS "UploadTicket_id", "UploadTicket"."user_id" AS "UploadTicket_user_id", "UploadTicket"."purpose" AS "UploadTicket_purpose", "UploadTicket"."max_bytes" AS "UploadTicket_max_bytes", "UploadTicket"."expires_at" AS "UploadTicket_expires_at", "UploadTicket"."redeemed_at" AS "UploadTicket_redeemed_at", "UploadTicket"."confirmed_at" AS "UploadTicket_confirmed_at" FROM "media"."upload_tickets" "UploadTicket" WHERE (("UploadTicket"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using upload_tickets_pkey on upload_tickets

-- not heard
SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."sealed_secret" AS "Webhook_sealed_secret" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" > $1)) ORDER BY "Webhook_id" ASC LIMIT 500;
--> Limit
-->   Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE "Webhook"."id" = $1;
--> Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1) AND ("Webhook"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1) AND ("Webhook"."user_id" = $2)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using webhooks_pkey on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."user_id" = $1) AND ("Webhook"."made_by" = $2)) ORDER BY "Webhook"."created_at" ASC, "Webhook"."id" ASC FOR UPDATE;
--> LockRows
-->   Incremental Sort
-->     Index Scan using webhooks_of_user on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."user_id" = $1)) ORDER BY "Webhook"."created_at" ASC, "Webhook"."id" ASC;
--> Incremental Sort
-->   Index Scan using webhooks_of_user on webhooks

SELECT "Webhook"."id" AS "Webhook_id", "Webhook"."user_id" AS "Webhook_user_id", "Webhook"."made_by" AS "Webhook_made_by", "Webhook"."url" AS "Webhook_url", "Webhook"."description" AS "Webhook_description", "Webhook"."events" AS "Webhook_events", "Webhook"."is_enabled" AS "Webhook_is_enabled", "Webhook"."paused_at" AS "Webhook_paused_at", "Webhook"."failing_since" AS "Webhook_failing_since", "Webhook"."sealed_secret" AS "Webhook_sealed_secret", "Webhook"."sealed_previous_secret" AS "Webhook_sealed_previous_secret", "Webhook"."previous_secret_expires_at" AS "Webhook_previous_secret_expires_at", "Webhook"."version" AS "Webhook_version", "Webhook"."last_tried_at" AS "Webhook_last_tried_at", "Webhook"."last_status" AS "Webhook_last_status", "Webhook"."created_at" AS "Webhook_created_at" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."user_id" IN ($1)) AND ("Webhook"."is_enabled" = $2) AND ("Webhook"."events" && $3)) ORDER BY "Webhook"."id" ASC;
--> Sort
-->   Index Scan using webhooks_of_user on webhooks

SELECT "WebhookAttempt"."id" AS "WebhookAttempt_id", "WebhookAttempt"."delivery_id" AS "WebhookAttempt_delivery_id", "WebhookAttempt"."at" AS "WebhookAttempt_at", "WebhookAttempt"."duration_ms" AS "WebhookAttempt_duration_ms", "WebhookAttempt"."request_headers" AS "WebhookAttempt_request_headers", "WebhookAttempt"."status" AS "WebhookAttempt_status", "WebhookAttempt"."response_body" AS "WebhookAttempt_response_body", "WebhookAttempt"."error" AS "WebhookAttempt_error" FROM "media"."webhook_attempts" "WebhookAttempt" WHERE (("WebhookAttempt"."delivery_id" = $1)) ORDER BY "WebhookAttempt"."id" DESC;
--> Index Scan using webhook_attempts_of_delivery on webhook_attempts

SELECT "WebhookDelivery"."id" AS "WebhookDelivery_id", "WebhookDelivery"."webhook_id" AS "WebhookDelivery_webhook_id", "WebhookDelivery"."event" AS "WebhookDelivery_event", "WebhookDelivery"."menu_id" AS "WebhookDelivery_menu_id", "WebhookDelivery"."sequence" AS "WebhookDelivery_sequence", "WebhookDelivery"."changes" AS "WebhookDelivery_changes", "WebhookDelivery"."omitted" AS "WebhookDelivery_omitted", "WebhookDelivery"."happened_at" AS "WebhookDelivery_happened_at", "WebhookDelivery"."due_at" AS "WebhookDelivery_due_at", "WebhookDelivery"."tries" AS "WebhookDelivery_tries", "WebhookDelivery"."ended_at" AS "WebhookDelivery_ended_at", "WebhookDelivery"."failed_at" AS "WebhookDelivery_failed_at", "WebhookDelivery"."last_status" AS "WebhookDelivery_last_status" FROM "media"."webhook_deliveries" "WebhookDelivery" WHERE (("WebhookDelivery"."ended_at" IS NULL) AND ("WebhookDelivery"."failed_at" IS NULL) AND ("WebhookDelivery"."webhook_id" = $1) AND ("WebhookDelivery"."menu_id" = $2) AND ("WebhookDelivery"."event" = $3) AND ("WebhookDelivery"."tries" = $4)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using webhook_deliveries_due on webhook_deliveries

SELECT "WebhookDelivery"."id" AS "WebhookDelivery_id", "WebhookDelivery"."webhook_id" AS "WebhookDelivery_webhook_id", "WebhookDelivery"."event" AS "WebhookDelivery_event", "WebhookDelivery"."menu_id" AS "WebhookDelivery_menu_id", "WebhookDelivery"."sequence" AS "WebhookDelivery_sequence", "WebhookDelivery"."changes" AS "WebhookDelivery_changes", "WebhookDelivery"."omitted" AS "WebhookDelivery_omitted", "WebhookDelivery"."happened_at" AS "WebhookDelivery_happened_at", "WebhookDelivery"."due_at" AS "WebhookDelivery_due_at", "WebhookDelivery"."tries" AS "WebhookDelivery_tries", "WebhookDelivery"."ended_at" AS "WebhookDelivery_ended_at", "WebhookDelivery"."failed_at" AS "WebhookDelivery_failed_at", "WebhookDelivery"."last_status" AS "WebhookDelivery_last_status" FROM "media"."webhook_deliveries" "WebhookDelivery" WHERE (("WebhookDelivery"."id" = $1) AND ("WebhookDelivery"."webhook_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using webhook_deliveries_pkey on webhook_deliveries

SELECT "WebhookDelivery"."id" AS "WebhookDelivery_id", "WebhookDelivery"."webhook_id" AS "WebhookDelivery_webhook_id", "WebhookDelivery"."event" AS "WebhookDelivery_event", "WebhookDelivery"."menu_id" AS "WebhookDelivery_menu_id", "WebhookDelivery"."sequence" AS "WebhookDelivery_sequence", "WebhookDelivery"."changes" AS "WebhookDelivery_changes", "WebhookDelivery"."omitted" AS "WebhookDelivery_omitted", "WebhookDelivery"."happened_at" AS "WebhookDelivery_happened_at", "WebhookDelivery"."due_at" AS "WebhookDelivery_due_at", "WebhookDelivery"."tries" AS "WebhookDelivery_tries", "WebhookDelivery"."ended_at" AS "WebhookDelivery_ended_at", "WebhookDelivery"."failed_at" AS "WebhookDelivery_failed_at", "WebhookDelivery"."last_status" AS "WebhookDelivery_last_status" FROM "media"."webhook_deliveries" "WebhookDelivery" WHERE (("WebhookDelivery"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using webhook_deliveries_pkey on webhook_deliveries

SELECT "WebhookDelivery"."id" AS "WebhookDelivery_id", "WebhookDelivery"."webhook_id" AS "WebhookDelivery_webhook_id", "WebhookDelivery"."event" AS "WebhookDelivery_event", "WebhookDelivery"."menu_id" AS "WebhookDelivery_menu_id", "WebhookDelivery"."sequence" AS "WebhookDelivery_sequence", "WebhookDelivery"."changes" AS "WebhookDelivery_changes", "WebhookDelivery"."omitted" AS "WebhookDelivery_omitted", "WebhookDelivery"."happened_at" AS "WebhookDelivery_happened_at", "WebhookDelivery"."due_at" AS "WebhookDelivery_due_at", "WebhookDelivery"."tries" AS "WebhookDelivery_tries", "WebhookDelivery"."ended_at" AS "WebhookDelivery_ended_at", "WebhookDelivery"."failed_at" AS "WebhookDelivery_failed_at", "WebhookDelivery"."last_status" AS "WebhookDelivery_last_status" FROM "media"."webhook_deliveries" "WebhookDelivery" WHERE (("WebhookDelivery"."webhook_id" = $1)) ORDER BY "WebhookDelivery"."happened_at" DESC, "WebhookDelivery"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Index Scan using webhook_deliveries_log on webhook_deliveries

SELECT (SELECT coalesce(sum(bytes), 0) FROM objects WHERE owner_id = $1 AND status <> 'failed')
       + (SELECT coalesce(sum(max_bytes), 0) FROM upload_tickets ticket
           WHERE user_id = $1 AND confirmed_at IS NULL
             AND (redeemed_at IS NOT NULL OR expires_at > $2)
             AND NOT EXISTS (SELECT FROM objects WHERE objects.id = ticket.id)) AS bytes;
--> Result
-->   Aggregate
-->     Index Scan using objects_owner on objects
-->   Aggregate
-->     Nested Loop (anti)
-->       Index Scan using upload_tickets_user on upload_tickets
-->       Index Only Scan using objects_pkey on objects

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."id" = $1) AND ("MediaObject"."owner_id" = $2) AND ("MediaObject"."purpose" = $3))) LIMIT 1;
--> Limit
-->   Index Scan using objects_pkey on objects
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."id" = $1) AND ("MediaObject"."status" = $2))) LIMIT 1;
--> Limit
-->   Index Scan using objects_pkey on objects
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "media"."sent_mails" "SentMail" WHERE (("SentMail"."mail_id" = $1))) LIMIT 1;
--> Limit
-->   Index Only Scan using sent_mails_pkey on sent_mails
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "media"."upload_tickets" "UploadTicket" WHERE (((("UploadTicket"."id" = $1) AND ("UploadTicket"."user_id" = $2) AND (NOT("UploadTicket"."redeemed_at" IS NULL)) AND ("UploadTicket"."purpose" = $3))) OR ((("UploadTicket"."id" = $4) AND ("UploadTicket"."user_id" = $5) AND (NOT("UploadTicket"."redeemed_at" IS NULL)) AND ("UploadTicket"."purpose" IS NULL))))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on upload_tickets
-->     BitmapOr
-->       Bitmap Index Scan using upload_tickets_pkey
-->       Bitmap Index Scan using upload_tickets_pkey
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1) AND ("Webhook"."user_id" = $2))) LIMIT 1;
--> Limit
-->   Index Scan using webhooks_pkey on webhooks
-->   Result

SELECT COUNT(1) AS "cnt" FROM "media"."objects" "MediaObject" WHERE (("MediaObject"."owner_id" = $1) AND ("MediaObject"."is_derived" = $2) AND ("MediaObject"."status" != $3) AND ("MediaObject"."created_at" > now() - interval '1 hour'));
--> Aggregate
-->   Index Scan using objects_owner on objects

SELECT COUNT(1) AS "cnt" FROM "media"."webhook_deliveries" "WebhookDelivery" WHERE (("WebhookDelivery"."webhook_id" = $1));
--> Aggregate
-->   Index Only Scan using webhook_deliveries_log on webhook_deliveries

SELECT COUNT(1) AS "cnt" FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."user_id" = $1));
--> Aggregate
-->   Index Only Scan using webhooks_of_user on webhooks

SELECT DISTINCT webhook_id AS id FROM webhook_deliveries delivery WHERE 
  ended_at IS NULL AND failed_at IS NULL AND due_at <= $1 AND (tries > 0 OR NOT EXISTS (
    SELECT FROM webhook_deliveries earlier
    WHERE earlier.webhook_id = delivery.webhook_id AND earlier.menu_id = delivery.menu_id
      AND earlier.ended_at IS NULL AND earlier.failed_at IS NULL
      AND earlier.sequence < delivery.sequence)) LIMIT 1000;
--> Limit
-->   Unique
-->     Sort
-->       Index Scan using webhook_deliveries_pending on webhook_deliveries
-->         Index Scan using webhook_deliveries_due on webhook_deliveries

SELECT delivery_id AS id, count(*)::int AS count FROM webhook_attempts
  WHERE delivery_id = ANY($1) GROUP BY delivery_id;
--> Aggregate
-->   Index Only Scan using webhook_attempts_of_delivery on webhook_attempts

SELECT extract(epoch FROM now() - occurred_at)::float AS age FROM outbox
  WHERE published_at IS NULL ORDER BY position LIMIT 1;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT former AS id FROM unnest($2::uuid[]) former
  WHERE NOT EXISTS (
    SELECT FROM account_transfers
    WHERE from_id = former AND to_id = $1 AND moved_at IS NOT NULL);
--> Hash Join (right anti)
-->   Index Scan using account_transfers_to on account_transfers
-->   Hash
-->     Function Scan

SELECT id FROM webhook_deliveries delivery WHERE webhook_id = $2 AND 
  ended_at IS NULL AND failed_at IS NULL AND due_at <= $1 AND (tries > 0 OR NOT EXISTS (
    SELECT FROM webhook_deliveries earlier
    WHERE earlier.webhook_id = delivery.webhook_id AND earlier.menu_id = delivery.menu_id
      AND earlier.ended_at IS NULL AND earlier.failed_at IS NULL
      AND earlier.sequence < delivery.sequence))
  ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Incremental Sort
-->       Index Scan using webhook_deliveries_pending on webhook_deliveries
-->         Index Scan using webhook_deliveries_due on webhook_deliveries

SELECT position::float8 AS newest, (SELECT min(position)::float8 FROM outbox) AS oldest,
    (published_at - $1 * interval '1 millisecond')::text AS since
  FROM outbox WHERE published_at IS NOT NULL ORDER BY position DESC LIMIT 1;
--> Limit
-->   Result
-->     Limit
-->       Index Only Scan using outbox_pkey on outbox (all of it)
-->   Index Scan using outbox_pkey on outbox (all of it)

SELECT to_id AS id FROM account_transfers
  WHERE from_id = $1 AND moved_at IS NOT NULL AND accepted_at > $2::timestamptz - interval '1 minute'
  ORDER BY accepted_at LIMIT 1;
--> Limit
-->   Sort
-->     Index Scan using account_transfers_from on account_transfers

SELECT version();
--> Result

UPDATE "media"."objects" SET "is_derived" = $1 WHERE ("id" = $2 AND "status" = $3);
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "status" = $1, "failure" = $2 WHERE "id" IN ($3);
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "status" = $1, "failure" = $2 WHERE ("id" = $3 AND "status" != $4);
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "status" = $1, "failure" = $2 WHERE ("id" IN ($3, $4) AND "unreferenced_since" <= $5) RETURNING "id";
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "status" = $1, "failure" = $2 WHERE (0=1 AND "unreferenced_since" <= $3) RETURNING "id";
--> Update on objects
-->   Result

UPDATE "media"."objects" SET "status" = $1, "failure" = $2 WHERE 0=1;
--> Update on objects
-->   Result

UPDATE "media"."objects" SET "unreferenced_since" = $1 WHERE ("id" = $2 AND ("owner_id" = $3 OR "owner_id" IS NULL) AND "status" = $4);
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "unreferenced_since" = $1 WHERE ("id" IN ($2, $3) AND "unreferenced_since" IS NULL);
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "unreferenced_since" = $1 WHERE ("id" IN ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213, $214, $215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241, $242, $243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256, $257, $258, $259, $260, $261, $262, $263, $264, $265, $266, $267, $268, $269, $270, $271, $272, $273, $274, $275, $276, $277, $278, $279, $280, $281, $282, $283, $284, $285, $286, $287, $288, $289, $290, $291, $292, $293, $294, $295, $296, $297, $298, $299, $300, $301, $302, $303, $304, $305, $306, $307, $308, $309, $310, $311, $312, $313, $314, $315, $316, $317, $318, $319, $320, $321, $322, $323, $324, $325, $326, $327, $328, $329, $330, $331, $332, $333, $334, $335, $336, $337, $338, $339, $340, $341, $342, $343, $344, $345, $346, $347, $348, $349, $350, $351, $352, $353, $354, $355, $356, $357, $358, $359, $360, $361, $362, $363, $364, $365, $366, $367, $368, $369, $370, $371, $372, $373, $374, $375, $376, $377, $378, $379, $380, $381, $382, $383, $384, $385, $386, $387) AND NOT("unreferenced_since" IS NULL));
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "unreferenced_since" = $1 WHERE (("owner_id" = $2 OR "owner_id" IS NULL) AND "status" = $3 AND "id" IN ($4) AND NOT("unreferenced_since" IS NULL));
--> Update on objects
-->   Index Scan using objects_pkey on objects

UPDATE "media"."objects" SET "unreferenced_since" = $1 WHERE (0=1 AND "unreferenced_since" IS NULL);
--> Update on objects
-->   Result

UPDATE "media"."outbox" SET "published_at" = now() WHERE "position" IN ($1);
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE "media"."upload_tickets" SET "confirmed_at" = $1 WHERE ("id" = $2 AND "confirmed_at" IS NULL);
--> Update on upload_tickets
-->   Index Scan using upload_tickets_pkey on upload_tickets

UPDATE "media"."upload_tickets" SET "redeemed_at" = $1 WHERE ("id" = $2 AND "user_id" = $3 AND "expires_at" > $4) AND NOT EXISTS (SELECT FROM objects WHERE objects.id = $5);
--> Update on upload_tickets
-->   Index Only Scan using objects_pkey on objects
-->   Result
-->     Index Scan using upload_tickets_pkey on upload_tickets

UPDATE "media"."webhook_deliveries" SET "failed_at" = $1 WHERE ("ended_at" IS NULL AND "failed_at" IS NULL AND "webhook_id" = $2);
--> Update on webhook_deliveries
-->   Index Scan using webhook_deliveries_due on webhook_deliveries

UPDATE "media"."webhook_deliveries" SET "last_status" = $1, "due_at" = $2 WHERE "id" = $3;
--> Update on webhook_deliveries
-->   Index Scan using webhook_deliveries_pkey on webhook_deliveries

UPDATE "media"."webhooks" SET "last_tried_at" = $1, "last_status" = $2, "failing_since" = $3 WHERE "id" = $4;
--> Update on webhooks
-->   Index Scan using webhooks_pkey on webhooks

-- not heard
UPDATE "media"."webhooks" SET "sealed_secret" = $1 WHERE ("id" = $2 AND "sealed_secret" = $3);
--> Update on webhooks
-->   Index Scan using webhooks_pkey on webhooks

UPDATE account_transfers SET moved_at = clock_timestamp() WHERE id = $1;
--> Update on account_transfers
-->   Index Scan using account_transfers_pkey on account_transfers

UPDATE objects SET owner_id = $2 WHERE owner_id = $1 AND purpose <> 'profile';
--> Update on objects
-->   Index Scan using objects_owner on objects

UPDATE outbox SET published_at = NULL
  WHERE position <= $1::bigint AND position > $1::bigint - 20000 AND published_at > $2::timestamptz;
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE upload_tickets SET user_id = $2 WHERE user_id = $1 AND purpose IS DISTINCT FROM 'profile';
--> Update on upload_tickets
-->   Index Scan using upload_tickets_user on upload_tickets

UPDATE webhook_sequences SET last = $3 WHERE webhook_id = $1 AND menu_id = $2;
--> Update on webhook_sequences
-->   Index Scan using webhook_sequences_pkey on webhook_sequences

UPDATE webhooks SET user_id = $2,
    made_by = CASE WHEN made_by = $2 THEN NULL ELSE coalesce(made_by, $1) END
  WHERE user_id = $1;
--> Update on webhooks
-->   Index Scan using webhooks_of_user on webhooks

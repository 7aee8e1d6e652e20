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

DELETE FROM "billing"."notices" WHERE "payment_id" IN (SELECT "id" FROM "billing"."payments" "payment" WHERE "payment"."user_id" = $1);
--> Delete on notices
-->   Hash Join
-->     Seq Scan on notices
-->     Hash
-->       Index Scan using payments_user_id on payments

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

DELETE FROM notices WHERE received_at < $1;
--> Delete on notices
-->   Index Scan using notices_received_at on notices

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

DELETE FROM payments WHERE status = 'cancelled' AND created_at < $1
      AND NOT EXISTS (SELECT FROM notices WHERE payment_id = payments.id);
--> Delete on payments
-->   Nested Loop (anti)
-->     Index Scan using payments_user_id on payments
-->     Index Scan using notices_payment_id on notices

DELETE FROM reminders WHERE ends_at < $1;
--> Delete on reminders
-->   Index Scan using reminders_pkey on reminders

DELETE FROM reminders WHERE user_id = $1;
--> Delete on reminders
-->   Index Scan using reminders_pkey on reminders

DELETE FROM subscriptions WHERE user_id = $1 AND is_trial;
--> Delete on subscriptions
-->   Index Scan using subscriptions_one_trial on subscriptions

INSERT INTO "billing"."handled_events"("event_id", "handler", "handled_at") VALUES ($1, $2, DEFAULT) ON CONFLICT DO NOTHING  RETURNING event_id;
--> Insert on handled_events
-->   Result

INSERT INTO "billing"."notices"("id", "type", "body", "payment_id", "received_at", "handled_at") VALUES ($1, $2, $3, $4, $5, DEFAULT) ON CONFLICT DO NOTHING;
--> Insert on notices
-->   Result

INSERT INTO "billing"."outbox"("position", "id", "name", "payload", "request_id", "traceparent", "broadcast", "occurred_at", "published_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, DEFAULT, DEFAULT) RETURNING "position", "occurred_at";
--> Insert on outbox
-->   Result

INSERT INTO "billing"."payments"("id", "user_id", "plan", "amount", "currency", "status", "attempt", "order_id", "capture_id", "failure", "receipt_number", "period_start", "period_end", "paid_at", "check_at", "checks", "created_at", "updated_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, $5, DEFAULT, $6, DEFAULT) ON CONFLICT DO NOTHING  RETURNING "id", "updated_at";
--> Insert on payments
-->   Result

INSERT INTO "billing"."subscriptions"("id", "user_id", "plan", "status", "is_trial", "paypal_subscription_id", "amount", "currency", "starts_at", "days", "expires_at", "payment_id", "cancelled_at", "granted_by", "revoked_by", "created_at", "updated_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT, $5, DEFAULT, $6, $7, $8, $9, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING "id", "is_trial", "currency", "created_at", "updated_at";
--> Insert on subscriptions
-->   Result

INSERT INTO "billing"."subscriptions"("id", "user_id", "plan", "status", "is_trial", "paypal_subscription_id", "amount", "currency", "starts_at", "days", "expires_at", "payment_id", "cancelled_at", "granted_by", "revoked_by", "created_at", "updated_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT, $5, DEFAULT, $6, $7, $8, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) ON CONFLICT DO NOTHING  RETURNING id;
--> Insert on subscriptions
-->   Result

INSERT INTO account_transfers (id, from_id, to_id, accepted_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING;
--> Insert on account_transfers
-->   Result

INSERT INTO receipt_numbers (year, last) VALUES ($1, 1)
  ON CONFLICT (year) DO UPDATE SET last = receipt_numbers.last + 1
  RETURNING last;
--> Insert on receipt_numbers
-->   Result

INSERT INTO reminders (user_id, kind, ends_at)
  SELECT $2, kind, ends_at FROM reminders WHERE user_id = $1 ON CONFLICT DO NOTHING;
--> Insert on reminders
-->   Index Only Scan using reminders_pkey on reminders

INSERT INTO reminders (user_id, kind, ends_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING user_id;
--> Insert on reminders
-->   Result

INSERT INTO subscriptions (user_id, plan, status, is_trial, amount, currency, starts_at, days, expires_at)
  SELECT $2, plan, status, true, amount, currency, starts_at, days, expires_at
  FROM subscriptions WHERE user_id = $1 AND is_trial;
--> Insert on subscriptions
-->   Index Scan using subscriptions_one_trial on subscriptions

SELECT "OutboxEvent"."position" AS "OutboxEvent_position", "OutboxEvent"."id" AS "OutboxEvent_id", "OutboxEvent"."name" AS "OutboxEvent_name", "OutboxEvent"."payload" AS "OutboxEvent_payload", "OutboxEvent"."request_id" AS "OutboxEvent_request_id", "OutboxEvent"."traceparent" AS "OutboxEvent_traceparent", "OutboxEvent"."broadcast" AS "OutboxEvent_broadcast", "OutboxEvent"."occurred_at" AS "OutboxEvent_occurred_at", "OutboxEvent"."published_at" AS "OutboxEvent_published_at" FROM "billing"."outbox" "OutboxEvent" WHERE (("OutboxEvent"."published_at" IS NULL)) ORDER BY "OutboxEvent"."position" ASC LIMIT 500;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT "PayPalWebhook"."id" AS "PayPalWebhook_id", "PayPalWebhook"."type" AS "PayPalWebhook_type", "PayPalWebhook"."body" AS "PayPalWebhook_body", "PayPalWebhook"."payment_id" AS "PayPalWebhook_payment_id", "PayPalWebhook"."received_at" AS "PayPalWebhook_received_at", "PayPalWebhook"."handled_at" AS "PayPalWebhook_handled_at" FROM "billing"."notices" "PayPalWebhook" WHERE (("PayPalWebhook"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using notices_pkey on notices

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."id" = $1) AND ("Payment"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using payments_pkey on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using payments_pkey on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."id" = $1)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using payments_pkey on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."order_id" = $1) AND ("Payment"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using payments_order_id_key on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."user_id" = $1) AND ("Payment"."plan" = $2) AND ("Payment"."status" IN ($3, $4, $5))) LIMIT 1;
--> Limit
-->   Index Scan using payments_user_id on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."user_id" = $1) AND ("Payment"."plan" = $2) AND ("Payment"."status" IN ($3, $4, $5))) ORDER BY "Payment"."created_at" DESC;
--> Index Scan using payments_user_id on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."user_id" = $1) AND (NOT("Payment"."status" IN ($2, $3)))) ORDER BY "Payment"."created_at" DESC, "Payment"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Incremental Sort
-->     Index Scan using payments_user_id on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (("Payment"."user_id" = $1)) ORDER BY "Payment"."created_at" ASC, "Payment"."id" ASC;
--> Incremental Sort
-->   Index Scan using payments_user_id on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."capture_id" = $1))) OR ((("Payment"."id" = $2)))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on payments
-->     BitmapOr
-->       Bitmap Index Scan using payments_capture_id_key
-->       Bitmap Index Scan using payments_pkey

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."capture_id" = $1)))) LIMIT 1;
--> Limit
-->   Index Scan using payments_capture_id_key on payments

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."order_id" = $1))) OR ((("Payment"."capture_id" = $2))) OR ((("Payment"."id" = $3)))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on payments
-->     BitmapOr
-->       Bitmap Index Scan using payments_order_id_key
-->       Bitmap Index Scan using payments_capture_id_key
-->       Bitmap Index Scan using payments_pkey

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."order_id" = $1))) OR ((("Payment"."capture_id" = $2)))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on payments
-->     BitmapOr
-->       Bitmap Index Scan using payments_order_id_key
-->       Bitmap Index Scan using payments_capture_id_key

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."order_id" = $1))) OR ((("Payment"."id" = $2)))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on payments
-->     BitmapOr
-->       Bitmap Index Scan using payments_order_id_key
-->       Bitmap Index Scan using payments_pkey

SELECT "Payment"."id" AS "Payment_id", "Payment"."user_id" AS "Payment_user_id", "Payment"."plan" AS "Payment_plan", "Payment"."amount" AS "Payment_amount", "Payment"."currency" AS "Payment_currency", "Payment"."status" AS "Payment_status", "Payment"."attempt" AS "Payment_attempt", "Payment"."order_id" AS "Payment_order_id", "Payment"."capture_id" AS "Payment_capture_id", "Payment"."failure" AS "Payment_failure", "Payment"."receipt_number" AS "Payment_receipt_number", "Payment"."period_start" AS "Payment_period_start", "Payment"."period_end" AS "Payment_period_end", "Payment"."paid_at" AS "Payment_paid_at", "Payment"."check_at" AS "Payment_check_at", "Payment"."checks" AS "Payment_checks", "Payment"."created_at" AS "Payment_created_at", "Payment"."updated_at" AS "Payment_updated_at" FROM "billing"."payments" "Payment" WHERE (((("Payment"."order_id" = $1)))) LIMIT 1;
--> Limit
-->   Index Scan using payments_order_id_key on payments

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."payment_id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using subscriptions_payment_id_key on subscriptions

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" = $1) AND ("Subscription"."status" = $2) AND ("Subscription"."days" IS NULL)) ORDER BY "Subscription"."id" ASC FOR UPDATE;
--> LockRows
-->   Sort
-->     Index Scan using subscriptions_user_id on subscriptions

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" = $1));
--> Index Scan using subscriptions_user_id on subscriptions

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" = $1)) ORDER BY "Subscription"."created_at" ASC, "Subscription"."id" ASC;
--> Sort
-->   Index Scan using subscriptions_user_id on subscriptions

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" = $1)) ORDER BY "Subscription"."id" ASC FOR UPDATE;
--> LockRows
-->   Sort
-->     Index Scan using subscriptions_user_id on subscriptions

SELECT "Subscription"."id" AS "Subscription_id", "Subscription"."user_id" AS "Subscription_user_id", "Subscription"."plan" AS "Subscription_plan", "Subscription"."status" AS "Subscription_status", "Subscription"."is_trial" AS "Subscription_is_trial", "Subscription"."paypal_subscription_id" AS "Subscription_paypal_subscription_id", "Subscription"."amount" AS "Subscription_amount", "Subscription"."currency" AS "Subscription_currency", "Subscription"."starts_at" AS "Subscription_starts_at", "Subscription"."days" AS "Subscription_days", "Subscription"."expires_at" AS "Subscription_expires_at", "Subscription"."payment_id" AS "Subscription_payment_id", "Subscription"."cancelled_at" AS "Subscription_cancelled_at", "Subscription"."granted_by" AS "Subscription_granted_by", "Subscription"."revoked_by" AS "Subscription_revoked_by", "Subscription"."created_at" AS "Subscription_created_at", "Subscription"."updated_at" AS "Subscription_updated_at" FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" IN ($1, $2))) ORDER BY "Subscription"."id" ASC FOR UPDATE;
--> LockRows
-->   Sort
-->     Index Scan using subscriptions_user_id on subscriptions

SELECT "subscription"."id" AS "subscription_id", "subscription"."user_id" AS "subscription_user_id", "subscription"."plan" AS "subscription_plan", "subscription"."status" AS "subscription_status", "subscription"."is_trial" AS "subscription_is_trial", "subscription"."paypal_subscription_id" AS "subscription_paypal_subscription_id", "subscription"."amount" AS "subscription_amount", "subscription"."currency" AS "subscription_currency", "subscription"."starts_at" AS "subscription_starts_at", "subscription"."days" AS "subscription_days", "subscription"."expires_at" AS "subscription_expires_at", "subscription"."payment_id" AS "subscription_payment_id", "subscription"."cancelled_at" AS "subscription_cancelled_at", "subscription"."granted_by" AS "subscription_granted_by", "subscription"."revoked_by" AS "subscription_revoked_by", "subscription"."created_at" AS "subscription_created_at", "subscription"."updated_at" AS "subscription_updated_at" FROM "billing"."subscriptions" "subscription" WHERE status = 'active' AND expires_at <= $1 ORDER BY expires_at ASC LIMIT 100 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using subscriptions_due on subscriptions

SELECT "subscription"."id" AS "subscription_id", "subscription"."user_id" AS "subscription_user_id", "subscription"."plan" AS "subscription_plan", "subscription"."status" AS "subscription_status", "subscription"."is_trial" AS "subscription_is_trial", "subscription"."paypal_subscription_id" AS "subscription_paypal_subscription_id", "subscription"."amount" AS "subscription_amount", "subscription"."currency" AS "subscription_currency", "subscription"."starts_at" AS "subscription_starts_at", "subscription"."days" AS "subscription_days", "subscription"."expires_at" AS "subscription_expires_at", "subscription"."payment_id" AS "subscription_payment_id", "subscription"."cancelled_at" AS "subscription_cancelled_at", "subscription"."granted_by" AS "subscription_granted_by", "subscription"."revoked_by" AS "subscription_revoked_by", "subscription"."created_at" AS "subscription_created_at", "subscription"."updated_at" AS "subscription_updated_at" FROM "billing"."subscriptions" "subscription" WHERE status = 'expired' AND expires_at > $1 ORDER BY expires_at ASC LIMIT 100 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using subscriptions_lapsed on subscriptions

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "billing"."subscriptions" "Subscription" WHERE (("Subscription"."user_id" = $1) AND ("Subscription"."is_trial" = $2))) LIMIT 1;
--> Limit
-->   Index Scan using subscriptions_user_id on subscriptions
-->   Result

SELECT DISTINCT user_id AS "userId" FROM subscriptions
   WHERE status = 'active' AND expires_at > $1 AND expires_at <= $2;
--> Unique
-->   Sort
-->     Index Scan using subscriptions_due on subscriptions

SELECT extract(epoch FROM now() - occurred_at)::float AS age FROM outbox
  WHERE published_at IS NULL ORDER BY position LIMIT 1;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT nextval('subscription_versions')::int AS version;
--> Result

SELECT position::float8 AS newest, (SELECT min(position)::float8 FROM outbox) AS oldest,
    (published_at - $1 * interval '1 millisecond')::text AS since
  FROM outbox WHERE published_at IS NOT NULL ORDER BY position DESC LIMIT 1;
--> Limit
-->   Result
-->     Limit
-->       Index Only Scan using outbox_pkey on outbox (all of it)
-->   Index Scan using outbox_pkey on outbox (all of it)

SELECT to_id AS "userId" FROM account_transfers
  WHERE from_id = $1 AND accepted_at >= $2 ORDER BY accepted_at LIMIT 1;
--> Limit
-->   Sort
-->     Index Scan using account_transfers_from on account_transfers

SELECT version();
--> Result

UPDATE "billing"."notices" SET "handled_at" = $1 WHERE "id" = $2;
--> Update on notices
-->   Index Scan using notices_pkey on notices

UPDATE "billing"."outbox" SET "published_at" = now() WHERE "position" IN ($1);
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE "billing"."payments" SET "order_id" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE ("id" = $2 AND "order_id" IS NULL);
--> Update on payments
-->   Index Scan using payments_pkey on payments

UPDATE "billing"."payments" SET "period_start" = $1, "period_end" = $2, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $3;
--> Update on payments
-->   Index Scan using payments_pkey on payments

UPDATE "billing"."payments" SET "status" = $1, "checks" = $2, "check_at" = $3, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $4 AND "status" IN ($5);
--> Update on payments
-->   Index Scan using payments_pkey on payments

UPDATE "billing"."payments" SET "status" = $1, "checks" = $2, "check_at" = $3, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $4 AND "status" IN ($5, $6, $7, $8, $9) AND "attempt" = $10;
--> Update on payments
-->   Index Scan using payments_pkey on payments

UPDATE "billing"."payments" SET "user_id" = $1, "check_at" = $2, "updated_at" = CURRENT_TIMESTAMP WHERE "user_id" = $3;
--> Update on payments
-->   Index Scan using payments_user_id on payments

UPDATE "billing"."subscriptions" SET "cancelled_at" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $2;
--> Update on subscriptions
-->   Index Scan using subscriptions_pkey on subscriptions

UPDATE "billing"."subscriptions" SET "status" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" IN ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19);
--> Update on subscriptions
-->   Index Scan using subscriptions_pkey on subscriptions

UPDATE "billing"."subscriptions" SET "status" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "payment_id" = $2;
--> Update on subscriptions
-->   Index Scan using subscriptions_payment_id_key on subscriptions

UPDATE "billing"."subscriptions" SET "status" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "user_id" = $2;
--> Update on subscriptions
-->   Index Scan using subscriptions_user_id on subscriptions

UPDATE "billing"."subscriptions" SET "status" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE ("user_id" = $2 AND "status" = $3);
--> Update on subscriptions
-->   Index Scan using subscriptions_user_id on subscriptions

UPDATE "billing"."subscriptions" SET "user_id" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE ("user_id" = $2 AND "is_trial" = $3);
--> Update on subscriptions
-->   Index Scan using subscriptions_user_id on subscriptions

UPDATE account_transfers SET moved_at = clock_timestamp() WHERE id = $1;
--> Update on account_transfers
-->   Index Scan using account_transfers_pkey on account_transfers

UPDATE outbox SET published_at = NULL
  WHERE position <= $1::bigint AND position > $1::bigint - 20000 AND published_at > $2::timestamptz;
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE payments SET checks = checks + 1,
         check_at = CASE
           WHEN status <> 'completed' THEN
             $1::timestamptz + LEAST(interval '30 s' * power(2, LEAST(checks, 12)),
               CASE status WHEN 'pending' THEN interval '1 h' ELSE interval '4 min' END)
           WHEN period_end > $1 THEN $1::timestamptz + interval '1 day'
         END
   WHERE id IN (SELECT id FROM payments WHERE check_at <= $1
                 ORDER BY check_at LIMIT 10 FOR UPDATE SKIP LOCKED)
  RETURNING id;
--> Update on payments
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           LockRows
-->             Index Scan using payments_check_at on payments
-->     Index Scan using payments_pkey on payments

UPDATE subscriptions SET status = 'ended' WHERE user_id = $1 AND is_trial;
--> Update on subscriptions
-->   Index Scan using subscriptions_one_trial on subscriptions

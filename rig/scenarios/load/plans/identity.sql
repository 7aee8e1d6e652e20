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

DELETE FROM "identity"."demo_requests" WHERE "email" = $1;
--> Delete on demo_requests
-->   Seq Scan on demo_requests

DELETE FROM "identity"."email_verification_codes" WHERE "email" = $1;
--> Delete on email_verification_codes
-->   Index Scan using codes_email_created_at on email_verification_codes

DELETE FROM "identity"."invitations" WHERE "account_id" = $1;
--> Delete on invitations
-->   Index Scan using invitations_account_id on invitations

DELETE FROM "identity"."invitations" WHERE "email" = $1;
--> Delete on invitations
-->   Index Scan using invitations_email on invitations

DELETE FROM "identity"."invitations" WHERE ("account_id" = $1 AND "accepted_by" IS NULL AND "email" = $2);
--> Delete on invitations
-->   Index Scan using invitations_one_open on invitations

DELETE FROM "identity"."invitations" WHERE ("account_id" = $1 AND "accepted_by" IS NULL AND "invited_by" = $2);
--> Delete on invitations
-->   Index Scan using invitations_one_open on invitations

DELETE FROM "identity"."invitations" WHERE ("id" = $1 AND "accepted_by" IS NULL);
--> Delete on invitations
-->   Index Scan using invitations_pkey on invitations

DELETE FROM "identity"."members" WHERE "account_id" = $1;
--> Delete on members
-->   Index Scan using members_pkey on members

DELETE FROM "identity"."members" WHERE ("account_id" = $1 AND "user_id" = $2);
--> Delete on members
-->   Index Scan using members_pkey on members

DELETE FROM "identity"."proposed_transfers" WHERE "id" = $1;
--> Delete on proposed_transfers
-->   Index Scan using proposed_transfers_pkey on proposed_transfers

DELETE FROM "identity"."proposed_transfers" WHERE ("account_id" = $1 AND "expires_at" <= $2);
--> Delete on proposed_transfers
-->   Index Scan using proposed_transfers_account_id_key on proposed_transfers

DELETE FROM "identity"."proposed_transfers" WHERE ("account_id" = $1 AND "to_user_id" = $2);
--> Delete on proposed_transfers
-->   Index Scan using proposed_transfers_account_id_key on proposed_transfers

DELETE FROM "identity"."proposed_transfers" WHERE ("account_id" = $1 OR "to_user_id" = $2);
--> Delete on proposed_transfers
-->   Bitmap Heap Scan on proposed_transfers
-->     BitmapOr
-->       Bitmap Index Scan using proposed_transfers_account_id_key
-->       Bitmap Index Scan using proposed_transfers_to

DELETE FROM "identity"."proposed_transfers" WHERE ("id" = $1 OR "account_id" = $2);
--> Delete on proposed_transfers
-->   Bitmap Heap Scan on proposed_transfers
-->     BitmapOr
-->       Bitmap Index Scan using proposed_transfers_pkey
-->       Bitmap Index Scan using proposed_transfers_account_id_key

DELETE FROM "identity"."sessions" WHERE "account_id" = $1 RETURNING "sid", "sess";
--> Delete on sessions
-->   Index Scan using sessions_account_id on sessions

DELETE FROM "identity"."sessions" WHERE "sid" = $1 RETURNING "sid", "sess";
--> Delete on sessions
-->   Index Scan using sessions_pkey on sessions

DELETE FROM "identity"."sessions" WHERE ("account_id" = $1 AND "user_id" = $2) RETURNING "sid", "sess";
--> Delete on sessions
-->   Index Scan using sessions_user_id on sessions

DELETE FROM "identity"."sessions" WHERE ("sid" = $1 AND "user_id" = $2) RETURNING "sid", "sess";
--> Delete on sessions
-->   Index Scan using sessions_pkey on sessions

DELETE FROM "identity"."sessions" WHERE ("user_id" = $1 AND "sid" != $2) RETURNING "sid", "sess";
--> Delete on sessions
-->   Index Scan using sessions_user_id on sessions

DELETE FROM "identity"."users" WHERE "id" = $1;
--> Delete on users
-->   Index Scan using users_pkey on users

DELETE FROM account_transfers WHERE moved_at < now() - interval '30 days';
--> Delete on account_transfers
-->   Seq Scan on account_transfers

DELETE FROM code_guess_budgets
   WHERE counted_at <= $1::timestamptz - guesses / 0.16 * interval '1 day';
--> Delete on code_guess_budgets
-->   Seq Scan on code_guess_budgets

DELETE FROM code_guess_budgets WHERE address = ANY($1);
--> Delete on code_guess_budgets
-->   Index Scan using code_guess_budgets_pkey on code_guess_budgets

DELETE FROM demo_requests WHERE created_at <= $1::timestamptz - interval '12 months';
--> Delete on demo_requests
-->   Seq Scan on demo_requests

DELETE FROM email_verification_codes WHERE created_at <= $1::timestamptz - interval '24 hours';
--> Delete on email_verification_codes
-->   Index Scan using codes_created_at on email_verification_codes

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

DELETE FROM incidents WHERE resolved_at <= $1 AND id NOT IN (
     SELECT id FROM incidents
     ORDER BY resolved_at IS NOT NULL, started_at DESC, id LIMIT 200);
--> Delete on incidents
-->   Seq Scan on incidents
-->     Limit
-->       Index Scan using incidents_newest on incidents (all of it)

DELETE FROM invitations
   WHERE account_id IN ($1, $2) AND accepted_by IS NULL AND email IN (
     SELECT email FROM users
     WHERE id = $2 OR id IN (SELECT user_id FROM members WHERE account_id = $2));
--> Delete on invitations
-->   Nested Loop
-->     Index Scan using invitations_one_open on invitations
-->     Index Scan using users_email_key on users
-->       Index Only Scan using members_pkey on members

DELETE FROM invitations WHERE expires_at <= $1::timestamptz - interval '30 days';
--> Delete on invitations
-->   Index Scan using invitations_expires_at on invitations

DELETE FROM invitations less USING invitations more
   WHERE less.account_id IN ($1, $2) AND more.account_id IN ($1, $2)
     AND less.account_id <> more.account_id AND less.email = more.email
     AND less.accepted_by IS NULL AND more.accepted_by IS NULL
     AND (array_position('{administrator,editor,kitchen,analyst}'::text[], less.role), more.account_id) > (array_position('{administrator,editor,kitchen,analyst}'::text[], more.role), less.account_id);
--> Delete on invitations
-->   Hash Join
-->     Index Scan using invitations_one_open on invitations
-->     Hash
-->       Index Scan using invitations_one_open on invitations

DELETE FROM known_place_guesses WHERE email = $1;
--> Delete on known_place_guesses
-->   Index Scan using known_place_guesses_pkey on known_place_guesses

DELETE FROM known_place_guesses WHERE email = $1 AND place = $2;
--> Delete on known_place_guesses
-->   Index Scan using known_place_guesses_pkey on known_place_guesses

DELETE FROM known_place_guesses WHERE ends_at <= $1;
--> Delete on known_place_guesses
-->   Index Scan using known_place_guesses_ends_at on known_place_guesses

DELETE FROM members WHERE account_id = $1 AND user_id = $2;
--> Delete on members
-->   Index Scan using members_pkey on members

DELETE FROM members moved USING members known
   WHERE known.account_id = $2 AND moved.account_id = $1 AND moved.user_id = known.user_id;
--> Delete on members
-->   Hash Join
-->     Index Scan using members_pkey on members
-->     Hash
-->       Index Scan using members_pkey on members

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

DELETE FROM sessions WHERE expire <= $1;
--> Delete on sessions
-->   Index Scan using sessions_expire on sessions

DELETE FROM sign_in_guesses WHERE email = $1;
--> Delete on sign_in_guesses
-->   Index Scan using sign_in_guesses_pkey on sign_in_guesses

DELETE FROM sign_in_guesses WHERE ends_at <= $1;
--> Delete on sign_in_guesses
-->   Index Scan using sign_in_guesses_ends_at on sign_in_guesses

DELETE FROM status_days
   WHERE date < date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC')
     - interval '11 months';
--> Delete on status_days
-->   Index Scan using status_days_pkey on status_days

DELETE FROM users WHERE id IN (
     SELECT id FROM users
     WHERE NOT is_email_verified AND created_at <= $1::timestamptz - interval '24 hours'
       AND NOT EXISTS (SELECT FROM email_verification_codes codes WHERE codes.email = users.email)
     FOR UPDATE SKIP LOCKED);
--> Delete on users
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         LockRows
-->           Hash Join (right anti)
-->             Seq Scan on email_verification_codes
-->             Hash
-->               Index Scan using users_newest on users
-->     Index Scan using users_pkey on users

INSERT INTO "identity"."account_events"("position", "id", "user_id", "kind", "at", "device", "detail", "request_id") VALUES (DEFAULT, DEFAULT, $1, $2, $3, $4, $5, $6) RETURNING "position", "id";
--> Insert on account_events
-->   Result

INSERT INTO "identity"."api_keys"("id", "user_id", "made_by", "name", "prefix", "digest", "scopes", "rotated_at", "expires_at", "previous_digest", "previous_expires_at", "previous_made_by", "created_at", "last_used_at", "revoked_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, DEFAULT, $11, $12, DEFAULT) RETURNING "id";
--> Insert on api_keys
-->   Result

INSERT INTO "identity"."demo_requests"("id", "name", "email", "restaurant", "phone", "created_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT) RETURNING "id", "created_at";
--> Insert on demo_requests
-->   Result

INSERT INTO "identity"."email_verification_codes"("id", "email", "purpose", "code", "link", "requester", "network", "registration", "expires_at", "used", "tries", "network_tries", "elsewhere_tries", "created_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, $7, $8, DEFAULT, $9, $10, $11, $12) RETURNING "id", "purpose", "requester", "network", "used", "tries", "network_tries", "elsewhere_tries", "created_at";
--> Insert on email_verification_codes
-->   Result

INSERT INTO "identity"."google_links"("issuer", "subject", "user_id", "created_at") VALUES ($1, $2, $3, DEFAULT) RETURNING "created_at";
--> Insert on google_links
-->   Result

INSERT INTO "identity"."handled_events"("event_id", "handler", "handled_at") VALUES ($1, $2, DEFAULT) ON CONFLICT DO NOTHING  RETURNING event_id;
--> Insert on handled_events
-->   Result

INSERT INTO "identity"."incidents"("id", "component", "title", "description", "status", "impact", "is_automatic", "started_at", "resolved_at") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, DEFAULT) ON CONFLICT DO NOTHING  RETURNING "id";
--> Insert on incidents
-->   Result

INSERT INTO "identity"."invitations"("id", "account_id", "email", "role", "token_digest", "invited_by", "created_at", "sent_at", "expires_at", "accepted_by") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING "id";
--> Insert on invitations
-->   Result

INSERT INTO "identity"."members"("account_id", "user_id", "role", "since", "last_seen_at") VALUES ($1, $2, $3, $4, $5);
--> Insert on members
-->   Result

INSERT INTO "identity"."members"("account_id", "user_id", "role", "since", "last_seen_at") VALUES ($1, $2, $3, $4, $5) ON CONFLICT ( "account_id", "user_id" ) DO UPDATE SET "account_id" = EXCLUDED."account_id", "user_id" = EXCLUDED."user_id", "role" = EXCLUDED."role", "since" = EXCLUDED."since", "last_seen_at" = EXCLUDED."last_seen_at";
--> Insert on members
-->   Result

INSERT INTO "identity"."outbox"("position", "id", "name", "payload", "request_id", "traceparent", "broadcast", "occurred_at", "published_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, DEFAULT, DEFAULT) RETURNING "position", "occurred_at";
--> Insert on outbox
-->   Result

INSERT INTO "identity"."owner_notices"("id", "kind", "effective_on", "text", "recipients", "sent", "last_user_id", "created_at", "finished_at") VALUES ($1, $2, $3, $4, $5, DEFAULT, DEFAULT, $6, DEFAULT) ON CONFLICT DO NOTHING  RETURNING "sent";
--> Insert on owner_notices
-->   Result

INSERT INTO "identity"."proposed_transfers"("id", "account_id", "to_user_id", "stays", "created_at", "expires_at") VALUES (DEFAULT, $1, $2, $3, $4, $5) RETURNING "id";
--> Insert on proposed_transfers
-->   Result

INSERT INTO "identity"."sessions"("sid", "sess", "expire", "account_id", "last_used_at") VALUES ($1, $2, $3, $4, $5);
--> Insert on sessions
-->   Result

INSERT INTO "identity"."users"("id", "email", "password", "first_name", "last_name", "profile_image_url", "country", "preferred_currency", "role", "is_demo", "is_email_verified", "provider", "has_active_subscription", "subscription_plan", "subscription_expires_at", "subscription_version", "erases_at", "closing_version", "created_at", "updated_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) ON CONFLICT DO NOTHING  RETURNING "id", "country", "preferred_currency", "role", "is_demo", "is_email_verified", "provider", "has_active_subscription", "subscription_plan", "subscription_version", "closing_version", "created_at", "updated_at";
--> Insert on users
-->   Result

INSERT INTO account_transfers (id, from_id, to_id, accepted_at, moved_at)
  VALUES ($1, $2, $3, $4, clock_timestamp());
--> Insert on account_transfers
-->   Result

INSERT INTO code_guess_budgets (address, purpose, guesses, counted_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (address, purpose) DO UPDATE
         SET guesses = excluded.guesses, counted_at = excluded.counted_at;
--> Insert on code_guess_budgets
-->   Result

INSERT INTO known_place_guesses AS known (guesses, ends_at, email, place) VALUES (1, $1, $3, $4)
       ON CONFLICT (email, place) DO UPDATE SET
         guesses = CASE WHEN known.ends_at > $2 THEN known.guesses + 1 ELSE 1 END,
         ends_at = CASE WHEN known.ends_at > $2 THEN known.ends_at ELSE excluded.ends_at END
       RETURNING guesses, ends_at AS "endsAt";
--> Insert on known_place_guesses
-->   Result

INSERT INTO sign_in_guesses AS known (guesses, ends_at, email) VALUES (1, $1, $3)
       ON CONFLICT (email) DO UPDATE SET
         guesses = CASE WHEN known.ends_at > $2 THEN known.guesses + 1 ELSE 1 END,
         ends_at = CASE WHEN known.ends_at > $2 THEN known.ends_at ELSE excluded.ends_at END
       RETURNING guesses, ends_at AS "endsAt";
--> Insert on sign_in_guesses
-->   Result

INSERT INTO status_days (date, component, looks, good) VALUES ($1, $2, $3, $4)
  ON CONFLICT (date, component) DO UPDATE
    SET looks = status_days.looks + excluded.looks, good = status_days.good + excluded.good;
--> Insert on status_days
-->   Result

INSERT INTO status_streaks (component, is_well, looks) VALUES ($1, $2, $3)
  ON CONFLICT (component) DO UPDATE SET is_well = excluded.is_well, looks = excluded.looks;
--> Insert on status_streaks
-->   Result

SELECT "AccountEvent"."position" AS "AccountEvent_position", "AccountEvent"."id" AS "AccountEvent_id", "AccountEvent"."user_id" AS "AccountEvent_user_id", "AccountEvent"."kind" AS "AccountEvent_kind", "AccountEvent"."at" AS "AccountEvent_at", "AccountEvent"."device" AS "AccountEvent_device", "AccountEvent"."detail" AS "AccountEvent_detail", "AccountEvent"."request_id" AS "AccountEvent_request_id" FROM "identity"."account_events" "AccountEvent" WHERE (("AccountEvent"."user_id" = $1) AND ("AccountEvent"."kind" = $2) AND ("AccountEvent"."at" > $3)) ORDER BY "AccountEvent"."position" ASC;
--> Index Scan using account_events_newest on account_events

SELECT "AccountEvent"."position" AS "AccountEvent_position", "AccountEvent"."id" AS "AccountEvent_id", "AccountEvent"."user_id" AS "AccountEvent_user_id", "AccountEvent"."kind" AS "AccountEvent_kind", "AccountEvent"."at" AS "AccountEvent_at", "AccountEvent"."device" AS "AccountEvent_device", "AccountEvent"."detail" AS "AccountEvent_detail", "AccountEvent"."request_id" AS "AccountEvent_request_id" FROM "identity"."account_events" "AccountEvent" WHERE (("AccountEvent"."user_id" = $1) AND ("AccountEvent"."kind" = $2) AND ("AccountEvent"."at" > $3)) ORDER BY "AccountEvent"."position" DESC LIMIT 50;
--> Limit
-->   Index Scan using account_events_newest on account_events

SELECT "AccountEvent"."position" AS "AccountEvent_position", "AccountEvent"."id" AS "AccountEvent_id", "AccountEvent"."user_id" AS "AccountEvent_user_id", "AccountEvent"."kind" AS "AccountEvent_kind", "AccountEvent"."at" AS "AccountEvent_at", "AccountEvent"."device" AS "AccountEvent_device", "AccountEvent"."detail" AS "AccountEvent_detail", "AccountEvent"."request_id" AS "AccountEvent_request_id" FROM "identity"."account_events" "AccountEvent" WHERE (("AccountEvent"."user_id" = $1)) ORDER BY "AccountEvent"."position" ASC;
--> Index Scan using account_events_newest on account_events

SELECT "AccountEvent"."position" AS "AccountEvent_position", "AccountEvent"."id" AS "AccountEvent_id", "AccountEvent"."user_id" AS "AccountEvent_user_id", "AccountEvent"."kind" AS "AccountEvent_kind", "AccountEvent"."at" AS "AccountEvent_at", "AccountEvent"."device" AS "AccountEvent_device", "AccountEvent"."detail" AS "AccountEvent_detail", "AccountEvent"."request_id" AS "AccountEvent_request_id" FROM "identity"."account_events" "AccountEvent" WHERE (("AccountEvent"."user_id" = $1)) ORDER BY "AccountEvent"."position" DESC LIMIT 50;
--> Limit
-->   Index Scan using account_events_newest on account_events

SELECT "ApiKey"."id" AS "ApiKey_id", "ApiKey"."user_id" AS "ApiKey_user_id", "ApiKey"."made_by" AS "ApiKey_made_by", "ApiKey"."name" AS "ApiKey_name", "ApiKey"."prefix" AS "ApiKey_prefix", "ApiKey"."digest" AS "ApiKey_digest", "ApiKey"."scopes" AS "ApiKey_scopes", "ApiKey"."rotated_at" AS "ApiKey_rotated_at", "ApiKey"."expires_at" AS "ApiKey_expires_at", "ApiKey"."previous_digest" AS "ApiKey_previous_digest", "ApiKey"."previous_expires_at" AS "ApiKey_previous_expires_at", "ApiKey"."previous_made_by" AS "ApiKey_previous_made_by", "ApiKey"."created_at" AS "ApiKey_created_at", "ApiKey"."last_used_at" AS "ApiKey_last_used_at", "ApiKey"."revoked_at" AS "ApiKey_revoked_at" FROM "identity"."api_keys" "ApiKey" WHERE (("ApiKey"."id" = $1) AND ("ApiKey"."user_id" = $2) AND ("ApiKey"."revoked_at" IS NULL)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using api_keys_pkey on api_keys

SELECT "ApiKey"."id" AS "ApiKey_id", "ApiKey"."user_id" AS "ApiKey_user_id", "ApiKey"."made_by" AS "ApiKey_made_by", "ApiKey"."name" AS "ApiKey_name", "ApiKey"."prefix" AS "ApiKey_prefix", "ApiKey"."digest" AS "ApiKey_digest", "ApiKey"."scopes" AS "ApiKey_scopes", "ApiKey"."rotated_at" AS "ApiKey_rotated_at", "ApiKey"."expires_at" AS "ApiKey_expires_at", "ApiKey"."previous_digest" AS "ApiKey_previous_digest", "ApiKey"."previous_expires_at" AS "ApiKey_previous_expires_at", "ApiKey"."previous_made_by" AS "ApiKey_previous_made_by", "ApiKey"."created_at" AS "ApiKey_created_at", "ApiKey"."last_used_at" AS "ApiKey_last_used_at", "ApiKey"."revoked_at" AS "ApiKey_revoked_at" FROM "identity"."api_keys" "ApiKey" WHERE (("ApiKey"."user_id" = $1) AND ("ApiKey"."revoked_at" IS NULL)) ORDER BY "ApiKey"."created_at" DESC, "ApiKey"."id" ASC;
--> Sort
-->   Index Scan using api_keys_user_id on api_keys

SELECT "ApiKey"."id" AS "ApiKey_id", "ApiKey"."user_id" AS "ApiKey_user_id", "ApiKey"."made_by" AS "ApiKey_made_by", "ApiKey"."name" AS "ApiKey_name", "ApiKey"."prefix" AS "ApiKey_prefix", "ApiKey"."digest" AS "ApiKey_digest", "ApiKey"."scopes" AS "ApiKey_scopes", "ApiKey"."rotated_at" AS "ApiKey_rotated_at", "ApiKey"."expires_at" AS "ApiKey_expires_at", "ApiKey"."previous_digest" AS "ApiKey_previous_digest", "ApiKey"."previous_expires_at" AS "ApiKey_previous_expires_at", "ApiKey"."previous_made_by" AS "ApiKey_previous_made_by", "ApiKey"."created_at" AS "ApiKey_created_at", "ApiKey"."last_used_at" AS "ApiKey_last_used_at", "ApiKey"."revoked_at" AS "ApiKey_revoked_at" FROM "identity"."api_keys" "ApiKey" WHERE (("ApiKey"."user_id" = $1));
--> Index Scan using api_keys_user_id on api_keys

SELECT "DemoRequest"."id" AS "DemoRequest_id", "DemoRequest"."name" AS "DemoRequest_name", "DemoRequest"."email" AS "DemoRequest_email", "DemoRequest"."restaurant" AS "DemoRequest_restaurant", "DemoRequest"."phone" AS "DemoRequest_phone", "DemoRequest"."created_at" AS "DemoRequest_created_at" FROM "identity"."demo_requests" "DemoRequest" ORDER BY "DemoRequest"."created_at" DESC, "DemoRequest"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Sort
-->     Seq Scan on demo_requests

SELECT "DemoRequest"."id" AS "DemoRequest_id", "DemoRequest"."name" AS "DemoRequest_name", "DemoRequest"."email" AS "DemoRequest_email", "DemoRequest"."restaurant" AS "DemoRequest_restaurant", "DemoRequest"."phone" AS "DemoRequest_phone", "DemoRequest"."created_at" AS "DemoRequest_created_at" FROM "identity"."demo_requests" "DemoRequest" WHERE (("DemoRequest"."email" = $1));
--> Seq Scan on demo_requests

SELECT "GoogleLink"."issuer" AS "GoogleLink_issuer", "GoogleLink"."subject" AS "GoogleLink_subject", "GoogleLink"."user_id" AS "GoogleLink_user_id", "GoogleLink"."created_at" AS "GoogleLink_created_at" FROM "identity"."google_links" "GoogleLink" WHERE (("GoogleLink"."issuer" = $1) AND ("GoogleLink"."subject" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using google_links_pkey on google_links

SELECT "GoogleLink"."issuer" AS "GoogleLink_issuer", "GoogleLink"."subject" AS "GoogleLink_subject", "GoogleLink"."user_id" AS "GoogleLink_user_id", "GoogleLink"."created_at" AS "GoogleLink_created_at" FROM "identity"."google_links" "GoogleLink" WHERE (("GoogleLink"."user_id" = $1));
--> Index Scan using google_links_one_each on google_links

SELECT "Incident"."id" AS "Incident_id", "Incident"."component" AS "Incident_component", "Incident"."title" AS "Incident_title", "Incident"."description" AS "Incident_description", "Incident"."status" AS "Incident_status", "Incident"."impact" AS "Incident_impact", "Incident"."is_automatic" AS "Incident_is_automatic", "Incident"."started_at" AS "Incident_started_at", "Incident"."resolved_at" AS "Incident_resolved_at" FROM "identity"."incidents" "Incident" WHERE "Incident"."id" = $1;
--> Index Scan using incidents_pkey on incidents

SELECT "Incident"."id" AS "Incident_id", "Incident"."component" AS "Incident_component", "Incident"."title" AS "Incident_title", "Incident"."description" AS "Incident_description", "Incident"."status" AS "Incident_status", "Incident"."impact" AS "Incident_impact", "Incident"."is_automatic" AS "Incident_is_automatic", "Incident"."started_at" AS "Incident_started_at", "Incident"."resolved_at" AS "Incident_resolved_at" FROM "identity"."incidents" "Incident" WHERE (("Incident"."component" = $1) AND ("Incident"."resolved_at" IS NULL)) FOR UPDATE;
--> LockRows
-->   Seq Scan on incidents

SELECT "Incident"."id" AS "Incident_id", "Incident"."component" AS "Incident_component", "Incident"."title" AS "Incident_title", "Incident"."description" AS "Incident_description", "Incident"."status" AS "Incident_status", "Incident"."impact" AS "Incident_impact", "Incident"."is_automatic" AS "Incident_is_automatic", "Incident"."started_at" AS "Incident_started_at", "Incident"."resolved_at" AS "Incident_resolved_at" FROM "identity"."incidents" "Incident" WHERE (("Incident"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using incidents_pkey on incidents

SELECT "Incident"."id" AS "Incident_id", "Incident"."component" AS "Incident_component", "Incident"."title" AS "Incident_title", "Incident"."description" AS "Incident_description", "Incident"."status" AS "Incident_status", "Incident"."impact" AS "Incident_impact", "Incident"."is_automatic" AS "Incident_is_automatic", "Incident"."started_at" AS "Incident_started_at", "Incident"."resolved_at" AS "Incident_resolved_at" FROM "identity"."incidents" "Incident" WHERE (("Incident"."id" = $1)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using incidents_pkey on incidents

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE "Invitation"."id" = $1;
--> Index Scan using invitations_pkey on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."account_id" = $1) AND ("Invitation"."email" = $2) AND ("Invitation"."accepted_by" IS NULL)) LIMIT 1;
--> Limit
-->   Index Scan using invitations_one_open on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."account_id" = $1));
--> Index Scan using invitations_account_id on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."id" = $1) AND ("Invitation"."account_id" = $2) AND ("Invitation"."accepted_by" IS NULL)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using invitations_one_open on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."token_digest" = $1) AND ("Invitation"."accepted_by" IS NULL)) LIMIT 1;
--> Limit
-->   Index Scan using invitations_token_digest_key on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."token_digest" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using invitations_token_digest_key on invitations

SELECT "Invitation"."id" AS "Invitation_id", "Invitation"."account_id" AS "Invitation_account_id", "Invitation"."email" AS "Invitation_email", "Invitation"."role" AS "Invitation_role", "Invitation"."token_digest" AS "Invitation_token_digest", "Invitation"."invited_by" AS "Invitation_invited_by", "Invitation"."created_at" AS "Invitation_created_at", "Invitation"."sent_at" AS "Invitation_sent_at", "Invitation"."expires_at" AS "Invitation_expires_at", "Invitation"."accepted_by" AS "Invitation_accepted_by" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."token_digest" = $1)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using invitations_token_digest_key on invitations

SELECT "Member"."account_id" AS "Member_account_id", "Member"."user_id" AS "Member_user_id", "Member"."role" AS "Member_role", "Member"."since" AS "Member_since", "Member"."last_seen_at" AS "Member_last_seen_at" FROM "identity"."members" "Member" WHERE (("Member"."account_id" = $1) AND ("Member"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using members_pkey on members

SELECT "Member"."account_id" AS "Member_account_id", "Member"."user_id" AS "Member_user_id", "Member"."role" AS "Member_role", "Member"."since" AS "Member_since", "Member"."last_seen_at" AS "Member_last_seen_at" FROM "identity"."members" "Member" WHERE (("Member"."account_id" = $1));
--> Index Scan using members_pkey on members

SELECT "Member"."account_id" AS "Member_account_id", "Member"."user_id" AS "Member_user_id", "Member"."role" AS "Member_role", "Member"."since" AS "Member_since", "Member"."last_seen_at" AS "Member_last_seen_at" FROM "identity"."members" "Member" WHERE (("Member"."user_id" = $1));
--> Index Scan using members_user_id on members

SELECT "OutboxEvent"."position" AS "OutboxEvent_position", "OutboxEvent"."id" AS "OutboxEvent_id", "OutboxEvent"."name" AS "OutboxEvent_name", "OutboxEvent"."payload" AS "OutboxEvent_payload", "OutboxEvent"."request_id" AS "OutboxEvent_request_id", "OutboxEvent"."traceparent" AS "OutboxEvent_traceparent", "OutboxEvent"."broadcast" AS "OutboxEvent_broadcast", "OutboxEvent"."occurred_at" AS "OutboxEvent_occurred_at", "OutboxEvent"."published_at" AS "OutboxEvent_published_at" FROM "identity"."outbox" "OutboxEvent" WHERE (("OutboxEvent"."published_at" IS NULL)) ORDER BY "OutboxEvent"."position" ASC LIMIT 500;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT "OwnerNotice"."id" AS "OwnerNotice_id", "OwnerNotice"."kind" AS "OwnerNotice_kind", "OwnerNotice"."effective_on" AS "OwnerNotice_effective_on", "OwnerNotice"."text" AS "OwnerNotice_text", "OwnerNotice"."recipients" AS "OwnerNotice_recipients", "OwnerNotice"."sent" AS "OwnerNotice_sent", "OwnerNotice"."last_user_id" AS "OwnerNotice_last_user_id", "OwnerNotice"."created_at" AS "OwnerNotice_created_at", "OwnerNotice"."finished_at" AS "OwnerNotice_finished_at" FROM "identity"."owner_notices" "OwnerNotice" ORDER BY "OwnerNotice"."created_at" DESC, "OwnerNotice"."id" ASC LIMIT 50;
--> Limit
-->   Sort
-->     Seq Scan on owner_notices

SELECT "OwnerNotice"."id" AS "OwnerNotice_id", "OwnerNotice"."kind" AS "OwnerNotice_kind", "OwnerNotice"."effective_on" AS "OwnerNotice_effective_on", "OwnerNotice"."text" AS "OwnerNotice_text", "OwnerNotice"."recipients" AS "OwnerNotice_recipients", "OwnerNotice"."sent" AS "OwnerNotice_sent", "OwnerNotice"."last_user_id" AS "OwnerNotice_last_user_id", "OwnerNotice"."created_at" AS "OwnerNotice_created_at", "OwnerNotice"."finished_at" AS "OwnerNotice_finished_at" FROM "identity"."owner_notices" "OwnerNotice" WHERE (("OwnerNotice"."finished_at" IS NULL)) ORDER BY "OwnerNotice"."created_at" ASC LIMIT 1 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using owner_notices_open on owner_notices (all of it)

SELECT "OwnerNotice"."id" AS "OwnerNotice_id", "OwnerNotice"."kind" AS "OwnerNotice_kind", "OwnerNotice"."effective_on" AS "OwnerNotice_effective_on", "OwnerNotice"."text" AS "OwnerNotice_text", "OwnerNotice"."recipients" AS "OwnerNotice_recipients", "OwnerNotice"."sent" AS "OwnerNotice_sent", "OwnerNotice"."last_user_id" AS "OwnerNotice_last_user_id", "OwnerNotice"."created_at" AS "OwnerNotice_created_at", "OwnerNotice"."finished_at" AS "OwnerNotice_finished_at" FROM "identity"."owner_notices" "OwnerNotice" WHERE (("OwnerNotice"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using owner_notices_pkey on owner_notices

SELECT "ProposedTransfer"."id" AS "ProposedTransfer_id", "ProposedTransfer"."account_id" AS "ProposedTransfer_account_id", "ProposedTransfer"."to_user_id" AS "ProposedTransfer_to_user_id", "ProposedTransfer"."stays" AS "ProposedTransfer_stays", "ProposedTransfer"."created_at" AS "ProposedTransfer_created_at", "ProposedTransfer"."expires_at" AS "ProposedTransfer_expires_at" FROM "identity"."proposed_transfers" "ProposedTransfer" WHERE (("ProposedTransfer"."id" = $1) AND ("ProposedTransfer"."to_user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using proposed_transfers_pkey on proposed_transfers

SELECT "ProposedTransfer"."id" AS "ProposedTransfer_id", "ProposedTransfer"."account_id" AS "ProposedTransfer_account_id", "ProposedTransfer"."to_user_id" AS "ProposedTransfer_to_user_id", "ProposedTransfer"."stays" AS "ProposedTransfer_stays", "ProposedTransfer"."created_at" AS "ProposedTransfer_created_at", "ProposedTransfer"."expires_at" AS "ProposedTransfer_expires_at" FROM "identity"."proposed_transfers" "ProposedTransfer" WHERE (("ProposedTransfer"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using proposed_transfers_pkey on proposed_transfers

SELECT "ProposedTransfer"."id" AS "ProposedTransfer_id", "ProposedTransfer"."account_id" AS "ProposedTransfer_account_id", "ProposedTransfer"."to_user_id" AS "ProposedTransfer_to_user_id", "ProposedTransfer"."stays" AS "ProposedTransfer_stays", "ProposedTransfer"."created_at" AS "ProposedTransfer_created_at", "ProposedTransfer"."expires_at" AS "ProposedTransfer_expires_at" FROM "identity"."proposed_transfers" "ProposedTransfer" WHERE (((("ProposedTransfer"."account_id" = $1))) OR ((("ProposedTransfer"."to_user_id" = $2))));
--> Bitmap Heap Scan on proposed_transfers
-->   BitmapOr
-->     Bitmap Index Scan using proposed_transfers_account_id_key
-->     Bitmap Index Scan using proposed_transfers_to

SELECT "ProposedTransfer"."id" AS "ProposedTransfer_id", "ProposedTransfer"."account_id" AS "ProposedTransfer_account_id", "ProposedTransfer"."to_user_id" AS "ProposedTransfer_to_user_id", "ProposedTransfer"."stays" AS "ProposedTransfer_stays", "ProposedTransfer"."created_at" AS "ProposedTransfer_created_at", "ProposedTransfer"."expires_at" AS "ProposedTransfer_expires_at" FROM "identity"."proposed_transfers" "ProposedTransfer" WHERE (((("ProposedTransfer"."id" = $1) AND ("ProposedTransfer"."account_id" = $2))) OR ((("ProposedTransfer"."id" = $3) AND ("ProposedTransfer"."to_user_id" = $4)))) LIMIT 1;
--> Limit
-->   Bitmap Heap Scan on proposed_transfers
-->     BitmapOr
-->       Bitmap Index Scan using proposed_transfers_account_id_key
-->       Bitmap Index Scan using proposed_transfers_pkey

SELECT "Session"."sid" AS "Session_sid", "Session"."sess" AS "Session_sess", "Session"."expire" AS "Session_expire", "Session"."user_id" AS "Session_user_id", "Session"."account_id" AS "Session_account_id", "Session"."last_used_at" AS "Session_last_used_at" FROM "identity"."sessions" "Session" WHERE (("Session"."sid" = $1) AND ("Session"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using sessions_pkey on sessions

SELECT "Session"."sid" AS "Session_sid", "Session"."sess" AS "Session_sess", "Session"."expire" AS "Session_expire", "Session"."user_id" AS "Session_user_id", "Session"."account_id" AS "Session_account_id", "Session"."last_used_at" AS "Session_last_used_at" FROM "identity"."sessions" "Session" WHERE (("Session"."user_id" = $1) AND ("Session"."expire" > $2)) ORDER BY "Session"."last_used_at" DESC, "Session"."sid" ASC;
--> Sort
-->   Index Scan using sessions_user_id on sessions

SELECT "Session"."sid" AS "Session_sid", "Session"."sess" AS "Session_sess", "Session"."expire" AS "Session_expire", "Session"."user_id" AS "Session_user_id", "Session"."account_id" AS "Session_account_id", "Session"."last_used_at" AS "Session_last_used_at" FROM "identity"."sessions" "Session" WHERE (("Session"."user_id" = $1));
--> Index Scan using sessions_user_id on sessions

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE "User"."id" = $1;
--> Index Scan using users_pkey on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."email" = $1) AND ("User"."is_email_verified" = $2)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using users_email_key on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."email" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using users_email_key on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."email" = $1)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using users_email_key on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."id" = $1) AND ("User"."is_email_verified" = $2) AND ("User"."is_demo" = $3) AND ("User"."erases_at" IS NULL)) LIMIT 1;
--> Limit
-->   Index Scan using users_pkey on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using users_pkey on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."id" = $1)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using users_pkey on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."is_email_verified" = $1) AND ("User"."is_demo" = $2) AND ("User"."created_at" <= $3) AND ("User"."id" > $4)) ORDER BY "User"."id" ASC LIMIT 100;
--> Limit
-->   Index Scan using users_pkey on users

SELECT "User"."id" AS "User_id", "User"."email" AS "User_email", "User"."password" AS "User_password", "User"."first_name" AS "User_first_name", "User"."last_name" AS "User_last_name", "User"."profile_image_url" AS "User_profile_image_url", "User"."country" AS "User_country", "User"."preferred_currency" AS "User_preferred_currency", "User"."role" AS "User_role", "User"."is_demo" AS "User_is_demo", "User"."is_email_verified" AS "User_is_email_verified", "User"."provider" AS "User_provider", "User"."has_active_subscription" AS "User_has_active_subscription", "User"."subscription_plan" AS "User_subscription_plan", "User"."subscription_expires_at" AS "User_subscription_expires_at", "User"."subscription_version" AS "User_subscription_version", "User"."erases_at" AS "User_erases_at", "User"."closing_version" AS "User_closing_version", "User"."created_at" AS "User_created_at", "User"."updated_at" AS "User_updated_at" FROM "identity"."users" "User" WHERE (("User"."is_email_verified" = $1) AND ("User"."is_demo" = $2) AND ("User"."created_at" <= $3)) ORDER BY "User"."id" ASC LIMIT 100;
--> Limit
-->   Index Scan using users_pkey on users (all of it)

SELECT "User"."profile_image_url" AS "User_profile_image_url", "User"."id" AS "User_id" FROM "identity"."users" "User" WHERE (("User"."profile_image_url" IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213, $214, $215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241, $242, $243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256, $257, $258, $259, $260, $261, $262, $263, $264, $265, $266, $267, $268, $269, $270, $271, $272, $273, $274, $275, $276, $277, $278, $279, $280, $281, $282, $283, $284, $285, $286, $287, $288, $289, $290, $291, $292, $293, $294, $295, $296, $297, $298, $299, $300, $301, $302, $303, $304, $305, $306, $307, $308, $309, $310, $311, $312, $313, $314, $315, $316, $317, $318, $319, $320, $321, $322, $323, $324, $325, $326, $327, $328, $329, $330, $331, $332, $333, $334, $335, $336, $337, $338, $339, $340, $341, $342, $343, $344, $345, $346, $347, $348, $349, $350, $351, $352, $353, $354, $355, $356, $357, $358, $359, $360, $361, $362, $363, $364, $365, $366, $367, $368, $369, $370, $371, $372, $373, $374, $375, $376, $377, $378, $379, $380, $381, $382, $383, $384, $385, $386)));
--> Index Scan using users_profile_image on users

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."email" = $1) AND ("VerificationCode"."purpose" = $2) AND ("VerificationCode"."created_at" > $3)) ORDER BY "VerificationCode"."created_at" ASC;
--> Index Scan using codes_email_created_at on email_verification_codes

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."email" = $1) AND ("VerificationCode"."purpose" = $2) AND ("VerificationCode"."used" = $3) AND ("VerificationCode"."expires_at" > $4));
--> Index Scan using codes_email_created_at on email_verification_codes

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."email" = $1) AND ("VerificationCode"."purpose" = $2) AND ("VerificationCode"."used" = $3) AND ("VerificationCode"."expires_at" > $4)) ORDER BY "VerificationCode"."created_at" DESC, "VerificationCode"."id" ASC;
--> Incremental Sort
-->   Index Scan using codes_email_created_at on email_verification_codes

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."email" = $1) AND ("VerificationCode"."requester" = $2) AND (NOT("VerificationCode"."registration" IS NULL))) ORDER BY "VerificationCode"."created_at" DESC LIMIT 1;
--> Limit
-->   Index Scan using codes_email_created_at on email_verification_codes

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."email" = $1));
--> Index Scan using codes_email_created_at on email_verification_codes

SELECT "VerificationCode"."id" AS "VerificationCode_id", "VerificationCode"."email" AS "VerificationCode_email", "VerificationCode"."purpose" AS "VerificationCode_purpose", "VerificationCode"."code" AS "VerificationCode_code", "VerificationCode"."link" AS "VerificationCode_link", "VerificationCode"."requester" AS "VerificationCode_requester", "VerificationCode"."network" AS "VerificationCode_network", "VerificationCode"."registration" AS "VerificationCode_registration", "VerificationCode"."expires_at" AS "VerificationCode_expires_at", "VerificationCode"."used" AS "VerificationCode_used", "VerificationCode"."tries" AS "VerificationCode_tries", "VerificationCode"."network_tries" AS "VerificationCode_network_tries", "VerificationCode"."elsewhere_tries" AS "VerificationCode_elsewhere_tries", "VerificationCode"."created_at" AS "VerificationCode_created_at" FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."purpose" = $1) AND ("VerificationCode"."link" = $2) AND ("VerificationCode"."used" = $3) AND ("VerificationCode"."expires_at" > $4)) LIMIT 1;
--> Limit
-->   Index Scan using codes_link on email_verification_codes

SELECT "account"."id" AS "account_id", "account"."email" AS "account_email", "account"."password" AS "account_password", "account"."first_name" AS "account_first_name", "account"."last_name" AS "account_last_name", "account"."profile_image_url" AS "account_profile_image_url", "account"."country" AS "account_country", "account"."preferred_currency" AS "account_preferred_currency", "account"."role" AS "account_role", "account"."is_demo" AS "account_is_demo", "account"."is_email_verified" AS "account_is_email_verified", "account"."provider" AS "account_provider", "account"."has_active_subscription" AS "account_has_active_subscription", "account"."subscription_plan" AS "account_subscription_plan", "account"."subscription_expires_at" AS "account_subscription_expires_at", "account"."subscription_version" AS "account_subscription_version", "account"."erases_at" AS "account_erases_at", "account"."closing_version" AS "account_closing_version", "account"."created_at" AS "account_created_at", "account"."updated_at" AS "account_updated_at" FROM "identity"."users" "account" ORDER BY "account"."created_at" DESC, "account"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Index Scan using users_newest on users (all of it)

SELECT "account"."id" AS "account_id", "account"."email" AS "account_email", "account"."password" AS "account_password", "account"."first_name" AS "account_first_name", "account"."last_name" AS "account_last_name", "account"."profile_image_url" AS "account_profile_image_url", "account"."country" AS "account_country", "account"."preferred_currency" AS "account_preferred_currency", "account"."role" AS "account_role", "account"."is_demo" AS "account_is_demo", "account"."is_email_verified" AS "account_is_email_verified", "account"."provider" AS "account_provider", "account"."has_active_subscription" AS "account_has_active_subscription", "account"."subscription_plan" AS "account_subscription_plan", "account"."subscription_expires_at" AS "account_subscription_expires_at", "account"."subscription_version" AS "account_subscription_version", "account"."erases_at" AS "account_erases_at", "account"."closing_version" AS "account_closing_version", "account"."created_at" AS "account_created_at", "account"."updated_at" AS "account_updated_at" FROM "identity"."users" "account" WHERE "account"."erases_at" <= $1 ORDER BY "account"."erases_at" ASC LIMIT 1 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using users_due on users

SELECT "account"."id" AS "account_id", "account"."email" AS "account_email", "account"."password" AS "account_password", "account"."first_name" AS "account_first_name", "account"."last_name" AS "account_last_name", "account"."profile_image_url" AS "account_profile_image_url", "account"."country" AS "account_country", "account"."preferred_currency" AS "account_preferred_currency", "account"."role" AS "account_role", "account"."is_demo" AS "account_is_demo", "account"."is_email_verified" AS "account_is_email_verified", "account"."provider" AS "account_provider", "account"."has_active_subscription" AS "account_has_active_subscription", "account"."subscription_plan" AS "account_subscription_plan", "account"."subscription_expires_at" AS "account_subscription_expires_at", "account"."subscription_version" AS "account_subscription_version", "account"."erases_at" AS "account_erases_at", "account"."closing_version" AS "account_closing_version", "account"."created_at" AS "account_created_at", "account"."updated_at" AS "account_updated_at" FROM "identity"."users" "account" WHERE concat_ws(' ', "account"."first_name", "account"."last_name", "account"."email") ILIKE $1 ORDER BY "account"."created_at" DESC, "account"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Index Scan using users_newest on users (all of it)

SELECT "incident"."id" AS "incident_id", "incident"."component" AS "incident_component", "incident"."title" AS "incident_title", "incident"."description" AS "incident_description", "incident"."status" AS "incident_status", "incident"."impact" AS "incident_impact", "incident"."is_automatic" AS "incident_is_automatic", "incident"."started_at" AS "incident_started_at", "incident"."resolved_at" AS "incident_resolved_at" FROM "identity"."incidents" "incident" ORDER BY "incident"."resolved_at" IS NOT NULL ASC, "incident"."started_at" DESC, "incident"."id" ASC LIMIT 200;
--> Limit
-->   Index Scan using incidents_newest on incidents (all of it)

SELECT "owner"."id" AS "owner_id", "owner"."email" AS "owner_email", "owner"."password" AS "owner_password", "owner"."first_name" AS "owner_first_name", "owner"."last_name" AS "owner_last_name", "owner"."profile_image_url" AS "owner_profile_image_url", "owner"."country" AS "owner_country", "owner"."preferred_currency" AS "owner_preferred_currency", "owner"."role" AS "owner_role", "owner"."is_demo" AS "owner_is_demo", "owner"."is_email_verified" AS "owner_is_email_verified", "owner"."provider" AS "owner_provider", "owner"."has_active_subscription" AS "owner_has_active_subscription", "owner"."subscription_plan" AS "owner_subscription_plan", "owner"."subscription_expires_at" AS "owner_subscription_expires_at", "owner"."subscription_version" AS "owner_subscription_version", "owner"."erases_at" AS "owner_erases_at", "owner"."closing_version" AS "owner_closing_version", "owner"."created_at" AS "owner_created_at", "owner"."updated_at" AS "owner_updated_at" FROM "identity"."users" "owner" INNER JOIN "identity"."members" "member" ON "member"."account_id" = "owner"."id" WHERE "member"."user_id" = $1;
--> Nested Loop
-->   Index Scan using members_user_id on members
-->   Index Scan using users_pkey on users

SELECT "person"."id" AS "person_id", "person"."email" AS "person_email", "person"."password" AS "person_password", "person"."first_name" AS "person_first_name", "person"."last_name" AS "person_last_name", "person"."profile_image_url" AS "person_profile_image_url", "person"."country" AS "person_country", "person"."preferred_currency" AS "person_preferred_currency", "person"."role" AS "person_role", "person"."is_demo" AS "person_is_demo", "person"."is_email_verified" AS "person_is_email_verified", "person"."provider" AS "person_provider", "person"."has_active_subscription" AS "person_has_active_subscription", "person"."subscription_plan" AS "person_subscription_plan", "person"."subscription_expires_at" AS "person_subscription_expires_at", "person"."subscription_version" AS "person_subscription_version", "person"."erases_at" AS "person_erases_at", "person"."closing_version" AS "person_closing_version", "person"."created_at" AS "person_created_at", "person"."updated_at" AS "person_updated_at" FROM "identity"."users" "person" INNER JOIN "identity"."members" "member" ON "member"."user_id" = "person"."id" WHERE "member"."account_id" = $1;
--> Nested Loop
-->   Index Only Scan using members_pkey on members
-->   Index Scan using users_pkey on users

SELECT "proposal"."id" AS "proposal_id", "proposal"."account_id" AS "proposal_account_id", "proposal"."to_user_id" AS "proposal_to_user_id", "proposal"."stays" AS "proposal_stays", "proposal"."created_at" AS "proposal_created_at", "proposal"."expires_at" AS "proposal_expires_at" FROM "identity"."proposed_transfers" "proposal" WHERE "proposal"."expires_at" <= $1;
--> Index Scan using proposed_transfers_expiry on proposed_transfers

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."demo_requests" "DemoRequest" WHERE (("DemoRequest"."email" = $1) AND ("DemoRequest"."created_at" > $2))) LIMIT 1;
--> Limit
-->   Seq Scan on demo_requests
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."email_verification_codes" "VerificationCode" WHERE (("VerificationCode"."purpose" = $1) AND ("VerificationCode"."link" = $2) AND ("VerificationCode"."used" = $3) AND ("VerificationCode"."expires_at" > $4))) LIMIT 1;
--> Limit
-->   Index Scan using codes_link on email_verification_codes
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."google_links" "GoogleLink" WHERE (("GoogleLink"."user_id" = $1) AND ("GoogleLink"."issuer" = $2))) LIMIT 1;
--> Limit
-->   Index Only Scan using google_links_one_each on google_links
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."members" "Member" WHERE (("Member"."account_id" = $1) AND ("Member"."user_id" = $2) AND ("Member"."role" = $3))) LIMIT 1;
--> Limit
-->   Index Scan using members_pkey on members
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."members" "Member" WHERE (("Member"."account_id" = $1) AND ("Member"."user_id" = $2))) LIMIT 1;
--> Limit
-->   Index Only Scan using members_pkey on members
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."members" "member" INNER JOIN "identity"."users" "person" ON "person"."id" = "member"."user_id" WHERE "member"."account_id" = $1 AND "person"."email" = $2) LIMIT 1;
--> Limit
-->   Nested Loop
-->     Index Scan using users_email_key on users
-->     Index Only Scan using members_pkey on members
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."proposed_transfers" "ProposedTransfer" WHERE (("ProposedTransfer"."account_id" = $1))) LIMIT 1;
--> Limit
-->   Index Only Scan using proposed_transfers_account_id_key on proposed_transfers
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."sessions" "Session" WHERE (("Session"."sid" = $1) AND ("Session"."user_id" = $2) AND ("Session"."account_id" = $3))) LIMIT 1;
--> Limit
-->   Index Scan using sessions_pkey on sessions
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."users" "User" WHERE (("User"."id" != $1) AND ("User"."role" = $2) AND ("User"."erases_at" IS NULL))) LIMIT 1;
--> Limit
-->   Seq Scan on users
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "identity"."users" "User" WHERE (("User"."id" = $1) AND ("User"."role" = $2))) LIMIT 1;
--> Limit
-->   Index Scan using users_pkey on users
-->   Result

SELECT COUNT(1) AS "cnt" FROM "identity"."account_events" "AccountEvent" WHERE (("AccountEvent"."user_id" = $1) AND ("AccountEvent"."kind" = $2) AND ("AccountEvent"."at" > $3));
--> Aggregate
-->   Index Scan using account_events_newest on account_events

SELECT COUNT(1) AS "cnt" FROM "identity"."api_keys" "ApiKey" WHERE (("ApiKey"."user_id" = $1) AND ("ApiKey"."revoked_at" IS NULL));
--> Aggregate
-->   Index Scan using api_keys_user_id on api_keys

SELECT COUNT(1) AS "cnt" FROM "identity"."demo_requests" "DemoRequest";
--> Aggregate
-->   Seq Scan on demo_requests

SELECT COUNT(1) AS "cnt" FROM "identity"."invitations" "Invitation" WHERE (("Invitation"."account_id" = $1) AND ("Invitation"."accepted_by" IS NULL) AND ("Invitation"."expires_at" > $2));
--> Aggregate
-->   Index Scan using invitations_one_open on invitations

SELECT COUNT(1) AS "cnt" FROM "identity"."members" "Member" WHERE (("Member"."account_id" = $1));
--> Aggregate
-->   Index Only Scan using members_pkey on members

SELECT COUNT(1) AS "cnt" FROM "identity"."users" "User" WHERE (("User"."is_email_verified" = $1) AND ("User"."is_demo" = $2));
--> Aggregate
-->   Seq Scan on users

SELECT COUNT(1) AS "cnt" FROM "identity"."users" "account";
--> Aggregate
-->   Seq Scan on users

SELECT COUNT(1) AS "cnt" FROM "identity"."users" "account" WHERE concat_ws(' ', "account"."first_name", "account"."last_name", "account"."email") ILIKE $1;
--> Aggregate
-->   Seq Scan on users

SELECT FROM account_transfers WHERE id = $1 AND to_id = $2;
--> Index Scan using account_transfers_pkey on account_transfers

SELECT at FROM status_last_check;
--> Seq Scan on status_last_check

SELECT date::text, component, looks AS checks, good FROM status_days WHERE date >= $1;
--> Index Scan using status_days_pkey on status_days

SELECT extract(epoch FROM now() - occurred_at)::float AS age FROM outbox
  WHERE published_at IS NULL ORDER BY position LIMIT 1;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT guesses, counted_at AS "countedAt" FROM code_guess_budgets
        WHERE address = ANY($1) AND purpose = $2;
--> Index Scan using code_guess_budgets_pkey on code_guess_budgets

SELECT id FROM account_transfers WHERE from_id = ANY($1::uuid[]) AND accepted_at > $2
  UNION ALL
  SELECT id FROM account_transfers WHERE to_id = ($1::uuid[])[1] AND accepted_at > $2;
--> Append
-->   Index Scan using account_transfers_from on account_transfers
-->   Index Scan using account_transfers_to on account_transfers

SELECT id, first_name AS "firstName", last_name AS "lastName", 'owner' AS role
    FROM users WHERE id = $1
  UNION ALL
  (SELECT owner.id, owner.first_name, owner.last_name, member.role
     FROM members member JOIN users owner ON owner.id = member.account_id
    WHERE member.user_id = $1
    ORDER BY member.since, owner.id LIMIT 200);
--> Append
-->   Index Scan using users_pkey on users
-->   Subquery Scan
-->     Limit
-->       Sort
-->         Nested Loop
-->           Index Scan using members_user_id on members
-->           Index Scan using users_pkey on users

SELECT invitation.id, invitation.email, invitation.role, invitation.created_at AS "createdAt",
         invitation.expires_at AS "expiresAt",
         inviter.first_name AS "firstName", inviter.last_name AS "lastName"
    FROM invitations invitation JOIN users inviter ON inviter.id = invitation.invited_by
   WHERE invitation.account_id = $1 AND invitation.accepted_by IS NULL
   ORDER BY invitation.created_at DESC, invitation.id LIMIT 500;
--> Limit
-->   Sort
-->     Nested Loop
-->       Index Scan using invitations_one_open on invitations
-->       Index Scan using users_pkey on users

SELECT is_well AS "isWell", looks AS checks FROM status_streaks WHERE component = $1;
--> Index Scan using status_streaks_pkey on status_streaks

SELECT key.id AS "apiKeyId", key.name, key.scopes, key.last_used_at AS "lastUsedAt",
         CASE WHEN key.digest = $1 THEN key.expires_at ELSE key.previous_expires_at END
           AS "expiresAt",
         CASE WHEN key.digest = $1 THEN key.made_by ELSE key.previous_made_by END AS "madeBy",
         owner.id AS "userId", owner.role,
         owner.subscription_plan AS plan, owner.subscription_expires_at AS "planExpiresAt"
    FROM api_keys key JOIN users owner ON owner.id = key.user_id
   WHERE (key.digest = $1 OR key.previous_digest = $1) AND key.revoked_at IS NULL;
--> Nested Loop
-->   Bitmap Heap Scan on api_keys
-->     BitmapOr
-->       Bitmap Index Scan using api_keys_digest_key
-->       Bitmap Index Scan using api_keys_previous_digest_key
-->   Index Scan using users_pkey on users

SELECT offer.id, owner.first_name AS "firstName", owner.last_name AS "lastName", owner.email,
         offer.stays, offer.expires_at AS "expiresAt"
    FROM proposed_transfers offer JOIN users owner ON owner.id = offer.account_id
   WHERE offer.to_user_id = $1 AND offer.expires_at > $2 AND owner.erases_at IS NULL
   ORDER BY offer.created_at, offer.id;
--> Sort
-->   Nested Loop
-->     Index Scan using proposed_transfers_to on proposed_transfers
-->     Index Scan using users_pkey on users

SELECT owner.id AS "userId", owner.first_name AS "firstName", owner.last_name AS "lastName",
         owner.email, 'owner' AS role, owner.created_at AS since,
         (SELECT max(last_used_at) FROM sessions
           WHERE user_id = owner.id AND account_id IS NULL) AS "lastSeenAt"
    FROM users owner WHERE owner.id = $1
  UNION ALL
  (SELECT person.id, person.first_name, person.last_name, person.email, member.role, member.since,
          member.last_seen_at
     FROM members member JOIN users person ON person.id = member.user_id
    WHERE member.account_id = $1
    ORDER BY member.since, person.id);
--> Append
-->   Index Scan using users_pkey on users
-->     Aggregate
-->       Index Scan using sessions_user_id on sessions
-->   Sort
-->     Nested Loop
-->       Index Scan using members_pkey on members
-->       Index Scan using users_pkey on users

SELECT owner.id AS "userId", owner.role, session.expire, session.last_used_at AS "lastUsedAt",
              owner.first_name AS "firstName", owner.last_name AS "lastName",
              session.account_id AS "accountId", member.role AS "memberRole"
         FROM sessions session JOIN users owner ON owner.id = session.user_id
         LEFT JOIN members member
           ON member.account_id = session.account_id AND member.user_id = session.user_id
        WHERE session.sid = $1 AND session.expire > $2;
--> Nested Loop (left)
-->   Nested Loop
-->     Index Scan using sessions_pkey on sessions
-->     Index Scan using users_pkey on users
-->   Index Scan using members_pkey on members

SELECT position::float8 AS newest, (SELECT min(position)::float8 FROM outbox) AS oldest,
    (published_at - $1 * interval '1 millisecond')::text AS since
  FROM outbox WHERE published_at IS NOT NULL ORDER BY position DESC LIMIT 1;
--> Limit
-->   Result
-->     Limit
-->       Index Only Scan using outbox_pkey on outbox (all of it)
-->   Index Scan using outbox_pkey on outbox (all of it)

SELECT proposal.id, proposal.to_user_id AS "userId", proposal.stays,
         proposal.expires_at AS "expiresAt",
         person.first_name AS "firstName", person.last_name AS "lastName"
    FROM proposed_transfers proposal JOIN users person ON person.id = proposal.to_user_id
   WHERE proposal.account_id = $1 AND proposal.expires_at > $2;
--> Nested Loop
-->   Index Scan using proposed_transfers_account_id_key on proposed_transfers
-->   Index Scan using users_pkey on users

SELECT to_char(date, 'YYYY-MM') AS month, component, sum(looks)::int AS checks, sum(good)::int AS good
  FROM status_days WHERE date >= $1 GROUP BY 1, 2;
--> Aggregate
-->   Index Scan using status_days_pkey on status_days

SELECT version();
--> Result

UPDATE "identity"."api_keys" SET "expires_at" = $1, "previous_expires_at" = $2, "prefix" = $3, "digest" = $4, "rotated_at" = $5, "previous_digest" = $6, "made_by" = $7, "previous_made_by" = $8 WHERE "id" = $9;
--> Update on api_keys
-->   Index Scan using api_keys_pkey on api_keys

UPDATE "identity"."api_keys" SET "previous_expires_at" = $1 WHERE ("user_id" = $2 AND "previous_made_by" = $3 AND "previous_expires_at" > $4) RETURNING "previous_digest";
--> Update on api_keys
-->   Index Scan using api_keys_user_id on api_keys

UPDATE "identity"."api_keys" SET "revoked_at" = $1 WHERE ("id" = $2 AND "user_id" = $3 AND "revoked_at" IS NULL) RETURNING "digest", "previous_digest", "name", "prefix";
--> Update on api_keys
-->   Index Scan using api_keys_pkey on api_keys

UPDATE "identity"."api_keys" SET "revoked_at" = $1 WHERE ("user_id" = $2 AND "made_by" = $3 AND "revoked_at" IS NULL) RETURNING "digest", "previous_digest", "name", "prefix";
--> Update on api_keys
-->   Index Scan using api_keys_user_id on api_keys

UPDATE "identity"."api_keys" SET "revoked_at" = $1 WHERE ("user_id" = $2 AND "revoked_at" IS NULL) RETURNING "digest", "previous_digest", "name", "prefix";
--> Update on api_keys
-->   Index Scan using api_keys_user_id on api_keys

UPDATE "identity"."email_verification_codes" SET "tries" = $1 WHERE "id" = $2;
--> Update on email_verification_codes
-->   Index Scan using email_verification_codes_pkey on email_verification_codes

UPDATE "identity"."email_verification_codes" SET "used" = $1 WHERE ("email" = $2 AND "purpose" = $3 AND "requester" = $4 AND "used" = $5);
--> Update on email_verification_codes
-->   Index Scan using codes_email_created_at on email_verification_codes

UPDATE "identity"."email_verification_codes" SET "used" = $1 WHERE ("email" = $2 AND "purpose" = $3 AND "used" = $4);
--> Update on email_verification_codes
-->   Index Scan using codes_email_created_at on email_verification_codes

UPDATE "identity"."incidents" SET "status" = $1, "resolved_at" = $2 WHERE "id" = $3;
--> Update on incidents
-->   Index Scan using incidents_pkey on incidents

UPDATE "identity"."invitations" SET "accepted_by" = $1 WHERE "id" = $2;
--> Update on invitations
-->   Index Scan using invitations_pkey on invitations

UPDATE "identity"."members" SET "role" = $1 WHERE ("account_id" = $2 AND "user_id" = $3);
--> Update on members
-->   Index Scan using members_pkey on members

UPDATE "identity"."outbox" SET "published_at" = now() WHERE "position" IN ($1);
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE "identity"."owner_notices" SET "sent" = $1, "last_user_id" = $2 WHERE "id" = $3;
--> Update on owner_notices
-->   Index Scan using owner_notices_pkey on owner_notices

UPDATE "identity"."sessions" SET "last_used_at" = $1 WHERE ("sid" = $2 AND "last_used_at" <= $3);
--> Update on sessions
-->   Index Scan using sessions_pkey on sessions

UPDATE "identity"."users" SET "has_active_subscription" = $1, "subscription_plan" = $2, "subscription_expires_at" = $3, "subscription_version" = $4, "updated_at" = CURRENT_TIMESTAMP WHERE ("id" = $5 AND "subscription_version" < $6);
--> Update on users
-->   Index Scan using users_pkey on users

UPDATE "identity"."users" SET "password" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $2;
--> Update on users
-->   Index Scan using users_pkey on users

UPDATE "identity"."users" SET "role" = $1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $2 RETURNING "updated_at";
--> Update on users
-->   Index Scan using users_pkey on users

UPDATE api_keys SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3);
--> Update on api_keys
-->   Index Scan using api_keys_pkey on api_keys

UPDATE api_keys SET user_id = $2, made_by = 
  CASE WHEN made_by = $2 THEN NULL WHEN made_by IS NULL AND $3 THEN $1::uuid ELSE made_by END,
    previous_made_by = CASE WHEN previous_digest IS NULL THEN NULL ELSE 
  CASE WHEN previous_made_by = $2 THEN NULL WHEN previous_made_by IS NULL AND $3 THEN $1::uuid ELSE previous_made_by END END
  WHERE user_id = $1;
--> Update on api_keys
-->   Index Scan using api_keys_user_id on api_keys

UPDATE invitations SET account_id = $2 WHERE account_id = $1;
--> Update on invitations
-->   Index Scan using invitations_account_id on invitations

UPDATE invitations SET invited_by = $2 WHERE account_id = $2 AND invited_by = $1;
--> Update on invitations
-->   Index Scan using invitations_invited_by on invitations

UPDATE members SET account_id = $2 WHERE account_id = $1;
--> Update on members
-->   Index Scan using members_pkey on members

UPDATE members known SET since = least(known.since, moved.since),
     role = CASE WHEN array_position('{administrator,editor,kitchen,analyst}'::text[], moved.role) < array_position('{administrator,editor,kitchen,analyst}'::text[], known.role) THEN moved.role ELSE known.role END
   FROM members moved
   WHERE known.account_id = $2 AND moved.account_id = $1 AND moved.user_id = known.user_id;
--> Update on members
-->   Hash Join
-->     Index Scan using members_pkey on members
-->     Hash
-->       Index Scan using members_pkey on members

UPDATE outbox SET published_at = NULL
  WHERE position <= $1::bigint AND position > $1::bigint - 20000 AND published_at > $2::timestamptz;
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE sessions SET account_id = nullif($2::uuid, user_id) WHERE account_id = $1;
--> Update on sessions
-->   Index Scan using sessions_account_id on sessions

UPDATE sign_in_guesses SET guesses = guesses - 1 WHERE email = $1 AND guesses > 1;
--> Update on sign_in_guesses
-->   Index Scan using sign_in_guesses_pkey on sign_in_guesses

UPDATE status_last_check SET at = $1;
--> Update on status_last_check
-->   Seq Scan on status_last_check

WITH unhurried AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO account_events (user_id, kind, at, device, request_id)
  SELECT users.id, 'sign-in-failed', $2, $3, $4 FROM unhurried, users WHERE users.email = $1;
--> Insert on account_events
-->   Result
-->   Nested Loop
-->     CTE Scan of unhurried
-->     Index Scan using users_email_key on users

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

DELETE FROM "menus"."entitlements" WHERE "user_id" = $1;
--> Delete on entitlements
-->   Index Scan using entitlements_pkey on entitlements

DELETE FROM "menus"."menu_categories" WHERE "id" = $1;
--> Delete on menu_categories
-->   Index Scan using menu_categories_of_menu on menu_categories

DELETE FROM "menus"."menus" WHERE "id" = $1;
--> Delete on menus
-->   Index Scan using menus_pkey on menus

DELETE FROM "menus"."restaurant_menus" WHERE "menu_id" IN ($1);
--> Delete on restaurant_menus
-->   Index Scan using restaurant_menus_pkey on restaurant_menus

DELETE FROM "menus"."restaurant_menus" WHERE 0=1;
--> Delete on restaurant_menus
-->   Result

DELETE FROM "menus"."restaurants" WHERE "id" = $1;
--> Delete on restaurants
-->   Index Scan using restaurants_pkey on restaurants

DELETE FROM account_transfers WHERE moved_at < now() - interval '30 days';
--> Delete on account_transfers
-->   Seq Scan on account_transfers

DELETE FROM deleted_restaurants WHERE user_id = $1;
--> Delete on deleted_restaurants
-->   Index Scan using deleted_restaurants_of_user on deleted_restaurants

DELETE FROM engagements WHERE (menu_id, day, kind, value, visitor_id) IN (
    SELECT menu_id, day, kind, value, visitor_id FROM engagements WHERE menu_id = $1 LIMIT 5000);
--> Delete on engagements
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using engagements_month_pkey on engagements_month
-->     Index Scan using engagements_month_pkey on engagements_month

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

DELETE FROM menu_activity WHERE id IN (
    SELECT id FROM menu_activity
    WHERE happened_at < $1::timestamptz - interval '13 months' LIMIT 5000);
--> Delete on menu_activity
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Scan using menu_activity_age on menu_activity
-->     Index Scan using menu_activity_pkey on menu_activity

DELETE FROM menu_activity WHERE user_id = $1;
--> Delete on menu_activity
-->   Index Scan using menu_activity_of_user on menu_activity

DELETE FROM menu_items WHERE id IN (
    SELECT id FROM menu_items WHERE deleted_at <= $1 FOR UPDATE SKIP LOCKED);
--> Delete on menu_items
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         LockRows
-->           Index Scan using menu_items_deleted on menu_items
-->     Index Scan using menu_items_pkey on menu_items

DELETE FROM menu_row_history WHERE (menu_id, revision, kind, row_id) IN (
    SELECT menu_id, revision, kind, row_id FROM menu_row_history WHERE menu_id = $1 LIMIT 5000);
--> Delete on menu_row_history
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using menu_row_history_pkey on menu_row_history
-->     Index Scan using menu_row_history_pkey on menu_row_history

DELETE FROM menu_views WHERE (menu_id, day, visitor_id) IN (
    SELECT menu_id, day, visitor_id FROM menu_views WHERE menu_id = $1 LIMIT 5000);
--> Delete on menu_views
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using menu_views_month_pkey on menu_views_month
-->     Index Scan using menu_views_month_pkey on menu_views_month

DELETE FROM menu_visits WHERE (id) IN (
    SELECT id FROM menu_visits WHERE menu_id = $1 LIMIT 5000);
--> Delete on menu_visits
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Scan using menu_visits_once on menu_visits
-->     Index Scan using menu_visits_pkey on menu_visits

DELETE FROM menu_visits WHERE id IN (
    SELECT id FROM menu_visits
    WHERE created_at < $1::timestamptz - interval '13 months' LIMIT 5000);
--> Delete on menu_visits
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Bitmap Heap Scan on menu_visits
-->             Bitmap Index Scan using menu_visits_age
-->     Index Scan using menu_visits_pkey on menu_visits

DELETE FROM menus WHERE id = $1;
--> Delete on menus
-->   Index Scan using menus_pkey on menus

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

DELETE FROM price_changes WHERE user_id = $1;
--> Delete on price_changes
-->   Index Scan using price_changes_newest on price_changes

DELETE FROM restaurants WHERE user_id = $1;
--> Delete on restaurants
-->   Index Scan using restaurants_of_user on restaurants

DELETE FROM roll_ups WHERE (menu_id, span, kind, start, value) IN (
    SELECT menu_id, span, kind, start, value FROM roll_ups WHERE menu_id = $1 LIMIT 5000);
--> Delete on roll_ups
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using roll_ups_pkey on roll_ups
-->     Index Scan using roll_ups_pkey on roll_ups

DELETE FROM roll_ups WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM roll_ups WHERE start < $1 LIMIT 5000));
--> Delete on roll_ups
-->   Limit
-->     Index Scan using roll_ups_pkey on roll_ups
-->   Tid Scan on roll_ups

DELETE FROM scheduled_changes WHERE user_id = $1;
--> Delete on scheduled_changes
-->   Index Scan using scheduled_changes_owner on scheduled_changes

DELETE FROM visitor_sketches WHERE (menu_id, span, start) IN (
    SELECT menu_id, span, start FROM visitor_sketches WHERE menu_id = $1 LIMIT 5000);
--> Delete on visitor_sketches
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Index Only Scan using visitor_sketches_pkey on visitor_sketches
-->     Index Scan using visitor_sketches_pkey on visitor_sketches

DELETE FROM visitor_sketches WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM visitor_sketches WHERE start < $1 LIMIT 5000));
--> Delete on visitor_sketches
-->   Limit
-->     Index Scan using visitor_sketches_pkey on visitor_sketches
-->   Tid Scan on visitor_sketches

DELETE FROM weekly_mail_settings WHERE user_id = $1;
--> Delete on weekly_mail_settings
-->   Index Scan using weekly_mail_settings_pkey on weekly_mail_settings

DELETE FROM weekly_mails WHERE user_id = $1;
--> Delete on weekly_mails
-->   Index Scan using weekly_mails_pkey on weekly_mails

DELETE FROM weekly_mails WHERE week < $1;
--> Delete on weekly_mails
-->   Index Scan using weekly_mails_pkey on weekly_mails

INSERT INTO "menus"."handled_events"("event_id", "handler", "handled_at") VALUES ($1, $2, DEFAULT) ON CONFLICT DO NOTHING  RETURNING event_id;
--> Insert on handled_events
-->   Result

INSERT INTO "menus"."menu_categories"("id", "menu_id", "name", "opening_hours", "display_order", "translations", "version", "created_at") VALUES (DEFAULT, $1, $2, $3, $4, DEFAULT, 1, DEFAULT) RETURNING "id", "display_order", "translations", "version", "created_at";
--> Insert on menu_categories
-->   Result

INSERT INTO "menus"."menu_items"("id", "menu_id", "category_id", "external_id", "shared_id", "name", "description", "price", "image_url", "image_placeholder", "dietary_tags", "allergens", "is_available", "sizes", "extras", "available_again_at", "translations", "display_order", "version", "created_at", "updated_at", "deleted_at") VALUES (DEFAULT, $1, $2, $3, DEFAULT, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 1, DEFAULT, DEFAULT, DEFAULT) RETURNING "id", "dietary_tags", "allergens", "is_available", "sizes", "extras", "translations", "display_order", "version", "created_at", "updated_at", "deleted_at";
--> Insert on menu_items
-->   Result

INSERT INTO "menus"."menus"("id", "user_id", "name", "restaurant_name", "description", "address", "phone", "opening_hours", "logo_url", "logo_placeholder", "cover_url", "theme_color", "design", "currency", "second_currency", "adds_itbis", "adds_ley", "languages", "qr_design", "translations", "slug", "short_code", "is_published", "version", "revision", "created_at", "updated_at", "deleted_at") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, DEFAULT, DEFAULT, $21, 1, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING "id", "theme_color", "design", "currency", "adds_itbis", "adds_ley", "languages", "qr_design", "translations", "slug", "short_code", "is_published", "version", "revision", "created_at", "updated_at", "deleted_at";
--> Insert on menus
-->   Result

INSERT INTO "menus"."outbox"("position", "id", "name", "payload", "request_id", "traceparent", "broadcast", "occurred_at", "published_at") VALUES (DEFAULT, $1, $2, $3, $4, $5, $6, DEFAULT, DEFAULT) RETURNING "position", "occurred_at";
--> Insert on outbox
-->   Result

INSERT INTO "menus"."price_changes"("id", "user_id", "kind", "percent", "item_count", "menus", "items", "undo", "created_at") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, DEFAULT) RETURNING "id", "created_at";
--> Insert on price_changes
-->   Result

INSERT INTO "menus"."restaurant_menus"("menu_id", "restaurant_id", "position", "tab_name", "served_hours") VALUES ($1, $2, $3, $4, $5) ON CONFLICT ( "menu_id" ) DO UPDATE SET "menu_id" = EXCLUDED."menu_id", "restaurant_id" = EXCLUDED."restaurant_id", "position" = EXCLUDED."position", "tab_name" = EXCLUDED."tab_name", "served_hours" = EXCLUDED."served_hours";
--> Insert on restaurant_menus
-->   Result

INSERT INTO "menus"."restaurants"("id", "user_id", "name", "slug", "short_code", "address", "phone", "opening_hours", "logo_url", "logo_placeholder", "cover_url", "theme_color", "design", "version", "created_at", "updated_at") VALUES (DEFAULT, $1, $2, DEFAULT, DEFAULT, $3, $4, $5, $6, $7, $8, $9, $10, 1, DEFAULT, DEFAULT) RETURNING "id", "slug", "short_code", "theme_color", "design", "version", "created_at", "updated_at";
--> Insert on restaurants
-->   Result

INSERT INTO "menus"."scheduled_changes"("id", "user_id", "kind", "at", "status", "reason", "paired_with", "menus", "percent", "item_count", "items", "price_change_id", "left_items", "attempts", "retry_at", "created_at", "ended_at") VALUES ($1, $2, $3, $4, DEFAULT, DEFAULT, DEFAULT, $5, $6, $7, $8, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT, DEFAULT) RETURNING "id", "status", "item_count", "items", "left_items", "attempts", "created_at";
--> Insert on scheduled_changes
-->   Result

INSERT INTO account_transfers (id, from_id, to_id, accepted_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING;
--> Insert on account_transfers
-->   Result

INSERT INTO closed_owners AS known (user_id, erases_at, version) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET erases_at = excluded.erases_at, version = excluded.version
  WHERE known.version < excluded.version
  RETURNING 1;
--> Insert on closed_owners
-->   Result

INSERT INTO deleted_restaurant_slugs (slug, restaurant_id)
  SELECT slug, restaurant_id FROM restaurant_slugs WHERE restaurant_id = $1
  ON CONFLICT DO NOTHING;
--> Insert on deleted_restaurant_slugs
-->   Index Scan using restaurant_slugs_of_restaurant on restaurant_slugs

INSERT INTO deleted_restaurants (id, user_id, slug, short_code, menu_ids)
  SELECT id, user_id, slug, short_code, ARRAY(
    SELECT menu_id FROM restaurant_menus WHERE restaurant_id = restaurants.id
    ORDER BY position, menu_id
  )
  FROM restaurants WHERE id = $1;
--> Insert on deleted_restaurants
-->   Index Scan using restaurants_pkey on restaurants
-->     Incremental Sort
-->       Index Scan using restaurant_menus_in_order on restaurant_menus

INSERT INTO entitlements AS stored (user_id, plan, expires_at, version) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE
    SET plan = excluded.plan, expires_at = excluded.expires_at, version = excluded.version
  WHERE stored.version < excluded.version
  RETURNING 1;
--> Insert on entitlements
-->   Result

INSERT INTO menu_categories
    (id, menu_id, name, display_order, opening_hours, translations, created_at, version)
  SELECT id, $1, name, "displayOrder", "openingHours", translations, "createdAt", coalesce(version, 1) + $3
  FROM json_to_recordset($2) AS category
    (id uuid, name text, "displayOrder" integer, "openingHours" text, translations jsonb,
      "createdAt" timestamptz, version integer)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, display_order = excluded.display_order,
    opening_hours = excluded.opening_hours,
    translations = excluded.translations, version = menu_categories.version + 1;
--> Insert on menu_categories
-->   Function Scan

INSERT INTO menu_items (id, menu_id, category_id,external_id,name,description,price,image_url,image_placeholder,dietary_tags,allergens,is_available,sizes,extras,available_again_at,translations,display_order)
  SELECT item.id, $1, item."categoryId",item."externalId",item."name",item."description",item."price",item."imageUrl",item."imagePlaceholder",item."dietaryTags",item."allergens",item."isAvailable",item."sizes",item."extras",item."availableAgainAt",item."translations",item."displayOrder" FROM json_to_recordset($2) AS item (id uuid, "categoryId" uuid,"externalId" text,"name" text,"description" text,"price" numeric,"imageUrl" text,"imagePlaceholder" text,"dietaryTags" text[],"allergens" text[],"isAvailable" boolean,"sizes" jsonb,"extras" jsonb,"availableAgainAt" timestamptz,"translations" jsonb,"displayOrder" integer)
  ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id,external_id = excluded.external_id,name = excluded.name,description = excluded.description,price = excluded.price,image_url = excluded.image_url,image_placeholder = excluded.image_placeholder,dietary_tags = excluded.dietary_tags,allergens = excluded.allergens,is_available = excluded.is_available,sizes = excluded.sizes,extras = excluded.extras,available_again_at = excluded.available_again_at,translations = excluded.translations,display_order = excluded.display_order, version = menu_items.version + 1, updated_at = now();
--> Insert on menu_items
-->   Function Scan

INSERT INTO menu_items (id, menu_id, name, price, created_at, version)
  SELECT id, $1, name, price, "createdAt", coalesce(version, 1) + $3
  FROM json_to_recordset($2) AS item
    (id uuid, name text, price numeric, "createdAt" timestamptz, version integer)
  ON CONFLICT (id) DO NOTHING;
--> Insert on menu_items
-->   Function Scan

INSERT INTO menu_slugs AS claimed (slug, menu_id) SELECT $1::text, $2::uuid
  
  ON CONFLICT (slug) DO UPDATE SET menu_id = excluded.menu_id WHERE claimed.menu_id = excluded.menu_id
  RETURNING 1;
--> Insert on menu_slugs
-->   Result

INSERT INTO restaurant_slugs AS claimed (slug, restaurant_id) SELECT $1::text, $2::uuid
  WHERE NOT EXISTS (SELECT FROM deleted_restaurant_slugs WHERE slug = $1)
  ON CONFLICT (slug) DO UPDATE SET restaurant_id = excluded.restaurant_id WHERE claimed.restaurant_id = excluded.restaurant_id
  RETURNING 1;
--> Insert on restaurant_slugs
-->   Index Only Scan using deleted_restaurant_slugs_pkey on deleted_restaurant_slugs
-->   Result

INSERT INTO table_short_codes (menu_id, name)
  SELECT $1, name FROM unnest($2::text[]) AS asked (name)
  WHERE NOT EXISTS (
    SELECT FROM table_short_codes known WHERE known.menu_id = $1 AND known.name = asked.name
  ) AND (SELECT count(*) FROM table_short_codes WHERE menu_id = $1) < 1000
  ON CONFLICT DO NOTHING;
--> Insert on table_short_codes
-->   Aggregate
-->     Index Only Scan using table_short_codes_pkey on table_short_codes
-->   Result
-->     Nested Loop (anti)
-->       Function Scan
-->       Index Only Scan using table_short_codes_pkey on table_short_codes

INSERT INTO visitor_sketches (menu_id, span, start, sketch)
  SELECT menu_id, span, start, $4 FROM unnest($1::uuid[], $2::text[], $3::date[]) AS key (menu_id, span, start) ORDER BY menu_id, span, start
  ON CONFLICT DO NOTHING;
--> Insert on visitor_sketches
-->   Subquery Scan
-->     Sort
-->       Function Scan

INSERT INTO weekly_mail_settings (user_id, enabled) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET enabled = excluded.enabled;
--> Insert on weekly_mail_settings
-->   Result

INSERT INTO weekly_mail_settings AS known (user_id) VALUES ($1)
  ON CONFLICT (user_id) DO UPDATE SET enabled = known.enabled
  RETURNING enabled, stop_token AS "stopToken";
--> Insert on weekly_mail_settings
-->   Result

INSERT INTO weekly_mails (user_id, week) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1;
--> Insert on weekly_mails
-->   Result

SELECT
    (SELECT coalesce(json_agg(json_build_array(kind, value, count)), '[]') FROM (
  SELECT kind, value, sum(count) AS count FROM 
  unnest($2::text[], $3::date[], $4::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM roll_ups
    WHERE menu_id = $1 AND roll_ups.span = range.span AND kind = ANY($8::text[])
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted
  GROUP BY kind, value HAVING sum(count) > 0) one) AS counts,
    (SELECT coalesce(json_agg(json_build_array(start, views, new_visitors)), '[]') FROM (
  SELECT start, sum(count) FILTER (WHERE kind = 'source') AS views,
    coalesce(sum(count) FILTER (WHERE kind = 'new'), 0) AS new_visitors
  FROM roll_ups
  WHERE menu_id = $1 AND span = 'day' AND kind IN ('source', 'new') AND start BETWEEN $9 AND $10
  GROUP BY start) one) AS days,
    (SELECT coalesce(json_agg(one), '[]') FROM (
  SELECT id, name FROM menu_categories
  WHERE menu_id = $1 AND $11::bool ORDER BY display_order, created_at, id) one) AS categories,
    (SELECT coalesce(json_agg(one), '[]') FROM (
  SELECT id, name, image_url AS "imageUrl", is_available AS "isAvailable" FROM menu_items
  WHERE menu_id = $1 AND deleted_at IS NULL AND $11::bool ORDER BY name, id) one) AS items,
    (SELECT coalesce(sum(count), 0)::int
     FROM 
  unnest($5::text[], $6::date[], $7::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM roll_ups
    WHERE menu_id = $1 AND roll_ups.span = range.span AND kind = 'source'
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted) AS "viewsBefore",
    (
  SELECT coalesce(json_agg(encode(sketch, 'hex')), '[]') FROM 
  unnest($2::text[], $3::date[], $4::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM visitor_sketches
    WHERE menu_id = $1 AND visitor_sketches.span = range.span AND true
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted) AS sketches,
    (
  SELECT coalesce(json_agg(encode(sketch, 'hex')), '[]') FROM 
  unnest($5::text[], $6::date[], $7::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM visitor_sketches
    WHERE menu_id = $1 AND visitor_sketches.span = range.span AND true
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted) AS "sketchesBefore";
--> Result
-->   Aggregate
-->     Aggregate
-->       Sort
-->         Nested Loop
-->           Function Scan
-->           Index Scan using roll_ups_pkey on roll_ups
-->   Aggregate
-->     Aggregate
-->       Sort
-->         Index Scan using roll_ups_pkey on roll_ups
-->   Aggregate
-->     Subquery Scan
-->       Incremental Sort
-->         Result
-->           Index Scan using menu_categories_in_order on menu_categories
-->   Aggregate
-->     Subquery Scan
-->       Sort
-->         Result
-->           Index Scan using menu_items_in_order on menu_items
-->   Aggregate
-->     Nested Loop
-->       Function Scan
-->       Index Scan using roll_ups_pkey on roll_ups
-->   Aggregate
-->     Nested Loop
-->       Function Scan
-->       Index Scan using visitor_sketches_pkey on visitor_sketches
-->   Aggregate
-->     Nested Loop
-->       Function Scan
-->       Index Scan using visitor_sketches_pkey on visitor_sketches

SELECT "Category"."id" AS "Category_id" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1)) ORDER BY "Category"."display_order" ASC, "Category"."created_at" ASC, "Category_id" ASC;
--> Incremental Sort
-->   Index Scan using menu_categories_in_order on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE "Category"."id" = $1;
--> Index Scan using menu_categories_of_menu on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE "Category"."id" IN ($1, $2);
--> Index Scan using menu_categories_of_menu on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."id" = $1) AND ("Category"."menu_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using menu_categories_of_menu on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using menu_categories_of_menu on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."id" IN ($1)));
--> Index Scan using menu_categories_of_menu on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1));
--> Index Scan using menu_categories_in_order on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1)) ORDER BY "Category"."display_order" ASC, "Category"."created_at" ASC, "Category"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_categories_in_order on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1)) ORDER BY "Category"."display_order" ASC, "Category"."created_at" ASC, "Category"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Incremental Sort
-->     Index Scan using menu_categories_in_order on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" IN ($1))) ORDER BY "Category"."created_at" ASC, "Category"."id" ASC;
--> Sort
-->   Index Scan using menu_categories_in_order on menu_categories

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE ((0=1));
--> Result

SELECT "Category"."id" AS "Category_id", "Category"."menu_id" AS "Category_menu_id", "Category"."name" AS "Category_name", "Category"."opening_hours" AS "Category_opening_hours", "Category"."display_order" AS "Category_display_order", "Category"."translations" AS "Category_translations", "Category"."version" AS "Category_version", "Category"."created_at" AS "Category_created_at" FROM "menus"."menu_categories" "Category" WHERE ((0=1)) ORDER BY "Category"."created_at" ASC, "Category"."id" ASC;
--> Sort
-->   Result

SELECT "Entitlement"."user_id" AS "Entitlement_user_id", "Entitlement"."plan" AS "Entitlement_plan", "Entitlement"."expires_at" AS "Entitlement_expires_at", "Entitlement"."version" AS "Entitlement_version" FROM "menus"."entitlements" "Entitlement" WHERE "Entitlement"."user_id" = $1;
--> Index Scan using entitlements_pkey on entitlements

SELECT "Entitlement"."user_id" AS "Entitlement_user_id", "Entitlement"."plan" AS "Entitlement_plan", "Entitlement"."expires_at" AS "Entitlement_expires_at", "Entitlement"."version" AS "Entitlement_version" FROM "menus"."entitlements" "Entitlement" WHERE (("Entitlement"."user_id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using entitlements_pkey on entitlements

SELECT "Item"."id" AS "Item_id" FROM "menus"."menu_items" "Item" WHERE (("Item"."id" IN ($1)));
--> Index Only Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id" FROM "menus"."menu_items" "Item" WHERE ((0=1));
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1)) AND (0=1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174, $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192, $193, $194, $195, $196, $197, $198, $199, $200, $201, $202, $203, $204, $205, $206, $207, $208, $209, $210, $211, $212, $213, $214, $215, $216, $217, $218, $219, $220, $221, $222, $223, $224, $225, $226, $227, $228, $229, $230, $231, $232, $233, $234, $235, $236, $237, $238, $239, $240, $241, $242, $243, $244, $245, $246, $247, $248, $249, $250, $251, $252, $253, $254, $255, $256, $257, $258, $259, $260, $261, $262, $263, $264, $265, $266, $267, $268, $269, $270, $271, $272, $273, $274, $275, $276, $277, $278, $279, $280, $281, $282, $283, $284, $285, $286, $287, $288, $289, $290, $291, $292, $293, $294, $295, $296, $297, $298, $299, $300, $301, $302, $303, $304, $305, $306, $307, $308, $309, $310, $311, $312, $313, $314, $315, $316, $317, $318, $319, $320, $321, $322, $323, $324, $325, $326, $327, $328, $329, $330, $331, $332, $333, $334, $335, $336, $337, $338, $339, $340, $341, $342, $343, $344, $345, $346, $347, $348, $349, $350, $351, $352, $353, $354, $355, $356, $357, $358, $359, $360, $361, $362, $363, $364, $365, $366, $367, $368, $369, $370, $371, $372, $373, $374, $375, $376, $377, $378, $379, $380, $381, $382, $383, $384, $385, $386, $387, $388, $389, $390, $391, $392, $393, $394, $395, $396, $397, $398, $399, $400, $401, $402, $403, $404, $405, $406, $407, $408, $409, $410, $411, $412, $413, $414, $415, $416, $417, $418, $419, $420, $421, $422, $423, $424, $425, $426, $427, $428, $429, $430, $431, $432, $433, $434, $435, $436, $437, $438, $439, $440, $441, $442, $443, $444, $445, $446, $447, $448, $449, $450, $451, $452, $453, $454, $455, $456, $457, $458, $459, $460, $461, $462, $463, $464, $465, $466, $467, $468, $469, $470, $471, $472, $473, $474, $475, $476, $477, $478, $479, $480, $481, $482, $483, $484, $485, $486, $487, $488, $489, $490, $491, $492, $493, $494, $495, $496, $497, $498, $499, $500, $501, $502, $503, $504, $505, $506, $507, $508, $509, $510, $511, $512, $513, $514, $515, $516, $517, $518, $519, $520, $521, $522, $523, $524, $525, $526, $527, $528, $529, $530, $531, $532, $533, $534, $535, $536, $537, $538, $539, $540, $541, $542, $543, $544, $545, $546, $547, $548, $549, $550, $551, $552, $553, $554, $555, $556, $557, $558, $559, $560, $561, $562, $563, $564, $565, $566, $567, $568, $569, $570, $571, $572, $573, $574, $575, $576, $577, $578, $579, $580, $581, $582, $583, $584, $585, $586, $587, $588, $589, $590, $591, $592, $593, $594, $595, $596, $597, $598, $599, $600, $601, $602, $603, $604, $605, $606, $607, $608, $609, $610, $611, $612, $613, $614, $615, $616, $617, $618, $619, $620, $621, $622, $623, $624, $625, $626, $627, $628, $629, $630, $631, $632, $633, $634, $635, $636, $637, $638, $639, $640, $641, $642, $643, $644, $645, $646, $647, $648, $649, $650, $651, $652, $653, $654, $655, $656, $657, $658, $659, $660, $661, $662, $663, $664, $665, $666, $667, $668, $669, $670, $671, $672, $673, $674, $675, $676, $677, $678, $679, $680, $681, $682, $683, $684, $685, $686, $687, $688, $689, $690, $691, $692, $693, $694, $695, $696, $697, $698, $699, $700, $701, $702, $703, $704, $705, $706, $707, $708, $709, $710, $711, $712, $713, $714, $715, $716, $717, $718, $719, $720, $721, $722, $723, $724, $725, $726, $727, $728, $729, $730, $731, $732, $733, $734, $735, $736, $737, $738, $739, $740, $741, $742, $743, $744, $745, $746, $747, $748, $749, $750, $751, $752, $753, $754, $755, $756, $757, $758, $759, $760, $761, $762, $763, $764, $765, $766, $767, $768, $769, $770, $771, $772, $773, $774, $775, $776, $777, $778, $779, $780, $781, $782, $783, $784, $785, $786, $787, $788, $789, $790, $791, $792, $793, $794, $795, $796, $797, $798, $799, $800, $801, $802, $803, $804, $805, $806, $807, $808, $809, $810, $811, $812, $813, $814, $815, $816, $817, $818, $819, $820, $821, $822, $823, $824, $825, $826, $827, $828, $829, $830, $831, $832, $833, $834, $835, $836, $837, $838, $839, $840, $841, $842, $843, $844, $845, $846, $847, $848, $849, $850, $851, $852, $853, $854, $855, $856, $857, $858, $859, $860, $861, $862, $863, $864, $865, $866, $867, $868, $869, $870, $871, $872, $873, $874, $875, $876, $877, $878, $879, $880, $881, $882, $883, $884, $885, $886, $887, $888, $889, $890, $891, $892, $893, $894)) AND ("Item"."menu_id" IN ($895, $896, $897, $898, $899, $900, $901, $902, $903, $904, $905, $906, $907, $908, $909, $910, $911, $912, $913, $914, $915, $916, $917, $918))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id" FROM "menus"."menu_items" "Item" WHERE ( ((0=1) AND ("Item"."menu_id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL );
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id" FROM "menus"."menu_items" "Item" WHERE ( ((0=1) AND (0=1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE "Item"."id" = $1;
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" = $1) AND ("Item"."menu_id" = $2)) ) AND ( "Item"."deleted_at" IS NULL ) LIMIT 1;
--> Limit
-->   Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1)) AND ("Item"."menu_id" IN ($2))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."display_order" ASC;
--> Sort
-->   Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."display_order" ASC, "Item"."created_at" ASC, "Item"."id" ASC;
--> Sort
-->   Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND ("Item"."id" IN ($2))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND (0=1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_in_order on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1)) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."display_order" ASC, "Item"."created_at" ASC, "Item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" IN ($1)) AND ("Item"."id" IN ($2))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" IN ($1))) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."created_at" ASC, "Item"."id" ASC;
--> Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22))) ) AND ( "Item"."deleted_at" IS NULL );
--> Index Scan using menu_items_in_order on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( ((0=1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( ((0=1)) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."created_at" ASC, "Item"."id" ASC;
--> Sort
-->   Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE ( ((0=1)) ) AND ( "Item"."deleted_at" IS NULL ) ORDER BY "Item"."display_order" ASC;
--> Sort
-->   Result

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE (("Item"."id" = $1) AND ("Item"."menu_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using menu_items_pkey on menu_items

SELECT "Item"."id" AS "Item_id", "Item"."menu_id" AS "Item_menu_id", "Item"."category_id" AS "Item_category_id", "Item"."external_id" AS "Item_external_id", "Item"."shared_id" AS "Item_shared_id", "Item"."name" AS "Item_name", "Item"."description" AS "Item_description", "Item"."price" AS "Item_price", "Item"."image_url" AS "Item_image_url", "Item"."image_placeholder" AS "Item_image_placeholder", "Item"."dietary_tags" AS "Item_dietary_tags", "Item"."allergens" AS "Item_allergens", "Item"."is_available" AS "Item_is_available", "Item"."sizes" AS "Item_sizes", "Item"."extras" AS "Item_extras", "Item"."available_again_at" AS "Item_available_again_at", "Item"."translations" AS "Item_translations", "Item"."display_order" AS "Item_display_order", "Item"."version" AS "Item_version", "Item"."created_at" AS "Item_created_at", "Item"."updated_at" AS "Item_updated_at", "Item"."deleted_at" AS "Item_deleted_at" FROM "menus"."menu_items" "Item" WHERE (("Item"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using menu_items_pkey on menu_items

SELECT "Menu"."id" AS "Menu_id" FROM "menus"."menus" "Menu" WHERE (("Menu"."user_id" = $1));
--> Index Only Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE "Menu"."id" = $1;
--> Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."id" = $1) AND ("Menu"."user_id" = $2)) ) AND ( "Menu"."deleted_at" IS NULL ) LIMIT 1;
--> Limit
-->   Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."id" = $1) AND ("Menu"."user_id" = $2)) ) AND ( "Menu"."deleted_at" IS NULL ) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."id" IN ($1))) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."id" ASC;
--> Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1) AND ("Menu"."id" IN ($2))) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."created_at" DESC, "Menu"."id" ASC;
--> Sort
-->   Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1) AND ("Menu"."id" IN ($2))) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."id" ASC FOR NO KEY UPDATE;
--> LockRows
-->   Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1) AND ("Menu"."id" IN ($2))) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."id" ASC LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1) AND ("Menu"."is_published" = $2)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."created_at" ASC, "Menu"."id" ASC;
--> Incremental Sort
-->   Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1) AND ("Menu"."is_published" = $2)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."id" ASC FOR NO KEY UPDATE;
--> LockRows
-->   Sort
-->     Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."created_at" ASC, "Menu"."id" ASC;
--> Incremental Sort
-->   Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."created_at" ASC, "Menu"."id" ASC LIMIT 101;
--> Limit
-->   Incremental Sort
-->     Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."created_at" DESC, "Menu"."id" ASC;
--> Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1)) ) AND ( "Menu"."deleted_at" IS NULL ) ORDER BY "Menu"."id" ASC FOR NO KEY UPDATE;
--> LockRows
-->   Sort
-->     Index Scan using menus_of_user on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE (("Menu"."id" = $1) AND ("Menu"."user_id" = $2)) LIMIT 1 FOR NO KEY UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE (("Menu"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE (("Menu"."id" = $1)) LIMIT 1 FOR UPDATE;
--> Limit
-->   LockRows
-->     Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE (("Menu"."id" IN ($1)) AND ("Menu"."user_id" = $2)) ORDER BY "Menu"."id" ASC FOR NO KEY UPDATE;
--> LockRows
-->   Index Scan using menus_pkey on menus

SELECT "Menu"."id" AS "Menu_id", "Menu"."user_id" AS "Menu_user_id", "Menu"."name" AS "Menu_name", "Menu"."restaurant_name" AS "Menu_restaurant_name", "Menu"."description" AS "Menu_description", "Menu"."address" AS "Menu_address", "Menu"."phone" AS "Menu_phone", "Menu"."opening_hours" AS "Menu_opening_hours", "Menu"."logo_url" AS "Menu_logo_url", "Menu"."logo_placeholder" AS "Menu_logo_placeholder", "Menu"."cover_url" AS "Menu_cover_url", "Menu"."theme_color" AS "Menu_theme_color", "Menu"."design" AS "Menu_design", "Menu"."currency" AS "Menu_currency", "Menu"."second_currency" AS "Menu_second_currency", "Menu"."adds_itbis" AS "Menu_adds_itbis", "Menu"."adds_ley" AS "Menu_adds_ley", "Menu"."languages" AS "Menu_languages", "Menu"."qr_design" AS "Menu_qr_design", "Menu"."translations" AS "Menu_translations", "Menu"."slug" AS "Menu_slug", "Menu"."short_code" AS "Menu_short_code", "Menu"."is_published" AS "Menu_is_published", "Menu"."version" AS "Menu_version", "Menu"."revision" AS "Menu_revision", "Menu"."created_at" AS "Menu_created_at", "Menu"."updated_at" AS "Menu_updated_at", "Menu"."deleted_at" AS "Menu_deleted_at" FROM "menus"."menus" "Menu" WHERE ((0=1) AND ("Menu"."user_id" = $1)) ORDER BY "Menu"."id" ASC FOR NO KEY UPDATE;
--> LockRows
-->   Sort
-->     Result

SELECT "OutboxEvent"."position" AS "OutboxEvent_position", "OutboxEvent"."id" AS "OutboxEvent_id", "OutboxEvent"."name" AS "OutboxEvent_name", "OutboxEvent"."payload" AS "OutboxEvent_payload", "OutboxEvent"."request_id" AS "OutboxEvent_request_id", "OutboxEvent"."traceparent" AS "OutboxEvent_traceparent", "OutboxEvent"."broadcast" AS "OutboxEvent_broadcast", "OutboxEvent"."occurred_at" AS "OutboxEvent_occurred_at", "OutboxEvent"."published_at" AS "OutboxEvent_published_at" FROM "menus"."outbox" "OutboxEvent" WHERE (("OutboxEvent"."published_at" IS NULL)) ORDER BY "OutboxEvent"."position" ASC LIMIT 500;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT "PriceChange"."id" AS "PriceChange_id", "PriceChange"."user_id" AS "PriceChange_user_id", "PriceChange"."kind" AS "PriceChange_kind", "PriceChange"."percent" AS "PriceChange_percent", "PriceChange"."item_count" AS "PriceChange_item_count", "PriceChange"."menus" AS "PriceChange_menus", "PriceChange"."undo" AS "PriceChange_undo", "PriceChange"."created_at" AS "PriceChange_created_at" FROM "menus"."price_changes" "PriceChange" WHERE "PriceChange"."id" = $1;
--> Index Scan using price_changes_pkey on price_changes

SELECT "PriceChange"."id" AS "PriceChange_id", "PriceChange"."user_id" AS "PriceChange_user_id", "PriceChange"."kind" AS "PriceChange_kind", "PriceChange"."percent" AS "PriceChange_percent", "PriceChange"."item_count" AS "PriceChange_item_count", "PriceChange"."menus" AS "PriceChange_menus", "PriceChange"."undo" AS "PriceChange_undo", "PriceChange"."created_at" AS "PriceChange_created_at" FROM "menus"."price_changes" "PriceChange" WHERE (("PriceChange"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using price_changes_pkey on price_changes

SELECT "PriceChange"."id" AS "PriceChange_id", "PriceChange"."user_id" AS "PriceChange_user_id", "PriceChange"."kind" AS "PriceChange_kind", "PriceChange"."percent" AS "PriceChange_percent", "PriceChange"."item_count" AS "PriceChange_item_count", "PriceChange"."menus" AS "PriceChange_menus", "PriceChange"."undo" AS "PriceChange_undo", "PriceChange"."created_at" AS "PriceChange_created_at" FROM "menus"."price_changes" "PriceChange" WHERE (("PriceChange"."user_id" = $1)) ORDER BY "PriceChange"."created_at" DESC, "PriceChange"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Index Scan using price_changes_newest on price_changes

SELECT "Restaurant"."id" AS "Restaurant_id", "Restaurant"."user_id" AS "Restaurant_user_id", "Restaurant"."name" AS "Restaurant_name", "Restaurant"."slug" AS "Restaurant_slug", "Restaurant"."short_code" AS "Restaurant_short_code", "Restaurant"."address" AS "Restaurant_address", "Restaurant"."phone" AS "Restaurant_phone", "Restaurant"."opening_hours" AS "Restaurant_opening_hours", "Restaurant"."logo_url" AS "Restaurant_logo_url", "Restaurant"."logo_placeholder" AS "Restaurant_logo_placeholder", "Restaurant"."cover_url" AS "Restaurant_cover_url", "Restaurant"."theme_color" AS "Restaurant_theme_color", "Restaurant"."design" AS "Restaurant_design", "Restaurant"."version" AS "Restaurant_version", "Restaurant"."created_at" AS "Restaurant_created_at", "Restaurant"."updated_at" AS "Restaurant_updated_at" FROM "menus"."restaurants" "Restaurant" WHERE "Restaurant"."id" = $1;
--> Index Scan using restaurants_pkey on restaurants

SELECT "Restaurant"."id" AS "Restaurant_id", "Restaurant"."user_id" AS "Restaurant_user_id", "Restaurant"."name" AS "Restaurant_name", "Restaurant"."slug" AS "Restaurant_slug", "Restaurant"."short_code" AS "Restaurant_short_code", "Restaurant"."address" AS "Restaurant_address", "Restaurant"."phone" AS "Restaurant_phone", "Restaurant"."opening_hours" AS "Restaurant_opening_hours", "Restaurant"."logo_url" AS "Restaurant_logo_url", "Restaurant"."logo_placeholder" AS "Restaurant_logo_placeholder", "Restaurant"."cover_url" AS "Restaurant_cover_url", "Restaurant"."theme_color" AS "Restaurant_theme_color", "Restaurant"."design" AS "Restaurant_design", "Restaurant"."version" AS "Restaurant_version", "Restaurant"."created_at" AS "Restaurant_created_at", "Restaurant"."updated_at" AS "Restaurant_updated_at" FROM "menus"."restaurants" "Restaurant" WHERE (("Restaurant"."id" = $1) AND ("Restaurant"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using restaurants_pkey on restaurants

SELECT "Restaurant"."id" AS "Restaurant_id", "Restaurant"."user_id" AS "Restaurant_user_id", "Restaurant"."name" AS "Restaurant_name", "Restaurant"."slug" AS "Restaurant_slug", "Restaurant"."short_code" AS "Restaurant_short_code", "Restaurant"."address" AS "Restaurant_address", "Restaurant"."phone" AS "Restaurant_phone", "Restaurant"."opening_hours" AS "Restaurant_opening_hours", "Restaurant"."logo_url" AS "Restaurant_logo_url", "Restaurant"."logo_placeholder" AS "Restaurant_logo_placeholder", "Restaurant"."cover_url" AS "Restaurant_cover_url", "Restaurant"."theme_color" AS "Restaurant_theme_color", "Restaurant"."design" AS "Restaurant_design", "Restaurant"."version" AS "Restaurant_version", "Restaurant"."created_at" AS "Restaurant_created_at", "Restaurant"."updated_at" AS "Restaurant_updated_at" FROM "menus"."restaurants" "Restaurant" WHERE (("Restaurant"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using restaurants_pkey on restaurants

SELECT "Restaurant"."id" AS "Restaurant_id", "Restaurant"."user_id" AS "Restaurant_user_id", "Restaurant"."name" AS "Restaurant_name", "Restaurant"."slug" AS "Restaurant_slug", "Restaurant"."short_code" AS "Restaurant_short_code", "Restaurant"."address" AS "Restaurant_address", "Restaurant"."phone" AS "Restaurant_phone", "Restaurant"."opening_hours" AS "Restaurant_opening_hours", "Restaurant"."logo_url" AS "Restaurant_logo_url", "Restaurant"."logo_placeholder" AS "Restaurant_logo_placeholder", "Restaurant"."cover_url" AS "Restaurant_cover_url", "Restaurant"."theme_color" AS "Restaurant_theme_color", "Restaurant"."design" AS "Restaurant_design", "Restaurant"."version" AS "Restaurant_version", "Restaurant"."created_at" AS "Restaurant_created_at", "Restaurant"."updated_at" AS "Restaurant_updated_at" FROM "menus"."restaurants" "Restaurant" WHERE (("Restaurant"."user_id" = $1)) ORDER BY "Restaurant"."created_at" ASC, "Restaurant"."id" ASC;
--> Index Scan using restaurants_of_user on restaurants

SELECT "Restaurant"."id" AS "Restaurant_id", "Restaurant"."user_id" AS "Restaurant_user_id", "Restaurant"."name" AS "Restaurant_name", "Restaurant"."slug" AS "Restaurant_slug", "Restaurant"."short_code" AS "Restaurant_short_code", "Restaurant"."address" AS "Restaurant_address", "Restaurant"."phone" AS "Restaurant_phone", "Restaurant"."opening_hours" AS "Restaurant_opening_hours", "Restaurant"."logo_url" AS "Restaurant_logo_url", "Restaurant"."logo_placeholder" AS "Restaurant_logo_placeholder", "Restaurant"."cover_url" AS "Restaurant_cover_url", "Restaurant"."theme_color" AS "Restaurant_theme_color", "Restaurant"."design" AS "Restaurant_design", "Restaurant"."version" AS "Restaurant_version", "Restaurant"."created_at" AS "Restaurant_created_at", "Restaurant"."updated_at" AS "Restaurant_updated_at" FROM "menus"."restaurants" "Restaurant" WHERE (("Restaurant"."user_id" = $1)) ORDER BY "Restaurant"."created_at" ASC, "Restaurant"."id" ASC LIMIT 100;
--> Limit
-->   Index Scan using restaurants_of_user on restaurants

SELECT "RestaurantMenu"."menu_id" AS "RestaurantMenu_menu_id", "RestaurantMenu"."restaurant_id" AS "RestaurantMenu_restaurant_id", "RestaurantMenu"."position" AS "RestaurantMenu_position", "RestaurantMenu"."tab_name" AS "RestaurantMenu_tab_name", "RestaurantMenu"."served_hours" AS "RestaurantMenu_served_hours" FROM "menus"."restaurant_menus" "RestaurantMenu" WHERE (("RestaurantMenu"."restaurant_id" = $1)) ORDER BY "RestaurantMenu"."position" ASC, "RestaurantMenu"."menu_id" ASC;
--> Incremental Sort
-->   Index Scan using restaurant_menus_in_order on restaurant_menus

SELECT "ScheduledChange"."id" AS "ScheduledChange_id", "ScheduledChange"."user_id" AS "ScheduledChange_user_id", "ScheduledChange"."kind" AS "ScheduledChange_kind", "ScheduledChange"."at" AS "ScheduledChange_at", "ScheduledChange"."status" AS "ScheduledChange_status", "ScheduledChange"."reason" AS "ScheduledChange_reason", "ScheduledChange"."paired_with" AS "ScheduledChange_paired_with", "ScheduledChange"."menus" AS "ScheduledChange_menus", "ScheduledChange"."percent" AS "ScheduledChange_percent", "ScheduledChange"."item_count" AS "ScheduledChange_item_count", "ScheduledChange"."price_change_id" AS "ScheduledChange_price_change_id", "ScheduledChange"."left_items" AS "ScheduledChange_left_items", "ScheduledChange"."attempts" AS "ScheduledChange_attempts", "ScheduledChange"."retry_at" AS "ScheduledChange_retry_at", "ScheduledChange"."created_at" AS "ScheduledChange_created_at", "ScheduledChange"."ended_at" AS "ScheduledChange_ended_at" FROM "menus"."scheduled_changes" "ScheduledChange" WHERE (("ScheduledChange"."id" = $1) AND ("ScheduledChange"."user_id" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using scheduled_changes_pkey on scheduled_changes

SELECT "ScheduledChange"."id" AS "ScheduledChange_id", "ScheduledChange"."user_id" AS "ScheduledChange_user_id", "ScheduledChange"."kind" AS "ScheduledChange_kind", "ScheduledChange"."at" AS "ScheduledChange_at", "ScheduledChange"."status" AS "ScheduledChange_status", "ScheduledChange"."reason" AS "ScheduledChange_reason", "ScheduledChange"."paired_with" AS "ScheduledChange_paired_with", "ScheduledChange"."menus" AS "ScheduledChange_menus", "ScheduledChange"."percent" AS "ScheduledChange_percent", "ScheduledChange"."item_count" AS "ScheduledChange_item_count", "ScheduledChange"."price_change_id" AS "ScheduledChange_price_change_id", "ScheduledChange"."left_items" AS "ScheduledChange_left_items", "ScheduledChange"."attempts" AS "ScheduledChange_attempts", "ScheduledChange"."retry_at" AS "ScheduledChange_retry_at", "ScheduledChange"."created_at" AS "ScheduledChange_created_at", "ScheduledChange"."ended_at" AS "ScheduledChange_ended_at" FROM "menus"."scheduled_changes" "ScheduledChange" WHERE (("ScheduledChange"."id" = $1)) LIMIT 1;
--> Limit
-->   Index Scan using scheduled_changes_pkey on scheduled_changes

SELECT "Version"."menu_id" AS "Version_menu_id", "Version"."number" AS "Version_number", "Version"."first_revision" AS "Version_first_revision", "Version"."last_revision" AS "Version_last_revision", "Version"."kind" AS "Version_kind", "Version"."author" AS "Version_author", "Version"."author_id" AS "Version_author_id", "Version"."author_name" AS "Version_author_name", "Version"."restored" AS "Version_restored", "Version"."started_at" AS "Version_started_at", "Version"."changed_at" AS "Version_changed_at" FROM "menus"."menu_versions" "Version" WHERE (("Version"."menu_id" = $1) AND ("Version"."number" = $2)) LIMIT 1;
--> Limit
-->   Index Scan using menu_versions_pkey on menu_versions

SELECT "Version"."menu_id" AS "Version_menu_id", "Version"."number" AS "Version_number", "Version"."first_revision" AS "Version_first_revision", "Version"."last_revision" AS "Version_last_revision", "Version"."kind" AS "Version_kind", "Version"."author" AS "Version_author", "Version"."author_id" AS "Version_author_id", "Version"."author_name" AS "Version_author_name", "Version"."restored" AS "Version_restored", "Version"."started_at" AS "Version_started_at", "Version"."changed_at" AS "Version_changed_at" FROM "menus"."menu_versions" "Version" WHERE (("Version"."menu_id" = $1)) ORDER BY "Version"."number" DESC LIMIT 1 OFFSET 0;
--> Limit
-->   Index Scan using menu_versions_pkey on menu_versions

SELECT "activity"."id" AS "activity_id", "activity"."user_id" AS "activity_user_id", "activity"."menu_id" AS "activity_menu_id", "activity"."menu_name" AS "activity_menu_name", "activity"."kind" AS "activity_kind", "activity"."subject" AS "activity_subject", "activity"."count" AS "activity_count", "activity"."happened_at" AS "activity_happened_at", (extract(epoch FROM "activity"."happened_at") * 1000000)::bigint AS "moment" FROM "menus"."menu_activity" "activity" WHERE "activity"."user_id" = $1 AND "activity"."happened_at" <= to_timestamp($2::bigint / 1000000 + 1) AND ((extract(epoch FROM "activity"."happened_at") * 1000000)::bigint < $2 OR ((extract(epoch FROM "activity"."happened_at") * 1000000)::bigint = $2 AND "activity"."id" > $3)) ORDER BY "activity"."happened_at" DESC, "activity"."id" ASC LIMIT 2;
--> Limit
-->   Index Scan using menu_activity_of_user on menu_activity

SELECT "activity"."id" AS "activity_id", "activity"."user_id" AS "activity_user_id", "activity"."menu_id" AS "activity_menu_id", "activity"."menu_name" AS "activity_menu_name", "activity"."kind" AS "activity_kind", "activity"."subject" AS "activity_subject", "activity"."count" AS "activity_count", "activity"."happened_at" AS "activity_happened_at", (extract(epoch FROM "activity"."happened_at") * 1000000)::bigint AS "moment" FROM "menus"."menu_activity" "activity" WHERE "activity"."user_id" = $1 ORDER BY "activity"."happened_at" DESC, "activity"."id" ASC LIMIT 2 OFFSET 0;
--> Limit
-->   Index Scan using menu_activity_of_user on menu_activity

SELECT "category"."id" AS "category_id", "category"."menu_id" AS "category_menu_id", "category"."name" AS "category_name", "category"."opening_hours" AS "category_opening_hours", "category"."display_order" AS "category_display_order", "category"."translations" AS "category_translations", "category"."version" AS "category_version", "category"."created_at" AS "category_created_at" FROM "menus"."menu_categories" "category" INNER JOIN "menus"."menus" "menu" ON  "menu"."id" = "category"."menu_id" AND "menu"."deleted_at" IS NULL AND "menu"."deleted_at" IS NULL WHERE "category"."id" = $1 AND "menu"."user_id" = $2;
--> Nested Loop
-->   Index Scan using menu_categories_of_menu on menu_categories
-->   Index Scan using menus_pkey on menus

SELECT "change"."id" AS "change_id", "change"."user_id" AS "change_user_id", "change"."kind" AS "change_kind", "change"."at" AS "change_at", "change"."status" AS "change_status", "change"."reason" AS "change_reason", "change"."paired_with" AS "change_paired_with", "change"."menus" AS "change_menus", "change"."percent" AS "change_percent", "change"."item_count" AS "change_item_count", "change"."price_change_id" AS "change_price_change_id", "change"."left_items" AS "change_left_items", "change"."attempts" AS "change_attempts", "change"."retry_at" AS "change_retry_at", "change"."created_at" AS "change_created_at", "change"."ended_at" AS "change_ended_at" FROM "menus"."scheduled_changes" "change" WHERE "change"."user_id" = $1 ORDER BY "change"."ended_at" DESC NULLS FIRST, "change"."at" ASC, "change"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Sort
-->     Index Scan using scheduled_changes_owner on scheduled_changes

SELECT "change"."id" AS "change_id", "change"."user_id" AS "change_user_id", "change"."kind" AS "change_kind", "change"."at" AS "change_at", "change"."status" AS "change_status", "change"."reason" AS "change_reason", "change"."paired_with" AS "change_paired_with", "change"."menus" AS "change_menus", "change"."percent" AS "change_percent", "change"."item_count" AS "change_item_count", "change"."price_change_id" AS "change_price_change_id", "change"."left_items" AS "change_left_items", "change"."attempts" AS "change_attempts", "change"."retry_at" AS "change_retry_at", "change"."created_at" AS "change_created_at", "change"."ended_at" AS "change_ended_at", "change"."items" AS "change_items" FROM "menus"."scheduled_changes" "change" WHERE "change"."status" = 'waiting' AND "change"."at" <= now()
  AND ("change"."retry_at" IS NULL OR "change"."retry_at" <= now()) ORDER BY "change"."at" ASC, "change"."id" ASC LIMIT 1 FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using scheduled_changes_due on scheduled_changes

SELECT "change"."id" AS "change_id", "change"."user_id" AS "change_user_id", "change"."kind" AS "change_kind", "change"."percent" AS "change_percent", "change"."item_count" AS "change_item_count", "change"."menus" AS "change_menus", "change"."undo" AS "change_undo", "change"."created_at" AS "change_created_at", "change"."items" AS "change_items" FROM "menus"."price_changes" "change" WHERE "change"."id" = $1 AND "change"."user_id" = $2 FOR NO KEY UPDATE;
--> LockRows
-->   Index Scan using price_changes_pkey on price_changes

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" INNER JOIN "menus"."menus" "menu" ON  "menu"."id" = "item"."menu_id" AND "menu"."deleted_at" IS NULL AND "menu"."deleted_at" IS NULL WHERE ( "item"."id" = $1 AND "menu"."user_id" = $2 ) AND ( "item"."deleted_at" IS NULL );
--> Nested Loop
-->   Index Scan using menu_items_pkey on menu_items
-->   Index Scan using menus_pkey on menus

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Incremental Sort
-->     Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."price" DESC, "item"."created_at" ASC, "item"."id" ASC;
--> Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."updated_at" DESC, "item"."created_at" ASC, "item"."id" ASC;
--> Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY lower(regexp_replace(normalize("item"."name", NFD), '[\u0300-\u036f]', '', 'g')) ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND "item"."category_id" = $2 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND "item"."is_available" = $2 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND "item"."is_available" = $2 AND strpos(lower(regexp_replace(normalize("item"."name", NFD), '[\u0300-\u036f]', '', 'g')), $3) > 0 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND "item"."updated_at" >= $2 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND strpos(lower(regexp_replace(normalize("item"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC;
--> Incremental Sort
-->   Index Scan using menu_items_in_order on menu_items

SELECT "item"."id" AS "item_id", "item"."menu_id" AS "item_menu_id", "item"."category_id" AS "item_category_id", "item"."external_id" AS "item_external_id", "item"."shared_id" AS "item_shared_id", "item"."name" AS "item_name", "item"."description" AS "item_description", "item"."price" AS "item_price", "item"."image_url" AS "item_image_url", "item"."image_placeholder" AS "item_image_placeholder", "item"."dietary_tags" AS "item_dietary_tags", "item"."allergens" AS "item_allergens", "item"."is_available" AS "item_is_available", "item"."sizes" AS "item_sizes", "item"."extras" AS "item_extras", "item"."available_again_at" AS "item_available_again_at", "item"."translations" AS "item_translations", "item"."display_order" AS "item_display_order", "item"."version" AS "item_version", "item"."created_at" AS "item_created_at", "item"."updated_at" AS "item_updated_at", "item"."deleted_at" AS "item_deleted_at" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND strpos(lower(regexp_replace(normalize("item"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 ) AND ( "item"."deleted_at" IS NULL ) ORDER BY "item"."display_order" ASC, "item"."created_at" ASC, "item"."id" ASC LIMIT 20 OFFSET 20;
--> Limit
-->   Incremental Sort
-->     Index Scan using menu_items_in_order on menu_items

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."id" IN (SELECT menu_id FROM menu_items WHERE available_again_at <= $1 AND deleted_at IS NULL) ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY "menu"."id" ASC LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Sort
-->       Nested Loop
-->         Aggregate
-->           Index Scan using menu_items_returning on menu_items
-->         Index Scan using menus_pkey on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY "menu"."created_at" DESC, "menu"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Index Scan using menus_of_user on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY lower(regexp_replace(normalize("menu"."name", NFD), '[\u0300-\u036f]', '', 'g')) ASC, "menu"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Sort
-->     Index Scan using menus_of_user on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND "menu"."id" = (SELECT "content"."menu_id" AS "content_menu_id" FROM "menus"."menu_categories" "content" WHERE "content"."id" = $2) ) AND ( "menu"."deleted_at" IS NULL ) FOR NO KEY UPDATE;
--> LockRows
-->   Index Only Scan using menu_categories_of_menu on menu_categories
-->   Index Scan using menus_pkey on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND "menu"."id" = (SELECT "content"."menu_id" AS "content_menu_id" FROM "menus"."menu_items" "content" WHERE "content"."id" = $2) ) AND ( "menu"."deleted_at" IS NULL ) FOR NO KEY UPDATE;
--> LockRows
-->   Index Scan using menu_items_pkey on menu_items
-->   Index Scan using menus_pkey on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND "menu"."id" = (SELECT "content"."menu_id" AS "content_menu_id" FROM "menus"."menu_items" "content" WHERE ( "content"."id" = $2 ) AND ( "content"."deleted_at" IS NULL )) ) AND ( "menu"."deleted_at" IS NULL ) FOR NO KEY UPDATE;
--> LockRows
-->   Index Scan using menu_items_pkey on menu_items
-->   Index Scan using menus_pkey on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND "menu"."is_published" = $2 ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY "menu"."created_at" DESC, "menu"."id" ASC LIMIT 1 OFFSET 0;
--> Limit
-->   Index Scan using menus_of_user on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND (strpos(lower(regexp_replace(normalize("menu"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 OR strpos(lower(regexp_replace(normalize("menu"."restaurant_name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0) ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY "menu"."created_at" DESC, "menu"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Index Scan using menus_of_user on menus

SELECT "menu"."id" AS "menu_id", "menu"."user_id" AS "menu_user_id", "menu"."name" AS "menu_name", "menu"."restaurant_name" AS "menu_restaurant_name", "menu"."description" AS "menu_description", "menu"."address" AS "menu_address", "menu"."phone" AS "menu_phone", "menu"."opening_hours" AS "menu_opening_hours", "menu"."logo_url" AS "menu_logo_url", "menu"."logo_placeholder" AS "menu_logo_placeholder", "menu"."cover_url" AS "menu_cover_url", "menu"."theme_color" AS "menu_theme_color", "menu"."design" AS "menu_design", "menu"."currency" AS "menu_currency", "menu"."second_currency" AS "menu_second_currency", "menu"."adds_itbis" AS "menu_adds_itbis", "menu"."adds_ley" AS "menu_adds_ley", "menu"."languages" AS "menu_languages", "menu"."qr_design" AS "menu_qr_design", "menu"."translations" AS "menu_translations", "menu"."slug" AS "menu_slug", "menu"."short_code" AS "menu_short_code", "menu"."is_published" AS "menu_is_published", "menu"."version" AS "menu_version", "menu"."revision" AS "menu_revision", "menu"."created_at" AS "menu_created_at", "menu"."updated_at" AS "menu_updated_at", "menu"."deleted_at" AS "menu_deleted_at" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND (strpos(lower(regexp_replace(normalize("menu"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 OR strpos(lower(regexp_replace(normalize("menu"."restaurant_name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0) ) AND ( "menu"."deleted_at" IS NULL ) ORDER BY "menu"."updated_at" DESC, "menu"."id" ASC LIMIT 20 OFFSET 0;
--> Limit
-->   Sort
-->     Index Scan using menus_of_user on menus

SELECT $1::timestamptz > now() AND $1::timestamptz <= now() + interval '1 year' AS "isAhead";
--> Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "menus"."closed_owners" "ClosedOwner" WHERE (("ClosedOwner"."user_id" = $1) AND (NOT("ClosedOwner"."erases_at" IS NULL)))) LIMIT 1;
--> Limit
-->   Index Scan using closed_owners_pkey on closed_owners
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "menus"."menu_categories" "Category" WHERE (("Category"."id" = $1) AND ("Category"."menu_id" = $2))) LIMIT 1;
--> Limit
-->   Index Only Scan using menu_categories_of_menu on menu_categories
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1))) LIMIT 1;
--> Limit
-->   Index Only Scan using menu_categories_in_order on menu_categories
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND ("Item"."external_id" = $2)) ) AND ( "Item"."deleted_at" IS NULL )) LIMIT 1;
--> Limit
-->   Index Only Scan using menu_items_external_id on menu_items
-->   Result

SELECT 1 AS "row_exists" FROM (SELECT 1 AS dummy_column) "dummy_table" WHERE EXISTS (SELECT 1 FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1)) ) AND ( "Item"."deleted_at" IS NULL )) LIMIT 1;
--> Limit
-->   Index Scan using menu_items_in_order on menu_items
-->   Result

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_activity" "activity" WHERE "activity"."user_id" = $1;
--> Aggregate
-->   Index Only Scan using menu_activity_of_user on menu_activity

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1));
--> Aggregate
-->   Index Only Scan using menu_categories_in_order on menu_categories

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND ("Item"."id" IN ($2))) ) AND ( "Item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_pkey on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND (0=1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Aggregate
-->   Result

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND (NOT("Item"."id" IN ($2)))) ) AND ( "Item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_in_order on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1) AND (NOT(0=1))) ) AND ( "Item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_in_order on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_in_order on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 ) AND ( "item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_in_order on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_items" "item" WHERE ( "item"."menu_id" = $1 AND strpos(lower(regexp_replace(normalize("item"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 ) AND ( "item"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menu_items_in_order on menu_items

SELECT COUNT(1) AS "cnt" FROM "menus"."menu_versions" "Version" WHERE (("Version"."menu_id" = $1));
--> Aggregate
-->   Index Only Scan using menu_versions_pkey on menu_versions

SELECT COUNT(1) AS "cnt" FROM "menus"."menus" "Menu" WHERE ( (("Menu"."user_id" = $1)) ) AND ( "Menu"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menus_of_user on menus

SELECT COUNT(1) AS "cnt" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 ) AND ( "menu"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menus_of_user on menus

SELECT COUNT(1) AS "cnt" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND "menu"."is_published" = $2 ) AND ( "menu"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menus_of_user on menus

SELECT COUNT(1) AS "cnt" FROM "menus"."menus" "menu" WHERE ( "menu"."user_id" = $1 AND (strpos(lower(regexp_replace(normalize("menu"."name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0 OR strpos(lower(regexp_replace(normalize("menu"."restaurant_name", NFD), '[\u0300-\u036f]', '', 'g')), $2) > 0) ) AND ( "menu"."deleted_at" IS NULL );
--> Aggregate
-->   Index Scan using menus_of_user on menus

SELECT COUNT(1) AS "cnt" FROM "menus"."restaurants" "Restaurant" WHERE (("Restaurant"."user_id" = $1));
--> Aggregate
-->   Index Only Scan using restaurants_of_user on restaurants

SELECT COUNT(1) AS "cnt" FROM "menus"."scheduled_changes" "ScheduledChange" WHERE (("ScheduledChange"."user_id" = $1) AND ("ScheduledChange"."status" = $2));
--> Aggregate
-->   Index Scan using scheduled_changes_owner on scheduled_changes

SELECT COUNT(1) AS "cnt" FROM "menus"."scheduled_changes" "change" WHERE "change"."user_id" = $1;
--> Aggregate
-->   Index Only Scan using scheduled_changes_owner on scheduled_changes

SELECT DISTINCT kind = 'menu-published' AS "isMenu", subject FROM menu_activity
  WHERE menu_id = $1 AND happened_at >= $2
    AND kind IN ('menu-published', 'item-sold-out', 'item-available', 'item-restored');
--> Unique
-->   Sort
-->     Index Scan using menu_activity_of_menu on menu_activity

SELECT MAX("Category"."display_order") AS "MAX" FROM "menus"."menu_categories" "Category" WHERE (("Category"."menu_id" = $1));
--> Result
-->   Limit
-->     Index Only Scan using menu_categories_in_order on menu_categories

SELECT MAX("Item"."display_order") AS "MAX" FROM "menus"."menu_items" "Item" WHERE ( (("Item"."menu_id" = $1)) ) AND ( "Item"."deleted_at" IS NULL );
--> Result
-->   Limit
-->     Index Scan using menu_items_in_order on menu_items

SELECT count(*)::int AS "totalMenus",
    count(*) FILTER (WHERE is_published)::int AS "publishedMenus",
    coalesce(sum((SELECT count(*) FROM menu_items WHERE menu_id = menus.id AND deleted_at IS NULL)), 0)::int AS "totalItems"
  FROM menus WHERE user_id = $1 AND deleted_at IS NULL;
--> Aggregate
-->   Index Scan using menus_of_user on menus
-->   Aggregate
-->     Index Scan using menu_items_in_order on menu_items

SELECT count(*)::int AS slugs FROM menu_slugs WHERE menu_id = $1;
--> Aggregate
-->   Index Only Scan using menu_slugs_of_menu on menu_slugs

SELECT count(*)::int AS slugs FROM restaurant_slugs WHERE restaurant_id = $1;
--> Aggregate
-->   Index Only Scan using restaurant_slugs_of_restaurant on restaurant_slugs

SELECT count(*)::int AS total FROM (
  SELECT id, slug, created_at, updated_at, false AS is_restaurant FROM menus menu WHERE 
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )
  UNION ALL
  SELECT restaurant.id, restaurant.slug, restaurant.created_at, restaurant.updated_at, true
  FROM restaurants restaurant
  WHERE EXISTS (
    SELECT FROM restaurant_menus place JOIN menus menu ON menu.id = place.menu_id
    WHERE place.restaurant_id = restaurant.id AND 
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )
  )) listed;
--> Aggregate
-->   Append
-->     Subquery Scan
-->       Nested Loop (anti)
-->         Index Scan using menus_online on menus (all of it)
-->         Index Scan using closed_owners_pkey on closed_owners
-->     Subquery Scan
-->       Nested Loop
-->         Aggregate
-->           Nested Loop
-->             Nested Loop (anti)
-->               Index Scan using menus_online on menus (all of it)
-->               Index Scan using closed_owners_pkey on closed_owners
-->             Index Scan using restaurant_menus_pkey on restaurant_menus
-->         Index Only Scan using restaurants_pkey on restaurants

SELECT count(*)::int AS total FROM menus WHERE user_id = $1 AND deleted_at IS NULL;
--> Aggregate
-->   Index Scan using menus_of_user on menus

SELECT enabled FROM weekly_mail_settings WHERE user_id = $1;
--> Index Scan using weekly_mail_settings_pkey on weekly_mail_settings

SELECT extract(epoch FROM now() - occurred_at)::float AS age FROM outbox
  WHERE published_at IS NULL ORDER BY position LIMIT 1;
--> Limit
-->   Index Scan using outbox_unpublished on outbox (all of it)

SELECT from_id AS "fromId" FROM account_transfers
  WHERE to_id = $1 AND moved_at > clock_timestamp() - interval '10 minutes';
--> Index Scan using account_transfers_to on account_transfers

SELECT id AS "menuId", NULL AS "table", NULL AS "restaurantSlug" FROM menus WHERE short_code = $1
  UNION ALL
  SELECT menu_id, name, NULL FROM table_short_codes WHERE code = $1
  UNION ALL
  SELECT NULL, NULL, slug FROM restaurants WHERE short_code = $1
  UNION ALL
  SELECT NULL, NULL, slug FROM deleted_restaurants WHERE short_code = $1;
--> Append
-->   Index Scan using menus_short_code_key on menus
-->   Index Scan using table_short_codes_code_key on table_short_codes
-->   Index Scan using restaurants_short_code_key on restaurants
-->   Index Scan using deleted_restaurants_short_code_key on deleted_restaurants

SELECT id FROM menus WHERE deleted_at <= $1 ORDER BY deleted_at;
--> Index Scan using menus_deleted on menus

SELECT id, kind, at, status, reason, menus, percent, items, left_items AS "left", ended_at AS "endedAt"
  FROM scheduled_changes WHERE user_id = $1 ORDER BY created_at, id;
--> Sort
-->   Index Scan using scheduled_changes_owner on scheduled_changes

SELECT id, kind, percent, menus, items, undo, created_at AS at
  FROM price_changes WHERE user_id = $1 ORDER BY created_at, id;
--> Incremental Sort
-->   Index Scan using price_changes_newest on price_changes

SELECT json_build_object(
      'id', menu.id,
      'name', CASE WHEN menu.name = 'Nuevo Menú' THEN 'Menú' ELSE menu.name END,
      'restaurantName', menu.restaurant_name,
      'description', nullif(menu.description, 'Cuenta en una frase qué hace especial a tu cocina.'),
      'address', nullif(menu.address, 'Calle y número, ciudad'),
      'phone', nullif(menu.phone, '(809) 000-0000'),
      'openingHours', menu.opening_hours,
      'logoUrl', menu.logo_url,
      'coverUrl', menu.cover_url,
      'themeColor', menu.theme_color,
      'design', menu.design,
      'currency', menu.currency,
      'secondCurrency', menu.second_currency,
      'logoPlaceholder', menu.logo_placeholder,
      'addsItbis', menu.adds_itbis,
      'addsLey', menu.adds_ley,
      'languages', menu.languages,
      'translations', (SELECT coalesce(json_object_agg(language, texts - 'drafts'), '{}')
    FROM jsonb_each(menu.translations) AS translation (language, texts)
    WHERE language = ANY(menu.languages) AND texts - 'drafts' <> '{}'),
      'slug', menu.slug,
      'shortCode', menu.short_code,
      'whiteLabel', EXISTS (
        SELECT FROM entitlements plan
        WHERE plan.user_id = menu.user_id AND plan.plan = ANY($2)
          AND (plan.expires_at IS NULL OR plan.expires_at > $3)
      ),
      'updatedAt', to_char(menu.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) AS menu,
  (
  SELECT json_build_object(
    'name', restaurant.name,
    'address', restaurant.address,
    'phone', restaurant.phone,
    'openingHours', restaurant.opening_hours,
    'logoUrl', restaurant.logo_url,
    'logoPlaceholder', restaurant.logo_placeholder,
    'coverUrl', restaurant.cover_url,
    'themeColor', restaurant.theme_color,
    'design', restaurant.design
  )
  FROM restaurant_menus place JOIN restaurants restaurant ON restaurant.id = place.restaurant_id
  WHERE place.menu_id = menu.id
) AS restaurant,
  menu.is_published AS "isPublished",
  CASE WHEN menu.is_published AND ($4::int IS NULL OR NOT EXISTS (
    SELECT FROM menu_items item WHERE item.menu_id = menu.id AND item.deleted_at IS NULL OFFSET $4
  )) THEN json_build_object(
    'categories', (
      SELECT coalesce(json_agg(json_build_object(
        'id', category.id,
        'menuId', category.menu_id,
        'name', category.name,
        'openingHours', category.opening_hours,
        'displayOrder', category.display_order,
        'translations', (SELECT coalesce(json_object_agg(language, texts - 'drafts'), '{}')
    FROM jsonb_each(category.translations) AS translation (language, texts)
    WHERE language = ANY(menu.languages) AND texts - 'drafts' <> '{}'),
        'createdAt', to_char(category.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) ORDER BY category.display_order, category.created_at, category.id), '[]')
      FROM menu_categories category
      WHERE category.menu_id = menu.id
    ),
    'items', (
      SELECT coalesce(json_agg(json_build_object(
        'id', item.id,
        'menuId', item.menu_id,
        'categoryId', item.category_id,
        'name', item.name,
        'description', item.description,
        'price', item.price::text,
        'imageUrl', item.image_url,
        'dietaryTags', item.dietary_tags,
        'allergens', item.allergens,
        'isAvailable', item.is_available,
        'sizes', item.sizes,
        'extras', item.extras,
        'availableAgainAt', to_char(item.available_again_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'imagePlaceholder', item.image_placeholder,
        'translations', (SELECT coalesce(json_object_agg(language, texts - 'drafts'), '{}')
    FROM jsonb_each(item.translations) AS translation (language, texts)
    WHERE language = ANY(menu.languages) AND texts - 'drafts' <> '{}'),
        'version', item.version,
        'displayOrder', item.display_order,
        'createdAt', to_char(item.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'updatedAt', to_char(item.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) ORDER BY item.display_order, item.created_at, item.id), '[]')
      FROM menu_items item
      WHERE item.menu_id = menu.id AND item.deleted_at IS NULL
    )
  )::text END AS content
  FROM menus menu WHERE menu.id = ANY($1) AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  );
--> Nested Loop (anti)
-->   Index Scan using menus_pkey on menus
-->   Index Scan using closed_owners_pkey on closed_owners
-->   Aggregate
-->     Function Scan
-->   Index Scan using entitlements_pkey on entitlements
-->   Nested Loop
-->     Index Scan using restaurant_menus_pkey on restaurant_menus
-->     Index Scan using restaurants_pkey on restaurants
-->   Limit
-->     Index Scan using menu_items_in_order on menu_items
-->   Aggregate
-->     Incremental Sort
-->       Index Scan using menu_categories_in_order on menu_categories
-->     Aggregate
-->       Function Scan
-->   Aggregate
-->     Incremental Sort
-->       Index Scan using menu_items_in_order on menu_items
-->     Aggregate
-->       Function Scan

SELECT json_build_object(
      'name', CASE WHEN menu.name = 'Nuevo Menú' THEN 'Menú' ELSE menu.name END,
      'restaurantName', menu.restaurant_name,
      'description', nullif(menu.description, 'Cuenta en una frase qué hace especial a tu cocina.'),
      'address', nullif(menu.address, 'Calle y número, ciudad'),
      'phone', nullif(menu.phone, '(809) 000-0000'),
      'logoUrl', menu.logo_url,
      'themeColor', menu.theme_color,
      'design', menu.design,
      'currency', menu.currency,
      'addsItbis', menu.adds_itbis,
      'addsLey', menu.adds_ley,
      'shortCode', menu.short_code
  ) AS menu,
  (
  SELECT json_build_object(
    'name', restaurant.name,
    'address', restaurant.address,
    'phone', restaurant.phone,
    'openingHours', restaurant.opening_hours,
    'logoUrl', restaurant.logo_url,
    'logoPlaceholder', restaurant.logo_placeholder,
    'coverUrl', restaurant.cover_url,
    'themeColor', restaurant.theme_color,
    'design', restaurant.design
  )
  FROM restaurant_menus place JOIN restaurants restaurant ON restaurant.id = place.restaurant_id
  WHERE place.menu_id = menu.id
) AS restaurant,
  json_build_object(
    'tableCodes', (
      SELECT coalesce(json_object_agg(known.name, known.code), '{}')
      FROM table_short_codes known
      WHERE known.menu_id = menu.id AND known.name = ANY($3::text[])
    ),
    'categories', (
      SELECT coalesce(json_agg(json_build_object(
        'id', category.id,
        'name', category.name,
        'openingHours', category.opening_hours
      ) ORDER BY category.display_order, category.created_at, category.id), '[]')
      FROM menu_categories category
      WHERE $2::boolean AND category.menu_id = menu.id
    ),
    'items', (
      SELECT coalesce(json_agg(json_build_object(
        'categoryId', item.category_id,
        'name', item.name,
        'description', item.description,
        'price', item.price::text,
        'sizes', item.sizes,
        'dietaryTags', item.dietary_tags,
        'allergens', item.allergens
      ) ORDER BY item.display_order, item.created_at, item.id), '[]')
      FROM menu_items item
      WHERE $2::boolean AND item.menu_id = menu.id AND item.deleted_at IS NULL
    )
  )::text AS content
  FROM menus menu
  WHERE menu.id = $1 AND menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  );
--> Nested Loop (anti)
-->   Index Scan using menus_online on menus
-->   Index Scan using closed_owners_pkey on closed_owners
-->   Nested Loop
-->     Index Scan using restaurant_menus_pkey on restaurant_menus
-->     Index Scan using restaurants_pkey on restaurants
-->   Aggregate
-->     Index Scan using table_short_codes_pkey on table_short_codes
-->   Aggregate
-->     Incremental Sort
-->       Result
-->         Index Scan using menu_categories_in_order on menu_categories
-->   Aggregate
-->     Incremental Sort
-->       Result
-->         Index Scan using menu_items_in_order on menu_items

SELECT known.menu_id AS "menuId", known.name, known.code AS "shortCode"
  FROM menus menu JOIN table_short_codes known ON known.menu_id = menu.id
  WHERE menu.user_id = $1 AND menu.deleted_at IS NULL
  ORDER BY menu.created_at, menu.id, known.name;
--> Incremental Sort
-->   Nested Loop
-->     Index Scan using menus_of_user on menus
-->     Index Scan using table_short_codes_pkey on table_short_codes

SELECT logo_url AS path FROM menus WHERE logo_url = ANY($1)
  UNION
  SELECT cover_url FROM menus WHERE cover_url = ANY($1)
  UNION
  SELECT image_url FROM menu_items WHERE image_url = ANY($1)
  UNION
  SELECT logo_url FROM restaurants WHERE logo_url = ANY($1)
  UNION
  SELECT cover_url FROM restaurants WHERE cover_url = ANY($1)
  UNION
  SELECT image.path
  FROM menu_row_history past
    JOIN menu_versions version ON version.menu_id = past.menu_id
      AND version.first_revision = past.revision
      AND version.changed_at > now() - interval '7 days'
    CROSS JOIN unnest(images_of(past.before)) AS image(path)
  WHERE images_of(past.before) && $1 AND image.path = ANY($1);
--> Aggregate
-->   Append
-->     Index Only Scan using menus_logo on menus
-->     Index Only Scan using menus_cover on menus
-->     Index Only Scan using menu_items_image on menu_items
-->     Index Only Scan using restaurants_logo_url on restaurants
-->     Index Only Scan using restaurants_cover_url on restaurants
-->     Nested Loop
-->       Merge Join
-->         Sort
-->           Bitmap Heap Scan on menu_row_history
-->             Bitmap Index Scan using menu_row_history_images
-->         Sort
-->           Index Scan using menu_versions_age on menu_versions
-->       Function Scan

SELECT menu."menuId", sketch FROM unnest($1::uuid[]) AS menu ("menuId")
  CROSS JOIN 
  unnest($2::text[], $3::date[], $4::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM visitor_sketches
    WHERE menu_id = menu."menuId" AND visitor_sketches.span = range.span AND true
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted;
--> Nested Loop
-->   Function Scan
-->   Nested Loop
-->     Function Scan
-->     Index Scan using visitor_sketches_pkey on visitor_sketches

SELECT menu.id AS "menuId"
  FROM deleted_restaurant_slugs known
    JOIN deleted_restaurants deleted ON deleted.id = known.restaurant_id
    CROSS JOIN unnest(deleted.menu_ids) WITH ORDINALITY AS had (id, place)
    JOIN menus menu ON menu.id = had.id AND menu.deleted_at IS NULL
  WHERE known.slug = $1 AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = deleted.user_id AND closed.erases_at IS NOT NULL
  )
  ORDER BY menu.is_published DESC, had.place
  LIMIT 1;
--> Limit
-->   Sort
-->     Nested Loop
-->       Nested Loop
-->         Nested Loop (anti)
-->           Nested Loop
-->             Index Scan using deleted_restaurant_slugs_pkey on deleted_restaurant_slugs
-->             Index Scan using deleted_restaurants_pkey on deleted_restaurants
-->           Index Scan using closed_owners_pkey on closed_owners
-->         Function Scan
-->       Index Scan using menus_pkey on menus

SELECT menu.id AS "menuId", count(visit.menu_id)::int AS visits
  FROM menus menu LEFT JOIN menu_visits visit ON visit.menu_id = menu.id
  WHERE menu.user_id = $1 AND menu.deleted_at IS NULL
  GROUP BY menu.id ORDER BY menu.created_at, menu.id;
--> Sort
-->   Aggregate
-->     Sort
-->       Nested Loop (left)
-->         Index Scan using menus_of_user on menus
-->         Index Only Scan using menu_visits_once on menu_visits

SELECT menu.id AS "menuId", menu.name, menu.restaurant_name AS "restaurantName",
    menu.is_published AS "isPublished", counted.views, counted.qr, before.views AS before
  FROM menus menu
  CROSS JOIN LATERAL (
  SELECT coalesce(sum(count), 0)::int AS views,
    coalesce(sum(count) FILTER (WHERE value = 'qr'), 0)::int AS qr
  FROM 
  unnest($2::text[], $3::date[], $4::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM roll_ups
    WHERE menu_id = menu.id AND roll_ups.span = range.span AND kind = 'source'
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted) counted
  CROSS JOIN LATERAL (
  SELECT coalesce(sum(count), 0)::int AS views,
    coalesce(sum(count) FILTER (WHERE value = 'qr'), 0)::int AS qr
  FROM 
  unnest($5::text[], $6::date[], $7::date[])
    AS range (span, first, last)
  CROSS JOIN LATERAL (
    SELECT * FROM roll_ups
    WHERE menu_id = menu.id AND roll_ups.span = range.span AND kind = 'source'
      AND start BETWEEN range.first AND range.last
    OFFSET 0) counted) before
  WHERE menu.user_id = $1 AND menu.deleted_at IS NULL
  ORDER BY counted.views DESC, menu.created_at, menu.id LIMIT $8 OFFSET $9;
--> Limit
-->   Sort
-->     Nested Loop
-->       Nested Loop
-->         Index Scan using menus_of_user on menus
-->         Aggregate
-->           Nested Loop
-->             Function Scan
-->             Index Scan using roll_ups_pkey on roll_ups
-->       Aggregate
-->         Nested Loop
-->           Function Scan
-->           Index Scan using roll_ups_pkey on roll_ups

SELECT menu.id AS "menuId", menu.slug
  FROM menu_slugs known JOIN menus menu ON menu.id = known.menu_id
  WHERE known.slug = $1 AND 
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  );
--> Nested Loop (anti)
-->   Nested Loop
-->     Index Scan using menu_slugs_pkey on menu_slugs
-->     Index Scan using menus_online on menus
-->   Index Scan using closed_owners_pkey on closed_owners

SELECT menu_id AS "menuId", start::text AS date, sum(count)::int AS views FROM roll_ups
  WHERE menu_id = ANY($1) AND span = 'day' AND kind = 'source' AND start BETWEEN $2 AND $3
  GROUP BY menu_id, start;
--> Aggregate
-->   Index Scan using roll_ups_pkey on roll_ups

SELECT menu_id AS "menuId", start::text AS day, value FROM roll_ups
  WHERE menu_id = ANY($1::uuid[]) AND span = 'day' AND kind = $2 AND start = ANY($3::date[]);
--> Index Only Scan using roll_ups_pkey on roll_ups

SELECT menu_id || ' ' || span || ' ' || start AS key, sketch
  FROM visitor_sketches JOIN unnest($1::uuid[], $2::text[], $3::date[]) AS key (menu_id, span, start) USING (menu_id, span, start)
  ORDER BY menu_id, span, start FOR UPDATE OF visitor_sketches;
--> LockRows
-->   Sort
-->     Nested Loop
-->       Function Scan
-->       Index Scan using visitor_sketches_pkey on visitor_sketches

SELECT menu_id, span, start::text, sketch FROM visitor_sketches
  WHERE start >= $1 AND start < $2 AND get_byte(sketch, 0) = 0 LIMIT 200
  FOR UPDATE SKIP LOCKED;
--> Limit
-->   LockRows
-->     Index Scan using visitor_sketches_pkey on visitor_sketches

SELECT number_version($1, $2, $3, $4, $5, $6, 200) AS number;
--> Result

SELECT place.restaurant_id AS "restaurantId", menu.id AS "menuId", menu.name, menu.slug,
    menu.is_published AS "isPublished", place.tab_name AS "tabName",
    place.served_hours AS "servedHours"
  FROM restaurant_menus place JOIN menus menu ON menu.id = place.menu_id
  WHERE place.restaurant_id = ANY($1) AND menu.deleted_at IS NULL
  ORDER BY place.position, menu.id;
--> Sort
-->   Nested Loop
-->     Index Scan using restaurant_menus_in_order on restaurant_menus
-->     Index Scan using menus_pkey on menus

SELECT position::float8 AS newest, (SELECT min(position)::float8 FROM outbox) AS oldest,
    (published_at - $1 * interval '1 millisecond')::text AS since
  FROM outbox WHERE published_at IS NOT NULL ORDER BY position DESC LIMIT 1;
--> Limit
-->   Result
-->     Limit
-->       Index Only Scan using outbox_pkey on outbox (all of it)
-->   Index Scan using outbox_pkey on outbox (all of it)

SELECT restaurant.id, restaurant.name, restaurant.slug, restaurant.phone, (
    SELECT coalesce(json_agg(json_build_object(
      'menuId', menu.id,
      'slug', menu.slug,
      'name', coalesce(place.tab_name, CASE WHEN menu.name = 'Nuevo Menú' THEN 'Menú' ELSE menu.name END),
      'servedHours', place.served_hours
    ) ORDER BY place.position, menu.id), '[]')
    FROM restaurant_menus place JOIN menus menu ON menu.id = place.menu_id
    WHERE place.restaurant_id = restaurant.id AND menu.is_published AND menu.deleted_at IS NULL
  ) AS tabs, (
    SELECT coalesce(json_agg(menu_id ORDER BY menu_id), '[]')
    FROM restaurant_menus WHERE restaurant_id = restaurant.id
  ) AS "menuIds"
  FROM restaurant_slugs known JOIN restaurants restaurant ON restaurant.id = known.restaurant_id
  WHERE known.slug = $1 AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = restaurant.user_id AND closed.erases_at IS NOT NULL
  );
--> Nested Loop (anti)
-->   Nested Loop
-->     Index Scan using restaurant_slugs_pkey on restaurant_slugs
-->     Index Scan using restaurants_pkey on restaurants
-->   Index Scan using closed_owners_pkey on closed_owners
-->   Aggregate
-->     Sort
-->       Hash Join
-->         Index Scan using restaurant_menus_in_order on restaurant_menus
-->         Hash
-->           Index Scan using menus_online on menus (all of it)
-->   Aggregate
-->     Sort
-->       Index Scan using restaurant_menus_in_order on restaurant_menus

SELECT revision, kind, row_id AS id, before AS content FROM menu_row_history
  WHERE menu_id = $1 AND revision >= $2 AND revision < $3 ORDER BY revision DESC;
--> Index Scan using menu_row_history_pkey on menu_row_history

SELECT slug, updated_at AS "updatedAt", is_restaurant AS "isRestaurant" FROM (
  SELECT id, slug, created_at, updated_at, false AS is_restaurant FROM menus menu WHERE 
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )
  UNION ALL
  SELECT restaurant.id, restaurant.slug, restaurant.created_at, restaurant.updated_at, true
  FROM restaurants restaurant
  WHERE EXISTS (
    SELECT FROM restaurant_menus place JOIN menus menu ON menu.id = place.menu_id
    WHERE place.restaurant_id = restaurant.id AND 
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )
  )) listed
  ORDER BY created_at, id LIMIT 1000 OFFSET $1;
--> Limit
-->   Sort
-->     Append
-->       Subquery Scan
-->         Nested Loop (anti)
-->           Index Scan using menus_online on menus (all of it)
-->           Index Scan using closed_owners_pkey on closed_owners
-->       Subquery Scan
-->         Nested Loop
-->           Aggregate
-->             Nested Loop
-->               Nested Loop (anti)
-->                 Index Scan using menus_online on menus (all of it)
-->                 Index Scan using closed_owners_pkey on closed_owners
-->               Index Scan using restaurant_menus_pkey on restaurant_menus
-->           Index Scan using restaurants_pkey on restaurants

SELECT user_id AS "userId" FROM entitlements owner
  WHERE plan = ANY($2) AND (expires_at IS NULL OR expires_at > $3) AND user_id > $4
    AND EXISTS (
      SELECT FROM menus WHERE user_id = owner.user_id AND is_published AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT FROM weekly_mails WHERE user_id = owner.user_id AND week = $1)
    AND NOT EXISTS (
      SELECT FROM weekly_mail_settings WHERE user_id = owner.user_id AND NOT enabled)
    AND NOT EXISTS (
      SELECT FROM closed_owners WHERE user_id = owner.user_id AND erases_at IS NOT NULL)
  ORDER BY user_id LIMIT 100;
--> Limit
-->   Sort
-->     Nested Loop (anti)
-->       Nested Loop (anti)
-->         Nested Loop (anti)
-->           Nested Loop
-->             Aggregate
-->               Index Scan using menus_online on menus (all of it)
-->             Index Scan using entitlements_pkey on entitlements
-->           Index Only Scan using weekly_mails_pkey on weekly_mails
-->         Index Scan using weekly_mail_settings_pkey on weekly_mail_settings
-->       Index Scan using closed_owners_pkey on closed_owners

SELECT value, (
    SELECT count(DISTINCT visitor_id)::int
    FROM generate_series($2::date, $3::date, '1 day') AS days (day)
    CROSS JOIN LATERAL (
      SELECT visitor_id FROM engagements
      WHERE menu_id = $1 AND engagements.day = days.day::date AND kind = $4 AND value = asked.value
      LIMIT 1000) seen
  ) AS people
  FROM unnest($5::text[]) AS asked (value);
--> Function Scan
-->   Aggregate
-->     Sort
-->       Nested Loop
-->         Function Scan
-->         Limit
-->           Index Only Scan using engagements_month_pkey on engagements_month

SELECT version();
--> Result

SELECT version.menu_id AS "menuId", number, kind, author, author_name AS "authorName",
    changed_at AS "changedAt", (
      SELECT coalesce(json_agg(json_build_object('kind', past.kind, 'id', row_id, 'before', before)), '[]')
      FROM menu_row_history past
      WHERE past.menu_id = version.menu_id
        AND revision >= first_revision AND revision < last_revision
    ) AS changes
  FROM menu_versions version WHERE menu_id = ANY($1) ORDER BY menu_id, number;
--> Index Scan using menu_versions_pkey on menu_versions
-->   Aggregate
-->     Index Scan using menu_row_history_pkey on menu_row_history

UPDATE "menus"."entitlements" SET "plan" = $1, "expires_at" = $2 WHERE "user_id" = $3;
--> Update on entitlements
-->   Index Scan using entitlements_pkey on entitlements

UPDATE "menus"."menu_categories" SET "name" = $1, "version" = "version" + 1 WHERE "id" = $2 RETURNING "version";
--> Update on menu_categories
-->   Index Scan using menu_categories_of_menu on menu_categories

UPDATE "menus"."menu_items" SET "name" = $1, "version" = "version" + 1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $2 RETURNING "version", "updated_at";
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE "menus"."menus" SET "description" = $1, "version" = "version" + 1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $2 RETURNING "version", "updated_at";
--> Update on menus
-->   Index Scan using menus_pkey on menus

UPDATE "menus"."outbox" SET "published_at" = now() WHERE "position" IN ($1);
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE "menus"."price_changes" SET "undo" = $1 WHERE "id" = $2;
--> Update on price_changes
-->   Index Scan using price_changes_pkey on price_changes

UPDATE "menus"."restaurants" SET "name" = $1, "slug" = $2, "version" = "version" + 1, "updated_at" = CURRENT_TIMESTAMP WHERE "id" = $3 RETURNING "version", "updated_at";
--> Update on restaurants
-->   Index Scan using restaurants_pkey on restaurants

UPDATE account_transfers SET moved_at = clock_timestamp() WHERE id = $1;
--> Update on account_transfers
-->   Index Scan using account_transfers_pkey on account_transfers

UPDATE deleted_restaurants SET user_id = $2 WHERE user_id = $1;
--> Update on deleted_restaurants
-->   Index Scan using deleted_restaurants_of_user on deleted_restaurants

UPDATE menu_activity SET user_id = $2 WHERE user_id = $1;
--> Update on menu_activity
-->   Index Scan using menu_activity_of_user on menu_activity

UPDATE menu_categories SET name = id::text WHERE id = ANY($1);
--> Update on menu_categories
-->   Index Scan using menu_categories_of_menu on menu_categories

UPDATE menu_categories category SET display_order = place.place
  FROM unnest($1::uuid[]) WITH ORDINALITY AS place (id, place)
  WHERE category.id = place.id AND category.display_order <> place.place;
--> Update on menu_categories
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menu_categories_of_menu on menu_categories

UPDATE menu_categories subject SET translations = new.translations
       FROM json_to_recordset($1) AS new (id uuid, translations jsonb) WHERE subject.id = new.id;
--> Update on menu_categories
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menu_categories_of_menu on menu_categories

UPDATE menu_items
  SET is_available = true, available_again_at = NULL, version = version + 1, updated_at = now()
  WHERE menu_id = $1 AND available_again_at <= $2 AND deleted_at IS NULL
  RETURNING id, name;
--> Update on menu_items
-->   Index Scan using menu_items_in_order on menu_items

UPDATE menu_items SET deleted_at = $2 WHERE id = ANY($1);
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE menu_items SET deleted_at = NULL
  WHERE id = ANY($1) AND deleted_at IS NOT NULL RETURNING id;
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE menu_items SET external_id = NULL WHERE id = ANY($1) AND external_id IS NOT NULL;
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE menu_items SET shared_id = NULL
  WHERE menu_id = $1 AND shared_id = ANY($2) AND deleted_at IS NOT NULL;
--> Update on menu_items
-->   Bitmap Heap Scan on menu_items
-->     BitmapAnd
-->       Bitmap Index Scan using menu_items_in_order
-->       Bitmap Index Scan using menu_items_shared

UPDATE menu_items SET shared_id = NULL WHERE id = $1;
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE menu_items SET shared_id = gen_random_uuid() WHERE id = ANY($1) AND shared_id IS NULL;
--> Update on menu_items
-->   Index Scan using menu_items_pkey on menu_items

UPDATE menu_items item
  SET price = new.price, sizes = new.sizes, extras = new.extras,
    version = item.version + 1, updated_at = now()
  FROM json_to_recordset($1) AS new (id uuid, price numeric, sizes jsonb, extras jsonb)
  WHERE item.id = new.id;
--> Update on menu_items
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menu_items_pkey on menu_items

UPDATE menu_items item SET category_id = place.category_id, display_order = place.display_order
  FROM unnest($1::uuid[], $2::uuid[], $3::integer[]) AS place (id, category_id, display_order)
  WHERE item.id = place.id AND (item.category_id, item.display_order)
    IS DISTINCT FROM (place.category_id, place.display_order);
--> Update on menu_items
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menu_items_pkey on menu_items

UPDATE menu_items subject SET translations = new.translations
       FROM json_to_recordset($1) AS new (id uuid, translations jsonb) WHERE subject.id = new.id;
--> Update on menu_items
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menu_items_pkey on menu_items

UPDATE menu_versions SET
    author = CASE WHEN author = 'key' THEN 'key' WHEN author_id = $3 THEN 'owner' ELSE 'member' END,
    author_name = CASE WHEN author = 'key' THEN author_name WHEN author_id = $3 THEN NULL ELSE $4 END,
    author_id = CASE WHEN author = 'key' THEN $3 ELSE author_id END
  WHERE menu_id = ANY($1) AND (
    author IN ('owner', 'key') AND author_id = $2 OR author = 'member' AND author_id = $3);
--> Update on menu_versions
-->   Index Scan using menu_versions_pkey on menu_versions

UPDATE menu_versions SET author_id = NULL, author_name = NULL
  WHERE author = 'member' AND author_id = $1;
--> Update on menu_versions
-->   Index Scan using menu_versions_members on menu_versions

UPDATE menus SET deleted_at = $3
  WHERE id IN (
    SELECT id FROM menus
    WHERE user_id = $1 AND deleted_at > $3
    ORDER BY id = $2 DESC, deleted_at DESC, created_at DESC
    OFFSET 20
  )
  RETURNING id;
--> Update on menus
-->   Nested Loop
-->     Aggregate
-->       Subquery Scan
-->         Limit
-->           Sort
-->             Index Scan using menus_of_user on menus
-->     Index Scan using menus_pkey on menus

UPDATE menus SET slug = $2 WHERE id = $1;
--> Update on menus
-->   Index Scan using menus_pkey on menus

UPDATE menus SET user_id = $2 WHERE user_id = $1;
--> Update on menus
-->   Index Scan using menus_of_user on menus

UPDATE menus subject SET translations = new.translations
       FROM json_to_recordset($1) AS new (id uuid, translations jsonb) WHERE subject.id = new.id;
--> Update on menus
-->   Nested Loop
-->     Function Scan
-->     Index Scan using menus_pkey on menus

UPDATE outbox SET published_at = NULL
  WHERE position <= $1::bigint AND position > $1::bigint - 20000 AND published_at > $2::timestamptz;
--> Update on outbox
-->   Index Scan using outbox_pkey on outbox

UPDATE price_changes SET user_id = $2 WHERE user_id = $1;
--> Update on price_changes
-->   Index Scan using price_changes_newest on price_changes

UPDATE restaurants SET slug = $2 WHERE id = $1;
--> Update on restaurants
-->   Index Scan using restaurants_pkey on restaurants

UPDATE restaurants SET user_id = $2 WHERE user_id = $1;
--> Update on restaurants
-->   Index Scan using restaurants_of_user on restaurants

UPDATE scheduled_changes
  SET status = 'cancelled', reason = 'account-closing', ended_at = clock_timestamp()
  WHERE user_id = $1 AND status = 'waiting';
--> Update on scheduled_changes
-->   Index Scan using scheduled_changes_due on scheduled_changes (all of it)

UPDATE scheduled_changes SET attempts = attempts + 1,
    retry_at = clock_timestamp() + interval '1 minute' * power(4, attempts),
    status = CASE WHEN attempts + 1 >= $2 THEN 'failed' ELSE 'waiting' END,
    reason = CASE WHEN attempts + 1 >= $2 THEN 'internal' END,
    ended_at = CASE WHEN attempts + 1 >= $2 THEN clock_timestamp() END
  WHERE id = $1 AND status = 'waiting';
--> Update on scheduled_changes
-->   Index Scan using scheduled_changes_due on scheduled_changes

UPDATE scheduled_changes SET status = $2, reason = $3, ended_at = clock_timestamp(),
    price_change_id = $4, left_items = $5
  WHERE id = $1;
--> Update on scheduled_changes
-->   Index Scan using scheduled_changes_pkey on scheduled_changes

UPDATE scheduled_changes SET status = 'cancelled', ended_at = clock_timestamp()
  WHERE id = $1 AND user_id = $2 AND status = 'waiting';
--> Update on scheduled_changes
-->   Index Scan using scheduled_changes_due on scheduled_changes

UPDATE scheduled_changes SET user_id = $2 WHERE user_id = $1;
--> Update on scheduled_changes
-->   Index Scan using scheduled_changes_owner on scheduled_changes

UPDATE visitor_sketches SET sketch = $4 WHERE menu_id = $1 AND span = $2 AND start = $3;
--> Update on visitor_sketches
-->   Index Scan using visitor_sketches_pkey on visitor_sketches

UPDATE visitor_sketches SET sketch = changed.sketch
  FROM unnest($1::uuid[], $2::text[], $3::date[], $4::bytea[])
    AS changed (menu_id, span, start, sketch)
  WHERE visitor_sketches.menu_id = changed.menu_id AND visitor_sketches.span = changed.span
    AND visitor_sketches.start = changed.start;
--> Update on visitor_sketches
-->   Nested Loop
-->     Function Scan
-->     Index Scan using visitor_sketches_pkey on visitor_sketches

UPDATE weekly_mail_settings SET enabled = false WHERE stop_token = $1;
--> Update on weekly_mail_settings
-->   Index Scan using weekly_mail_settings_stop_token_key on weekly_mail_settings

WITH added AS (
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[])
      AS added (menu_id, day, kind, value, count))
  
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, sum(count)
  FROM added CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (menu_id, span, kind, start, value)
    DO UPDATE SET count = roll_ups.count + EXCLUDED.count;
--> Insert on roll_ups
-->   Subquery Scan
-->     Sort
-->       Aggregate
-->         Nested Loop
-->           Function Scan
-->           Values Scan

WITH earlier AS MATERIALIZED (
    SELECT stored.id, stored.created_at AS later, view.*
    FROM 
  unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    AS view (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece,
      ip_address, user_agent) JOIN menu_visits stored USING (menu_id, visitor_id)
    WHERE view.viewed_at < stored.created_at
    ORDER BY stored.menu_id, stored.visitor_id FOR UPDATE OF stored
  ), replaced AS (
    UPDATE menu_visits SET source = earlier.source, ip_address = earlier.ip_address,
      user_agent = earlier.user_agent, created_at = earlier.viewed_at
    FROM earlier WHERE menu_visits.id = earlier.id
    RETURNING earlier.menu_id, earlier.later, earlier.viewed_at
  )
  SELECT menu_id AS "menuId", (viewed_at AT TIME ZONE 'America/Santo_Domingo')::date::text AS day, (later AT TIME ZONE 'America/Santo_Domingo')::date::text AS "laterDay"
  FROM replaced;
--> CTE Scan of replaced
-->   LockRows
-->     Sort
-->       Nested Loop
-->         Function Scan
-->         Index Scan using menu_visits_once on menu_visits
-->   Update on menu_visits
-->     Nested Loop
-->       CTE Scan of earlier
-->       Index Scan using menu_visits_pkey on menu_visits

WITH earlier AS MATERIALIZED (
    SELECT view.*, stored.source AS old_source, stored.device AS old_device,
      stored.viewed_at AS old_viewed_at, stored.language AS old_language,
      stored.table_name AS old_table_name, stored.piece AS old_piece
    FROM 
  unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    AS view (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece,
      ip_address, user_agent) JOIN menu_views stored USING (menu_id, day, visitor_id)
    WHERE (view.viewed_at, view.source, view.device,
  coalesce(view.language, ''), coalesce(view.table_name, '') COLLATE "C", coalesce(view.piece, '')) < (stored.viewed_at, stored.source, stored.device,
  coalesce(stored.language, ''), coalesce(stored.table_name, '') COLLATE "C", coalesce(stored.piece, ''))
    ORDER BY stored.menu_id, stored.day, stored.visitor_id FOR UPDATE OF stored
  )
  UPDATE menu_views SET source = earlier.source, device = earlier.device,
    viewed_at = earlier.viewed_at, language = earlier.language, table_name = earlier.table_name,
    piece = earlier.piece
  FROM earlier
  WHERE menu_views.menu_id = earlier.menu_id AND menu_views.day = earlier.day
    AND menu_views.visitor_id = earlier.visitor_id
  RETURNING earlier.menu_id AS "menuId", earlier.day::text, earlier.visitor_id AS "visitorId",
    old_source AS source, old_device AS device, old_viewed_at AS "viewedAt",
    old_language AS language, old_table_name AS "table", old_piece AS piece;
--> Update on menu_views
-->   LockRows
-->     Sort
-->       Nested Loop
-->         Function Scan
-->         Index Scan using menu_views_month_pkey on menu_views_month
-->   Nested Loop
-->     CTE Scan of earlier
-->     Index Scan using menu_views_month_pkey on menu_views_month

WITH forgotten AS (
    DELETE FROM menu_versions WHERE (menu_id, number) IN (
      SELECT menu_id, number FROM menu_versions WHERE changed_at <= $1
      ORDER BY changed_at LIMIT 200 FOR UPDATE SKIP LOCKED)
    RETURNING menu_id, last_revision
  ), rows AS (
    DELETE FROM menu_row_history history USING (
      SELECT menu_id, max(last_revision) AS revision FROM forgotten GROUP BY menu_id
    ) past
    WHERE history.menu_id = past.menu_id AND history.revision < past.revision
  )
  SELECT count(*)::int AS versions FROM forgotten;
--> Aggregate
-->   Delete on menu_versions
-->     Nested Loop
-->       Aggregate
-->         Subquery Scan
-->           Limit
-->             LockRows
-->               Index Scan using menu_versions_age on menu_versions
-->       Index Scan using menu_versions_pkey on menu_versions
-->   Delete on menu_row_history
-->     Nested Loop
-->       Subquery Scan
-->         Aggregate
-->           CTE Scan of forgotten
-->       Index Scan using menu_row_history_pkey on menu_row_history
-->   CTE Scan of forgotten

WITH forgotten AS (
    DELETE FROM price_changes WHERE id IN (
      SELECT id FROM price_changes WHERE created_at <= $1
      ORDER BY created_at LIMIT 200 FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS changes FROM forgotten;
--> Aggregate
-->   Delete on price_changes
-->     Nested Loop
-->       Aggregate
-->         Subquery Scan
-->           Limit
-->             LockRows
-->               Index Scan using price_changes_age on price_changes
-->       Index Scan using price_changes_pkey on price_changes
-->   CTE Scan of forgotten

WITH forgotten AS (
    DELETE FROM scheduled_changes WHERE id IN (
      SELECT id FROM scheduled_changes WHERE ended_at <= $1
      ORDER BY ended_at LIMIT 200 FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS changes FROM forgotten;
--> Aggregate
-->   Delete on scheduled_changes
-->     Nested Loop
-->       Aggregate
-->         Subquery Scan
-->           Limit
-->             LockRows
-->               Index Scan using scheduled_changes_age on scheduled_changes
-->       Index Scan using scheduled_changes_pkey on scheduled_changes
-->   CTE Scan of forgotten

WITH newest AS (
    SELECT id, kind, subject, happened_at FROM menu_activity
    WHERE menu_id = $2 ORDER BY happened_at DESC LIMIT 1
  ), continued AS (
    UPDATE menu_activity SET happened_at = clock_timestamp(), menu_name = $3, count = $6
    FROM newest
    WHERE menu_activity.id = newest.id AND newest.kind = $4 AND newest.kind = ANY($7)
      AND newest.subject IS NOT DISTINCT FROM $5
      AND newest.happened_at > clock_timestamp() - interval '10 minutes'
    RETURNING 1
  )
  INSERT INTO menu_activity (user_id, menu_id, menu_name, kind, subject, count, happened_at)
  SELECT $1, $2, $3, $4, $5, $6, clock_timestamp() WHERE NOT EXISTS (SELECT FROM continued);
--> Insert on menu_activity
-->   Update on menu_activity
-->     Nested Loop
-->       Subquery Scan
-->         Limit
-->           Index Scan using menu_activity_of_menu on menu_activity
-->       Index Scan using menu_activity_pkey on menu_activity
-->   Subquery Scan
-->     Result
-->       CTE Scan of continued

WITH own AS (
    SELECT menu_id, shared_id FROM menu_items WHERE menu_id = ANY($2) OR id = ANY($3)
  )
  SELECT FROM menus WHERE user_id = $1 AND id IN (
    SELECT unnest($2::uuid[]) UNION SELECT menu_id FROM own
    UNION SELECT sibling.menu_id FROM own CROSS JOIN LATERAL (
      SELECT menu_id FROM menu_items WHERE shared_id = own.shared_id OFFSET 0) sibling
  )
  ORDER BY id FOR NO KEY UPDATE;
--> LockRows
-->   Bitmap Heap Scan on menu_items
-->     BitmapOr
-->       Bitmap Index Scan using menu_items_in_order
-->       Bitmap Index Scan using menu_items_pkey
-->   Sort
-->     Hash Join
-->       Subquery Scan
-->         Aggregate
-->           Append
-->             ProjectSet
-->               Result
-->             CTE Scan of own
-->             Nested Loop
-->               CTE Scan of own
-->               Index Scan using menu_items_shared on menu_items
-->       Hash
-->         Index Scan using menus_of_user on menus

WITH past AS (
    SELECT kind, row_id, revision, before FROM menu_row_history WHERE menu_id = $1 AND revision >= $2
  ), first AS (
    SELECT DISTINCT ON (kind, row_id) kind, row_id, before IS NULL AS is_absent
    FROM past ORDER BY kind, row_id, revision
  ), fields AS (
    SELECT kind, row_id, jsonb_object_agg(field.key, field.value ORDER BY revision DESC) AS content
    FROM past, jsonb_each(before) field GROUP BY kind, row_id
  ), present AS (
    SELECT 'menu' AS kind, id AS row_id, content_of(to_jsonb(menu)) AS content
    FROM menus menu WHERE id = $1
    UNION ALL
    SELECT 'category', id, content_of(to_jsonb(category))
    FROM menu_categories category WHERE menu_id = $1
    UNION ALL
    SELECT 'item', id, content_of(to_jsonb(item))
    FROM menu_items item WHERE menu_id = $1 AND deleted_at IS NULL
  )
  SELECT kind, row_id AS id,
    coalesce(present.content, '{}') || coalesce(fields.content, '{}') AS content
  FROM present FULL JOIN first USING (kind, row_id) LEFT JOIN fields USING (kind, row_id)
  WHERE is_absent IS NOT TRUE;
--> Hash Join (left)
-->   Index Scan using menu_row_history_pkey on menu_row_history
-->   Hash Join (full)
-->     Append
-->       Index Scan using menus_pkey on menus
-->       Index Scan using menu_categories_in_order on menu_categories
-->       Index Scan using menu_items_in_order on menu_items
-->     Hash
-->       Subquery Scan
-->         Unique
-->           Sort
-->             CTE Scan of past
-->   Hash
-->     Subquery Scan
-->       Aggregate
-->         Sort
-->           Nested Loop
-->             CTE Scan of past
-->             Function Scan

WITH published AS MATERIALIZED (
  SELECT id FROM menus
  WHERE id = ANY($1) AND is_published AND deleted_at IS NULL
    AND NOT EXISTS (
      SELECT FROM closed_owners owner WHERE owner.user_id = menus.user_id AND owner.erases_at IS NOT NULL)
  ORDER BY id FOR KEY SHARE),
  recorded AS (
    INSERT INTO engagements (menu_id, day, kind, value, visitor_id)
    SELECT engaged.* FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[])
      AS engaged (menu_id, day, kind, value, visitor_id)
    JOIN published ON published.id = engaged.menu_id
    WHERE CASE
      WHEN kind = 'category' THEN EXISTS (
        SELECT FROM menu_categories category
        WHERE category.id = engaged.value::uuid AND category.menu_id = engaged.menu_id)
      WHEN kind IN ('item', 'item-sold-out', 'item-ordered') THEN EXISTS (
        SELECT FROM menu_items item
        WHERE item.id = engaged.value::uuid AND item.menu_id = engaged.menu_id
          AND item.deleted_at IS NULL)
      ELSE true END
    ORDER BY menu_id, day, kind, value COLLATE "C", visitor_id COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day, kind, value
  ), added AS (SELECT *, 1 AS count FROM recorded)
  
  INSERT INTO roll_ups (menu_id, span, kind, start, value, count)
  SELECT menu_id, span, kind, start, value, sum(count)
  FROM added CROSS JOIN LATERAL (
    VALUES ('day', day), ('month', date_trunc('month', day::timestamp)::date)) AS spans (span, start)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (menu_id, span, kind, start, value)
    DO UPDATE SET count = roll_ups.count + EXCLUDED.count;
--> Insert on roll_ups
-->   LockRows
-->     Nested Loop (anti)
-->       Index Scan using menus_pkey on menus
-->       Index Scan using closed_owners_pkey on closed_owners
-->   Insert on engagements
-->     Subquery Scan
-->       Sort
-->         Nested Loop
-->           CTE Scan of published
-->           Function Scan
-->             Index Only Scan using menu_categories_of_menu on menu_categories
-->             Index Scan using menu_items_pkey on menu_items
-->   Subquery Scan
-->     Aggregate
-->       Sort
-->         Nested Loop
-->           CTE Scan of recorded
-->           Values Scan

WITH published AS MATERIALIZED (
  SELECT id FROM menus
  WHERE id = ANY($1) AND is_published AND deleted_at IS NULL
    AND NOT EXISTS (
      SELECT FROM closed_owners owner WHERE owner.user_id = menus.user_id AND owner.erases_at IS NOT NULL)
  ORDER BY id FOR KEY SHARE),
  visited AS MATERIALIZED (
    SELECT view.* FROM 
  unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
    $8::text[], $9::text[], $10::text[], $11::text[])
    AS view (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece,
      ip_address, user_agent) JOIN published ON published.id = view.menu_id
    ORDER BY view.menu_id, view.visitor_id COLLATE "C", view.viewed_at
  ), recorded AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT menu_id, visitor_id, source, ip_address, user_agent, viewed_at FROM visited
    ON CONFLICT (menu_id, visitor_id) DO NOTHING
    RETURNING menu_id, (created_at AT TIME ZONE 'America/Santo_Domingo')::date AS day
  ), viewed AS (
    INSERT INTO menu_views
      (menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece)
    SELECT menu_id, day, visitor_id, source, device, viewed_at, language, table_name, piece
    FROM visited WHERE day >= $12
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day, visitor_id
  )
  SELECT (SELECT coalesce(json_agg(id), '[]') FROM published) AS published,
    (SELECT coalesce(json_agg(one), '[]') FROM (
      SELECT menu_id AS "menuId", day, count(*) AS count FROM recorded GROUP BY 1, 2) one) AS recorded,
    (SELECT string_agg(menu_id || ' ' || day || ' ' || visitor_id, ',') FROM viewed) AS viewed;
--> Result
-->   LockRows
-->     Nested Loop (anti)
-->       Index Scan using menus_pkey on menus
-->       Index Scan using closed_owners_pkey on closed_owners
-->   Sort
-->     Hash Join
-->       Function Scan
-->       Hash
-->         CTE Scan of published
-->   Insert on menu_visits
-->     CTE Scan of visited
-->   Insert on menu_views
-->     CTE Scan of visited
-->   Aggregate
-->     CTE Scan of published
-->   Aggregate
-->     Subquery Scan
-->       Aggregate
-->         CTE Scan of recorded
-->   Aggregate
-->     CTE Scan of viewed

WITH shared AS (
    SELECT own.id AS "itemId", sibling.menu_id AS "menuId"
    FROM menu_items own
      JOIN menu_items sibling ON sibling.shared_id = own.shared_id AND sibling.menu_id <> own.menu_id
        AND sibling.deleted_at IS NULL
      JOIN menus menu ON menu.id = sibling.menu_id AND menu.user_id = $2 AND menu.deleted_at IS NULL
    WHERE own.menu_id = $1 AND own.deleted_at IS NULL
  )
  SELECT (
    SELECT coalesce(json_agg(named ORDER BY named.name, named.id), '[]') FROM (
      SELECT menu.id, menu.name, coalesce(restaurant.name, menu.restaurant_name) AS "restaurantName"
      FROM menus menu
        LEFT JOIN restaurant_menus place ON place.menu_id = menu.id
        LEFT JOIN restaurants restaurant ON restaurant.id = place.restaurant_id
      WHERE menu.id IN (SELECT "menuId" FROM shared)) named
  ) AS menus, (
    SELECT coalesce(json_agg(item ORDER BY item."itemId"), '[]') FROM (
      SELECT "itemId", json_agg("menuId" ORDER BY "menuId") AS "menuIds"
      FROM shared GROUP BY "itemId") item
  ) AS items;
--> Result
-->   Nested Loop
-->     Nested Loop
-->       Index Scan using menu_items_in_order on menu_items
-->       Index Scan using menu_items_shared on menu_items
-->     Index Scan using menus_pkey on menus
-->   Aggregate
-->     Sort
-->       Nested Loop (left)
-->         Nested Loop (left)
-->           Nested Loop
-->             Aggregate
-->               CTE Scan of shared
-->             Index Scan using menus_pkey on menus
-->           Index Scan using restaurant_menus_pkey on restaurant_menus
-->         Index Scan using restaurants_pkey on restaurants
-->   Aggregate
-->     Subquery Scan
-->       Aggregate
-->         Sort
-->           CTE Scan of shared

WITH siblings AS MATERIALIZED (
    SELECT sibling.id, sibling.menu_id, menu.revision
    FROM menu_items own
      JOIN menu_items sibling ON sibling.shared_id = own.shared_id AND sibling.menu_id <> own.menu_id
      JOIN menus menu ON menu.id = sibling.menu_id AND menu.deleted_at IS NULL
    WHERE own.menu_id = $1 AND sibling.deleted_at IS NULL
  )
  SELECT siblings.id, past.before FROM siblings CROSS JOIN LATERAL (
    SELECT before FROM menu_row_history past
    WHERE past.menu_id = siblings.menu_id AND past.revision = siblings.revision
      AND past.kind = 'item' AND past.row_id = siblings.id LIMIT 1) past
  WHERE past.before IS NOT NULL;
--> Nested Loop
-->   Nested Loop
-->     Nested Loop
-->       Index Scan using menu_items_shared on menu_items (all of it)
-->       Index Scan using menus_pkey on menus
-->     Index Scan using menu_items_shared on menu_items
-->   CTE Scan of siblings
-->   Subquery Scan
-->     Limit
-->       Index Scan using menu_row_history_pkey on menu_row_history

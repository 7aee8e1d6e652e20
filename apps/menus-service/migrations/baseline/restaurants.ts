/**
 * Tables for restaurants (docs/adr/0032). A restaurant without a page has no address and no code, and only its menus
 * use its name. A deleted restaurant keeps both, which lead to its former menus.
 */
export const RESTAURANTS = String.raw`
  CREATE TABLE given_short_codes (
    code text COLLATE pg_catalog."C" PRIMARY KEY
  );

  CREATE FUNCTION new_short_code() RETURNS text
      LANGUAGE plpgsql
      SET search_path TO 'menus'
      AS $$
        DECLARE
          made text;
        BEGIN
          LOOP
            SELECT string_agg(substr('34679CDFGHJKMNPQRTVWXY', 1 + get_byte(bytes, place) % 22, 1), '')
            INTO made
            FROM uuid_send(gen_random_uuid()) AS bytes, unnest('{0,1,2,3,4,5,7}'::int[]) AS place;
            INSERT INTO given_short_codes VALUES (made) ON CONFLICT DO NOTHING;
            IF FOUND THEN RETURN made; END IF;
          END LOOP;
        END $$;

  CREATE TABLE restaurants (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    name text NOT NULL,
    slug text DEFAULT (gen_random_uuid())::text,
    short_code text DEFAULT new_short_code() COLLATE pg_catalog."C",
    address text,
    phone text,
    country text NOT NULL DEFAULT 'DO',
    time_zone text NOT NULL DEFAULT 'America/Santo_Domingo',
    opening_hours text,
    logo_url text,
    logo_placeholder text,
    cover_url text,
    theme_color text NOT NULL DEFAULT '#10b981',
    design text NOT NULL DEFAULT 'classic',
    links jsonb NOT NULL DEFAULT '{}',
    wifi_name text,
    wifi_password text,
    currency text,
    adds_itbis boolean NOT NULL DEFAULT false,
    adds_ley boolean NOT NULL DEFAULT false,
    led_to uuid[],
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT restaurants_country_check CHECK (country ~ '^[A-Z]{2}$'),
    CONSTRAINT restaurants_cover_url_check CHECK (cover_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT restaurants_logo_url_check CHECK (logo_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT restaurants_name_check CHECK (name ~ '\S'),
    CONSTRAINT restaurants_check CHECK ((slug IS NULL) = (short_code IS NULL)),
    CONSTRAINT restaurants_opening_hours_check CHECK (length(opening_hours) <= 500),
    CONSTRAINT restaurants_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT restaurants_theme_color_check CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$'),
    CONSTRAINT restaurants_links_check CHECK (jsonb_typeof(links) = 'object'),
    CONSTRAINT restaurants_wifi_check CHECK (wifi_password IS NULL OR wifi_name IS NOT NULL),
    CONSTRAINT restaurants_wifi_name_check CHECK (octet_length(wifi_name) <= 32),
    CONSTRAINT restaurants_wifi_password_check CHECK (length(wifi_password) BETWEEN 8 AND 63),
    CONSTRAINT restaurants_time_zone_check CHECK (length(time_zone) <= 64),
    UNIQUE (short_code),
    CONSTRAINT restaurants_slug UNIQUE (slug)
  );
  CREATE INDEX restaurants_cover_url ON restaurants (cover_url) WHERE cover_url IS NOT NULL;
  CREATE INDEX restaurants_logo_url ON restaurants (logo_url) WHERE logo_url IS NOT NULL;
  CREATE INDEX restaurants_of_account ON restaurants (account_id, created_at, id);
  CREATE INDEX restaurants_time_zone ON restaurants (time_zone);
  CREATE UNIQUE INDEX restaurants_without_page ON restaurants (account_id, name, country, time_zone) WHERE slug IS NULL;

  CREATE TABLE restaurant_slugs (
    slug text PRIMARY KEY,
    restaurant_id uuid NOT NULL,
    FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE
  );
  CREATE INDEX restaurant_slugs_of_restaurant ON restaurant_slugs (restaurant_id);
`;

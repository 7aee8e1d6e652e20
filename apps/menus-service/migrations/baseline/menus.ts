export const MENUS = String.raw`
  CREATE TABLE closed_accounts (
    account_id uuid PRIMARY KEY,
    erases_at timestamptz,
    version integer NOT NULL
  );

  CREATE TABLE entitlements (
    account_id uuid PRIMARY KEY,
    plan text NOT NULL DEFAULT 'free',
    expires_at timestamptz,
    version integer NOT NULL DEFAULT 0,
    CONSTRAINT entitlements_plan_check CHECK (plan IN ('free', 'inicial', 'profesional', 'empresarial'))
  );

  CREATE TABLE menus (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    name text NOT NULL,
    restaurant_id uuid NOT NULL,
    own_restaurant_name text,
    description text,
    address text,
    phone text,
    logo_url text,
    theme_color text NOT NULL DEFAULT '#10b981',
    currency text NOT NULL DEFAULT 'DOP',
    is_published boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    slug text NOT NULL DEFAULT (gen_random_uuid())::text,
    logo_placeholder text,
    adds_itbis boolean NOT NULL DEFAULT false,
    adds_ley boolean NOT NULL DEFAULT false,
    languages text[] NOT NULL DEFAULT '{}',
    qr_design jsonb NOT NULL DEFAULT '{"shape": "square", "withLogo": false, "background": "#ffffff", "foreground": "#000000"}',
    translations jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    deleted_at timestamptz,
    revision integer NOT NULL DEFAULT 1,
    design text NOT NULL DEFAULT 'classic',
    opening_hours text,
    second_currency jsonb,
    short_code text DEFAULT new_short_code() COLLATE pg_catalog."C",
    cover_url text,
    "position" integer,
    tab_name text,
    served_hours text,
    CONSTRAINT menus_cover_url_check CHECK (cover_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT menus_currency_check CHECK (currency IN ('DOP', 'USD', 'MXN', 'COP', 'PEN', 'CLP', 'ARS', 'VES', 'GTQ', 'CRC', 'PAB', 'HNL', 'NIO', 'BOB', 'PYG', 'UYU', 'BRL')),
    CONSTRAINT menus_logo_url_check CHECK (logo_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT menus_name_check CHECK (name ~ '\S'),
    CONSTRAINT menus_opening_hours_check CHECK (length(opening_hours) <= 500),
    CONSTRAINT menus_position_check CHECK ("position" >= 0),
    CONSTRAINT menus_own_restaurant_name_check CHECK (own_restaurant_name ~ '\S'),
    CONSTRAINT menus_served_hours_check CHECK (length(served_hours) <= 500),
    CONSTRAINT menus_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT menus_tab_name_check CHECK (tab_name ~ '\S'),
    CONSTRAINT menus_theme_color_check CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$'),
    UNIQUE (short_code),
    CONSTRAINT menus_slug UNIQUE (slug),
    FOREIGN KEY (restaurant_id) REFERENCES restaurants (id)
  );
  CREATE INDEX menus_cover ON menus (cover_url) WHERE cover_url IS NOT NULL;
  CREATE INDEX menus_deleted ON menus (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX menus_logo ON menus (logo_url) WHERE logo_url IS NOT NULL;
  CREATE INDEX menus_of_account ON menus (account_id, created_at DESC, id);
  CREATE INDEX menus_of_restaurant ON menus (restaurant_id, "position");
  CREATE INDEX menus_online ON menus (created_at, id) WHERE is_published AND (deleted_at IS NULL);

  CREATE TABLE menu_categories (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    menu_id uuid NOT NULL,
    name text NOT NULL,
    display_order integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    translations jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    opening_hours text,
    CONSTRAINT menu_categories_display_order_check CHECK (display_order >= 0),
    CONSTRAINT menu_categories_name_check CHECK (name ~ '\S'),
    CONSTRAINT menu_categories_opening_hours_check CHECK (length(opening_hours) <= 500),
    CONSTRAINT menu_categories_name UNIQUE (menu_id, name),
    CONSTRAINT menu_categories_of_menu UNIQUE (id, menu_id),
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX menu_categories_folded_name ON menu_categories (menu_id, lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))));
  CREATE INDEX menu_categories_in_order ON menu_categories (menu_id, display_order);

  CREATE TABLE menu_items (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    menu_id uuid NOT NULL,
    category_id uuid,
    name text NOT NULL,
    description text,
    price numeric(10,2) NOT NULL,
    image_url text,
    dietary_tags text[] NOT NULL DEFAULT '{}',
    is_available boolean NOT NULL DEFAULT true,
    display_order integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    sizes jsonb NOT NULL DEFAULT '[]',
    extras jsonb NOT NULL DEFAULT '[]',
    available_again_at timestamptz,
    image_placeholder text,
    translations jsonb NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    deleted_at timestamptz,
    external_id text COLLATE pg_catalog."C",
    allergens text[] NOT NULL DEFAULT '{}',
    shared_id uuid,
    CONSTRAINT menu_items_display_order_check CHECK (display_order >= 0),
    CONSTRAINT menu_items_external_id_check CHECK ((length(external_id) <= 64) AND (external_id ~ '\S')),
    CONSTRAINT menu_items_image_url_check CHECK (image_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT menu_items_name_check CHECK (name ~ '\S'),
    CONSTRAINT menu_items_price_check CHECK ((price >= 0) AND (price <= 99999999.99)),
    CONSTRAINT menu_items_return CHECK ((available_again_at IS NULL) OR (NOT is_available)),
    CONSTRAINT menu_items_category FOREIGN KEY (category_id, menu_id) REFERENCES menu_categories (id, menu_id) ON DELETE SET NULL (category_id),
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
  CREATE INDEX menu_items_deleted ON menu_items (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE UNIQUE INDEX menu_items_external_id ON menu_items (menu_id, external_id) WHERE (external_id IS NOT NULL) AND (deleted_at IS NULL);
  CREATE INDEX menu_items_image ON menu_items (image_url) WHERE image_url IS NOT NULL;
  CREATE INDEX menu_items_in_order ON menu_items (menu_id, display_order);
  CREATE INDEX menu_items_of_category ON menu_items (category_id);
  CREATE INDEX menu_items_returning ON menu_items (available_again_at) WHERE available_again_at IS NOT NULL;
  CREATE INDEX menu_items_shared ON menu_items (shared_id) WHERE shared_id IS NOT NULL;

  CREATE TABLE menu_slugs (
    slug text PRIMARY KEY,
    menu_id uuid NOT NULL,
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
  CREATE INDEX menu_slugs_of_menu ON menu_slugs (menu_id);

  CREATE TABLE table_short_codes (
    menu_id uuid NOT NULL,
    name text NOT NULL,
    code text NOT NULL DEFAULT new_short_code() COLLATE pg_catalog."C",
    CONSTRAINT table_short_codes_name_check CHECK ((char_length(name) >= 1) AND (char_length(name) <= 20)),
    UNIQUE (code),
    PRIMARY KEY (menu_id, name),
    FOREIGN KEY (menu_id) REFERENCES menus (id) ON DELETE CASCADE
  );
`;

/** Tables of users and of the ways in which they sign in. */
export const USERS = String.raw`
  CREATE TABLE users (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    email text NOT NULL,
    password text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    profile_image_url text,
    country text NOT NULL DEFAULT 'DO',
    preferred_currency text NOT NULL DEFAULT 'DOP',
    role text NOT NULL DEFAULT 'user',
    is_demo boolean NOT NULL DEFAULT false,
    is_email_verified boolean NOT NULL DEFAULT false,
    provider text NOT NULL DEFAULT 'email',
    registration_notice_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    erases_at timestamptz,
    second_factor_secret text,
    second_factor_step integer,
    saw_guide boolean NOT NULL DEFAULT false,
    CONSTRAINT users_country_code CHECK (country ~ '^[A-Z]{2}$'),
    CONSTRAINT users_currency_code CHECK (preferred_currency ~ '^[A-Z]{3}$'),
    CONSTRAINT users_email_canonical CHECK ((email = lower(email)) AND (email ~ '^\S+@\S+$') AND (char_length(email) <= 254)),
    CONSTRAINT users_first_name_length CHECK ((char_length(first_name) >= 1) AND (char_length(first_name) <= 80)),
    CONSTRAINT users_last_name_length CHECK (char_length(last_name) <= 80),
    CONSTRAINT users_password_hashed CHECK (password ~~ '$argon2id$%'),
    CONSTRAINT users_profile_image_ours CHECK (profile_image_url ~ '^/objects/[0-9a-f-]{36}$'),
    CONSTRAINT users_provider_known CHECK (provider IN ('google', 'email')),
    CONSTRAINT users_role_known CHECK (role IN ('user', 'admin')),
    CONSTRAINT users_second_factor_beside_password CHECK ((second_factor_secret IS NULL) OR (password IS NOT NULL)),
    CONSTRAINT users_second_factor_whole CHECK ((second_factor_secret IS NULL) = (second_factor_step IS NULL)),
    UNIQUE (email)
  );
  CREATE INDEX users_due ON users (erases_at) WHERE erases_at IS NOT NULL;
  CREATE INDEX users_newest ON users (created_at DESC, id);
  CREATE INDEX users_profile_image ON users (profile_image_url) WHERE profile_image_url IS NOT NULL;

  CREATE TABLE code_guess_budgets (
    address text NOT NULL,
    purpose text NOT NULL,
    guesses double precision NOT NULL,
    counted_at timestamptz NOT NULL,
    CONSTRAINT code_guess_budgets_address_digest CHECK (address ~ '^[0-9a-f]{64}$'),
    CONSTRAINT code_guess_budgets_counted CHECK (guesses >= (0)::double precision),
    PRIMARY KEY (address, purpose)
  );

  CREATE TABLE email_verification_codes (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    email text NOT NULL,
    code text NOT NULL,
    expires_at timestamptz NOT NULL,
    used boolean NOT NULL DEFAULT false,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    purpose text NOT NULL DEFAULT 'verify',
    requester text NOT NULL DEFAULT '',
    network text NOT NULL DEFAULT '',
    network_tries integer NOT NULL DEFAULT 0,
    elsewhere_tries integer NOT NULL DEFAULT 0,
    link text,
    registration jsonb,
    CONSTRAINT codes_code_digest CHECK (code ~ '^[0-9a-f]{64}$'),
    CONSTRAINT codes_elsewhere_tries_bounded CHECK ((elsewhere_tries >= 0) AND (elsewhere_tries <= 5)),
    CONSTRAINT codes_email_canonical CHECK (email = lower(email)),
    CONSTRAINT codes_link_digest CHECK (link ~ '^[0-9a-f]{64}$'),
    CONSTRAINT codes_network_tries_bounded CHECK ((network_tries >= 0) AND (network_tries <= 5)),
    CONSTRAINT codes_purpose_known CHECK (purpose IN ('verify', 'reset', 'delete', 'transfer', 'sign-in')),
    CONSTRAINT codes_tries_bounded CHECK ((tries >= 0) AND (tries <= 5))
  );
  CREATE INDEX codes_created_at ON email_verification_codes (created_at);
  CREATE INDEX codes_email_created_at ON email_verification_codes (email, created_at);
  CREATE UNIQUE INDEX codes_link ON email_verification_codes (link);
  CREATE UNIQUE INDEX codes_one_alive ON email_verification_codes (email, purpose, requester) WHERE NOT used;

  CREATE TABLE google_links (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT google_links_issuer_said CHECK (issuer <> ''),
    CONSTRAINT google_links_subject_said CHECK (subject <> ''),
    CONSTRAINT google_links_one_each UNIQUE (user_id, issuer),
    PRIMARY KEY (issuer, subject),
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );

  CREATE TABLE known_place_guesses (
    email text NOT NULL,
    place text NOT NULL,
    guesses integer NOT NULL,
    ends_at timestamptz NOT NULL,
    CONSTRAINT known_place_guesses_counted CHECK (guesses > 0),
    CONSTRAINT known_place_guesses_email_canonical CHECK (email = lower(email)),
    CONSTRAINT known_place_guesses_place_said CHECK (place <> ''),
    PRIMARY KEY (email, place)
  );
  CREATE INDEX known_place_guesses_ends_at ON known_place_guesses (ends_at);

  CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    digest text NOT NULL,
    CONSTRAINT recovery_codes_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
    PRIMARY KEY (user_id, digest),
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );

  CREATE TABLE sign_in_challenges (
    digest text PRIMARY KEY,
    user_id uuid NOT NULL,
    detail text,
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    CONSTRAINT sign_in_challenges_digest_hex CHECK (digest ~ '^[0-9a-f]{64}$'),
    CONSTRAINT sign_in_challenges_tries_bounded CHECK ((tries >= 0) AND (tries <= 5)),
    FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);
  CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);

  CREATE TABLE sign_in_guesses (
    email text PRIMARY KEY,
    guesses integer NOT NULL,
    ends_at timestamptz NOT NULL,
    CONSTRAINT sign_in_guesses_counted CHECK (guesses > 0),
    CONSTRAINT sign_in_guesses_email_canonical CHECK (email = lower(email))
  );
  CREATE INDEX sign_in_guesses_ends_at ON sign_in_guesses (ends_at);
`;

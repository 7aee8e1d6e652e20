import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts (specification §3, "users"). */
export class CreateUsers1763000001000 implements MigrationInterface {
  name = 'CreateUsers1763000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE
          CONSTRAINT users_email_canonical
            CHECK (email = lower(email) AND email ~ '^\\S+@\\S+$' AND char_length(email) <= 254),
        password text CONSTRAINT users_password_hashed CHECK (password LIKE '$argon2id$%'),
        first_name text NOT NULL
          CONSTRAINT users_first_name_length CHECK (char_length(first_name) BETWEEN 1 AND 80),
        last_name text NOT NULL
          CONSTRAINT users_last_name_length CHECK (char_length(last_name) BETWEEN 1 AND 80),
        profile_image_url text
          CONSTRAINT users_profile_image_ours
            CHECK (profile_image_url ~ '^/objects/[0-9a-f-]{36}$'),
        country text NOT NULL DEFAULT 'DO'
          CONSTRAINT users_country_code CHECK (country ~ '^[A-Z]{2}$'),
        preferred_currency text NOT NULL DEFAULT 'DOP'
          CONSTRAINT users_currency_code CHECK (preferred_currency ~ '^[A-Z]{3}$'),
        role text NOT NULL DEFAULT 'user'
          CONSTRAINT users_role_known CHECK (role IN ('user', 'admin')),
        is_demo boolean NOT NULL DEFAULT false,
        is_email_verified boolean NOT NULL DEFAULT false,
        provider text NOT NULL DEFAULT 'email'
          CONSTRAINT users_provider_known CHECK (provider IN ('google', 'email')),
        has_active_subscription boolean NOT NULL DEFAULT false,
        subscription_plan text NOT NULL DEFAULT 'free'
          CONSTRAINT users_plan_known
            CHECK (subscription_plan IN ('free', 'inicial', 'profesional', 'empresarial')),
        subscription_expires_at timestamptz,
        registration_notice_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email_provider_has_password
          CHECK (provider <> 'email' OR password IS NOT NULL)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE users`);
  }
}

export const SUBSCRIPTIONS = `
  CREATE SEQUENCE subscription_versions AS integer;

  CREATE TABLE payments (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    plan text NOT NULL,
    amount numeric(10,2) NOT NULL,
    currency text NOT NULL,
    status text NOT NULL DEFAULT 'created',
    attempt integer NOT NULL DEFAULT 1,
    order_id text,
    capture_id text,
    failure text,
    receipt_number text,
    period_start timestamptz,
    period_end timestamptz,
    paid_at timestamptz,
    check_at timestamptz,
    checks integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payments_amount_real CHECK (amount > 0 AND amount <> 'NaN'),
    CONSTRAINT payments_captured CHECK ((capture_id IS NOT NULL) OR (status NOT IN ('pending', 'completed', 'refunded'))),
    CONSTRAINT payments_currency_sold CHECK (currency = 'USD'),
    CONSTRAINT payments_ordered CHECK ((order_id IS NOT NULL) OR (status IN ('created', 'cancelled'))),
    CONSTRAINT payments_plan_sold CHECK (plan IN ('inicial', 'profesional')),
    CONSTRAINT payments_receipted CHECK (((receipt_number IS NULL) = (paid_at IS NULL)) AND ((paid_at IS NOT NULL) OR (status <> 'completed')) AND ((paid_at IS NULL) OR (status IN ('completed', 'refunded')))),
    CONSTRAINT payments_status_known CHECK (status IN ('created', 'approved', 'capturing', 'pending', 'completed', 'declined', 'cancelled', 'refunded')),
    UNIQUE (capture_id),
    UNIQUE (order_id),
    UNIQUE (receipt_number)
  );
  CREATE INDEX payments_check_at ON payments (check_at) WHERE check_at IS NOT NULL;
  CREATE UNIQUE INDEX payments_one_open ON payments (account_id, plan) WHERE status = 'created';
  CREATE INDEX payments_account_id ON payments (account_id, created_at DESC);

  CREATE TABLE notices (
    id text PRIMARY KEY,
    type text NOT NULL,
    body text NOT NULL,
    payment_id uuid,
    received_at timestamptz NOT NULL DEFAULT now(),
    handled_at timestamptz,
    FOREIGN KEY (payment_id) REFERENCES payments (id)
  );
  CREATE INDEX notices_payment_id ON notices (payment_id);
  CREATE INDEX notices_received_at ON notices (received_at);

  CREATE TABLE receipt_numbers (
    year integer PRIMARY KEY,
    last integer NOT NULL
  );

  CREATE TABLE reminders (
    account_id uuid NOT NULL,
    kind text NOT NULL,
    ends_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, kind, ends_at)
  );

  CREATE TABLE subscriptions (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    account_id uuid NOT NULL,
    plan text NOT NULL,
    status text NOT NULL,
    is_trial boolean NOT NULL DEFAULT false,
    paypal_subscription_id text,
    amount numeric(10,2) NOT NULL,
    currency text NOT NULL DEFAULT 'USD',
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    starts_at timestamptz NOT NULL,
    days integer,
    payment_id uuid,
    cancelled_at timestamptz,
    granted_by uuid,
    revoked_by uuid,
    CONSTRAINT subscriptions_amount_real CHECK (amount >= 0 AND amount <> 'NaN'),
    CONSTRAINT subscriptions_currency_code CHECK (currency ~ '^[A-Z]{3}$'),
    CONSTRAINT subscriptions_days_real CHECK (days > 0),
    CONSTRAINT subscriptions_days_unless_granted CHECK ((plan = 'empresarial') = (days IS NULL)),
    CONSTRAINT subscriptions_plan_paid CHECK (plan IN ('inicial', 'profesional', 'empresarial')),
    CONSTRAINT subscriptions_status_known CHECK (status IN ('active', 'expired', 'refunded', 'ended')),
    CONSTRAINT subscriptions_trial_free_and_finite CHECK ((NOT is_trial) OR ((amount = 0) AND (expires_at IS NOT NULL))),
    UNIQUE (payment_id),
    FOREIGN KEY (payment_id) REFERENCES payments (id)
  );
  CREATE INDEX subscriptions_due ON subscriptions (expires_at) WHERE status = 'active';
  CREATE INDEX subscriptions_lapsed ON subscriptions (expires_at) WHERE status = 'expired';
  CREATE UNIQUE INDEX subscriptions_one_trial ON subscriptions (account_id) WHERE is_trial;
  CREATE INDEX subscriptions_account_id ON subscriptions (account_id);
`;

const MINUTE = 60;
const HOUR = 3600;

/** Limit of the calls of an operation in a period. */
export interface CallLimit {
  /** Length of the window in seconds. */
  readonly duration: number;
  /** Limit per client, identified by its network. */
  readonly perClient?: number;
  /** Limit per owner, whether signed in or with a key, regardless of the network. */
  readonly perOwner?: number;
  /** Limit for all clients together. It protects hashing and email from distributed attacks. */
  readonly inTotal?: number;
}

export const CALL_LIMITS = {
  signIn: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  google: { duration: 5 * MINUTE, perClient: 30 },
  register: { duration: HOUR, perClient: 20, inTotal: 5000 },
  verify: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  resend: { duration: HOUR, perClient: 20, inTotal: 5000 },
  forgot: { duration: HOUR, perClient: 20, inTotal: 5000 },
  reset: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  proof: { duration: 5 * MINUTE, perClient: 30, inTotal: 30_000 },
  /** Reading and accepting an invitation by its token. */
  invitation: { duration: 5 * MINUTE, perClient: 60, inTotal: 30_000 },
  demoRequest: { duration: HOUR, perClient: 10 },
  order: { duration: HOUR, perClient: 60 },
  /** PayPal sends two or three webhooks per payment from few addresses, and retries those that are refused. */
  paymentWebhook: { duration: MINUTE, perClient: 300 },
  /** Allows the photos of a whole menu, and repeats of some. */
  upload: { duration: HOUR, perOwner: 600 },
  /** Requests to an owner's webhook address on demand. */
  webhookTest: { duration: HOUR, perOwner: 120 },
  visit: { duration: MINUTE, perClient: 600 },
  import: { duration: 5 * MINUTE, perClient: 60 },
  print: { duration: 5 * MINUTE, perClient: 60 },
  /** Reading a photo takes some seconds of CPU time. */
  menuDraft: { duration: HOUR, perOwner: 60 },
  /** Validating half a megabyte of prices blocks the event loop for half a second. */
  largeBody: { duration: 5 * MINUTE, perClient: 60 },
} as const satisfies Readonly<Record<string, CallLimit>>;
export type CallLimitName = keyof typeof CALL_LIMITS;

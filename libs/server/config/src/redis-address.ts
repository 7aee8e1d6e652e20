/** ioredis options for one Redis server, or for Sentinels that know the current master. */
export interface RedisOptions {
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  readonly host?: string;
  readonly port?: number;
  /** Name of the master in the Sentinels. */
  readonly name?: string;
  readonly sentinels?: { host: string; port: number }[];
  readonly sentinelPassword?: string;
  /** Closes the connection to the previous master when a Sentinel reports a new one. */
  readonly failoverDetector?: boolean;
  readonly tls?: object;
  readonly sentinelTLS?: object;
  readonly enableTLSForSentinelMode?: boolean;
  readonly connectTimeout: number;
  readonly maxLoadingRetryTime: number;
  readonly retryStrategy: (times: number) => number;
}

/**
 * Reconnection settings, in milliseconds. ioredis retries without limit and at least every second. While Redis loads
 * its data, ioredis asks every 250 ms, because Redis's estimate of the remaining time is wrong by seconds.
 */
const RECONNECTING = {
  connectTimeout: 2000,
  maxLoadingRetryTime: 250,
  retryStrategy: (times: number) => Math.min(50 * times, 1000),
};

const [REDIS_PORT, SENTINEL_PORT] = [6379, 26_379];
const PARAMETERS = new Set(['sentinels', 'sentinelPassword']);

/**
 * Returns the fault in the query of a valid Redis address, or undefined. Without this check, a mistyped parameter
 * would turn the name of a master into a host.
 */
export function redisAddressFault(address: string): string | undefined {
  const { searchParams, hostname } = new URL(address);
  if ([...searchParams.keys()].some((name) => !PARAMETERS.has(name))) {
    return 'takes ?sentinels= and &sentinelPassword= alone';
  }
  const sentinels = searchParams.get('sentinels');
  if (sentinels === null) {
    return searchParams.size > 0 ? 'has a sentinelPassword but no ?sentinels=' : undefined;
  }
  if (hostname === '') return 'needs the name of the master in the place of the host';
  return sentinels.split(',').every(isEndpoint)
    ? undefined
    : 'needs ?sentinels=host:port,host:port, with nothing but hosts and ports in it';
}

/**
 * Converts a Redis address to ioredis options: `redis://user:password@host:6379/0`, `rediss:` for TLS, or
 * `redis://user:password@mymaster?sentinels=host:26379,host:26379` for the master that the Sentinels know under this
 * name.
 */
export function redisOptions(address: string): RedisOptions {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const sentinels = searchParams.get('sentinels');
  const sentinelPassword = searchParams.get('sentinelPassword');
  const isEncrypted = protocol === 'rediss:';
  return {
    ...RECONNECTING,
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    ...(isEncrypted && { tls: {} }),
    ...(sentinels === null
      ? { host: bare(hostname) || 'localhost', port: Number(port || REDIS_PORT) }
      : {
          name: hostname,
          sentinels: sentinels.split(',').map(endpointOf),
          // A master that was replaced on purpose keeps running for up to ten seconds and refuses all writes.
          failoverDetector: true,
          ...(sentinelPassword && { sentinelPassword }),
          ...(isEncrypted && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
        }),
  };
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

function isEndpoint(text: string): boolean {
  if (/[/?#@\s]/.test(text) || !URL.canParse(`redis://${text}`)) return false;
  return new URL(`redis://${text}`).hostname !== '';
}

function endpointOf(text: string): { host: string; port: number } {
  const { hostname, port } = new URL(`redis://${text}`);
  return { host: bare(hostname), port: Number(port || SENTINEL_PORT) };
}

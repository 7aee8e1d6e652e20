/** One Redis, or Sentinels that know which of several it is at the moment: options of ioredis. */
export interface RedisOptions {
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  readonly host?: string;
  readonly port?: number;
  /** What the Sentinels call the master. */
  readonly name?: string;
  readonly sentinels?: { host: string; port: number }[];
  readonly sentinelPassword?: string;
  /** Whether a Sentinel's word that there is another master ends the connection to the one before. */
  readonly failoverDetector?: boolean;
  readonly tls?: object;
  readonly sentinelTLS?: object;
  readonly enableTLSForSentinelMode?: boolean;
  readonly connectTimeout: number;
  readonly maxLoadingRetryTime: number;
  readonly retryStrategy: (times: number) => number;
}

/**
 * How an outage ends, in milliseconds: Redis is tried for as long as it takes, each second at least, and while it
 * reads its file whether it is done, since what it says of the time that it still needs is wrong by seconds.
 */
const RECONNECTING = {
  connectTimeout: 2000,
  maxLoadingRetryTime: 250,
  retryStrategy: (times: number) => Math.min(50 * times, 1000),
};

const [REDIS_PORT, SENTINEL_PORT] = [6379, 26_379];
const PARAMETERS = new Set(['sentinels', 'sentinelPassword']);

/**
 * What is wrong with the query of an address of Redis, or nothing. The address itself is valid. Behind a
 * mistyped parameter the name of a master would be taken for a host.
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
 * How ioredis reaches `redis://user:password@host:6379/0`, with `rediss:` over TLS; and
 * `redis://user:password@mymaster?sentinels=host:26379,host:26379`: whoever these Sentinels call so. Every
 * connection is back soon after Redis is.
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
          // A master that was replaced on purpose goes on as one for up to ten seconds, and refuses every write.
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

import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';
import { requireMemcached, requireSwift } from '../../tools/engines/find-debian.mjs';
import { freePort, isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';
import { DATA } from '../../tools/start/settings.mjs';

/** Storage servers of Swift. A production cluster has several of each; this one has one. */
const STORES = /** @type {const} */ (['account', 'container', 'object']);
/** Middleware of the proxy in the order that Swift's manual requires for S3. */
const FILTERS = [
  ...['catch_errors', 'gatekeeper', 'healthcheck', 'cache', 'listing_formats', 'bulk'],
  ...['s3api', 'tempauth', 'copy', 'slo', 'dlo', 'versioned_writes'],
];
export const REGION = 'sa-east-1';
/** Keys per page of a listing. The default is 1000. */
export const LIST_PAGE = 100;

/** @typedef {(typeof STORES)[number] | 'proxy' | 'cache'} Part */

/**
 * OpenStack Swift of Debian with its S3 API: an object store that shares no code with our double or Amazon's. It runs
 * on the loopback interface and stores one copy of everything. Its folder must be on a file system with extended
 * attributes.
 */
export class Swift {
  /** @type {Map<Part, import('../../tools/engines/child-process.mjs').Child>} */
  #servers = new Map();
  /** Secrets by key ID. @type {Map<string, string>} */
  #keys = new Map();

  /** @param {string} folder @param {Record<Part, number>} ports */
  constructor(folder, ports) {
    this.folder = folder;
    this.ports = ports;
    this.endpoint = `http://127.0.0.1:${ports.proxy}`;
  }

  /** Starts an empty store. @param {string} name name of its folder */
  static async make(name) {
    const ports = {
      ...{ account: await freePort(), container: await freePort() },
      ...{ object: await freePort(), proxy: await freePort(), cache: await freePort() },
    };
    const swift = new Swift(join(DATA, name), ports);
    await requireSwift();
    mkdirSync(join(swift.folder, 'devices', 'disk'), { recursive: true });
    const hashing = `[swift-hash]\nswift_hash_path_suffix = ${randomBytes(8).toString('hex')}\n`;
    writeFileSync(join(swift.folder, 'swift.conf'), hashing);
    for (const part of STORES) await swift.#place(part);
    await swift.#startCache();
    await Promise.all([...STORES, /** @type {const} */ ('proxy')].map((part) => swift.start(part)));
    return swift;
  }

  /** Swift needs memcached for its accounts. */
  async #startCache() {
    const port = String(this.ports.cache);
    const settings = ['-l', '127.0.0.1', '-p', port, '-U', '0', '-u', userInfo().username];
    const cache = await startServer('memcached', await requireMemcached(), settings, {
      isReady: () => isOpen(this.ports.cache),
    });
    this.#servers.set('cache', cache);
  }

  /** @param {(typeof STORES)[number]} part */
  async #place(part) {
    const ring = join(this.folder, `${part}.builder`);
    const disk = `r1z1-127.0.0.1:${this.ports[part]}/disk`;
    await runChild('swift-ring-builder', [ring, 'create', '4', '1', '1']);
    await runChild('swift-ring-builder', [ring, 'add', disk, '1']);
    await runChild('swift-ring-builder', [ring, 'rebalance']);
    this.#write(part, [
      `[pipeline:main]\npipeline = ${part}-server`,
      `[app:${part}-server]\nuse = egg:swift#${part}`,
    ]);
  }

  /** @param {Part} part @param {readonly string[]} sections */
  #write(part, sections) {
    const common = [
      '[DEFAULT]',
      ...['bind_ip = 127.0.0.1', `bind_port = ${this.ports[part]}`, 'workers = 0'],
      ...[`user = ${userInfo().username}`, `swift_dir = ${this.folder}`],
      ...[`devices = ${join(this.folder, 'devices')}`, 'mount_check = false'],
    ];
    const path = join(this.folder, `${part}.conf`);
    writeFileSync(path, `${[common.join('\n'), ...sections].join('\n\n')}\n`, { mode: 0o600 });
    return path;
  }

  /**
   * Replaces the keys that give access. Key IDs have the form `account:user`.
   * @param {Record<string, string>} keys
   */
  async setKeys(keys) {
    this.#keys = new Map(Object.entries(keys));
    await this.stop('proxy');
    await this.start('proxy');
  }

  /** @param {Exclude<Part, 'cache'>} part */
  async start(part) {
    if (part === 'proxy') this.#writeProxy();
    const config = join(this.folder, `${part}.conf`);
    const probe = part === 'proxy' ? '/healthcheck' : '/recon/version';
    const server = await startServer(
      `Swift's ${part}-server`,
      `swift-${part}-server`,
      [config, '--verbose'],
      {
        limitMs: 60_000,
        graceSeconds: 5,
        isReady: () =>
          fetch(`http://127.0.0.1:${this.ports[part]}${probe}`).then(
            () => true,
            () => false,
          ),
      },
    );
    this.#servers.set(part, server);
  }

  #writeProxy() {
    const users = [...this.#keys].map(
      ([id, secret]) => `user_${id.replace(':', '_')} = ${secret} .admin`,
    );
    /** @type {Record<string, string>} */
    const settings = {
      cache: `memcache_servers = 127.0.0.1:${this.ports.cache}`,
      s3api: `location = ${REGION}\nmax_bucket_listing = ${LIST_PAGE}`,
      tempauth: users.join('\n'),
    };
    this.#write('proxy', [
      `[pipeline:main]\npipeline = ${FILTERS.join(' ')} proxy-server`,
      // By default, the proxy stops asking a server that failed often. With one copy there is no other server, so it
      // must ask again.
      '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nerror_suppression_interval = 1',
      ...FILTERS.map(
        (name) =>
          `[filter:${name}]\nuse = egg:swift#${name.replace('cache', 'memcache')}\n${settings[name] ?? ''}`,
      ),
    ]);
  }

  /** Signals a server, as when its machine fails or freezes. @param {Part} part @param {NodeJS.Signals} signal */
  signal(part, signal) {
    this.#servers.get(part)?.process.kill(signal);
  }

  /** @param {Part} part */
  async stop(part) {
    await this.#servers.get(part)?.stop();
    this.#servers.delete(part);
  }

  async close() {
    await Promise.all([...this.#servers.keys()].map((part) => this.stop(part)));
  }
}

import { join } from 'node:path';
import { requirePgBouncer } from '../../tools/engines/find-debian.mjs';
import { freePort } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';
import { SERVICES } from '../../tools/start/settings.mjs';
import { query } from '../system/database.mjs';
import { asPostgres, folderFor, writeFor } from './debian-postgres.mjs';
import { secrets } from './system.mjs';

/** Connections to Postgres for each of the four roles. */
export const POOL_SIZE = 8;

/** Debian's PgBouncer in transaction mode, in front of a Postgres. */
export class Pooler {
  /** @type {import('../../tools/engines/child-process.mjs').Child | undefined} */
  #server;

  /** @param {number} port @param {string} folder */
  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    const address = `postgres:${secrets.postgres}@127.0.0.1:${port}`;
    /** Each service inserts its own role into this URL. */
    this.url = `postgres://${address}/cartaviva?pgbouncer=true`;
    this.#consoleUrl = `postgres://${address}/pgbouncer`;
  }
  #consoleUrl;

  /** @param {number} postgresPort @param {string} name name of its folder */
  static async make(postgresPort, name) {
    const pooler = new Pooler(await freePort(), folderFor(name));
    const roles = SERVICES.map(({ schema }) => [schema, secrets.roles[schema]]);
    writeFor(
      join(pooler.folder, 'users.txt'),
      [['postgres', secrets.postgres], ...roles]
        .map(([role, password]) => `"${role}" "${password}"\n`)
        .join(''),
    );
    pooler.pointTo(postgresPort);
    await pooler.start();
    return pooler;
  }

  /** @param {number} postgresPort */
  pointTo(postgresPort) {
    const settings = [
      '[databases]',
      `cartaviva = host=127.0.0.1 port=${postgresPort} dbname=cartaviva`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${this.port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(this.folder, 'users.txt')}`,
      'admin_users = postgres',
      'pool_mode = transaction',
      `default_pool_size = ${POOL_SIZE}`,
      'max_client_conn = 500',
      // Shorter than the timeout of any request of ours, so that a client without a connection gets an error in time.
      'query_wait_timeout = 3',
      'server_connect_timeout = 2',
      'server_login_retry = 1',
    ];
    writeFor(join(this.folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  }

  async start() {
    const binary = await requirePgBouncer();
    this.#server = await startServer('PgBouncer', binary, [join(this.folder, 'pgbouncer.ini')], {
      ...asPostgres,
      stopSignal: 'SIGINT',
      isReady: () =>
        this.ask('SHOW VERSION').then(
          () => true,
          () => false,
        ),
    });
  }

  /** Runs a command on the console of PgBouncer. @param {string} command */
  ask(command) {
    return query(this.#consoleUrl, command);
  }

  kill() {
    this.#server?.process.kill('SIGKILL');
  }

  async stop() {
    await this.#server?.stop();
  }
}

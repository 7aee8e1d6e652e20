import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';
import { requireDebianPostgres } from '../../tools/engines/find-debian.mjs';
import { freePort } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';
import { DATA } from '../../tools/start/settings.mjs';
import { treeOf } from '../figures/process.mjs';
import { query } from '../system/database.mjs';
import { secrets } from './system.mjs';

// The package creates the user `postgres`.
await requireDebianPostgres();

/** Postgres refuses to run as root. */
const id = (/** @type {string} */ flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
export const asPostgres = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};

/** Creates a folder that Postgres may write to. @param {string} name */
export function folderFor(name) {
  const folder = join(DATA, name);
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  if (asPostgres.uid !== undefined) chownSync(folder, asPostgres.uid, asPostgres.gid);
  return folder;
}

/** Writes a file of settings or passwords that Postgres may read. @param {string} path @param {string} text */
export function writeFor(path, text) {
  writeFileSync(path, text, { mode: 0o600 });
  if (asPostgres.uid !== undefined) chownSync(path, asPostgres.uid, asPostgres.gid);
}

/** @param {string} program @param {string[]} args */
export const runPostgres = async (program, args) =>
  runChild(join(await requireDebianPostgres(), program), args, asPostgres);

/** @param {number} port @param {string} [database] */
export const urlAt = (port, database = 'cartaviva') =>
  `postgres://postgres:${secrets.postgres}@127.0.0.1:${port}/${database}`;

/** Postgres of Debian in its own folder, which keeps its port across restarts. */
export class PostgresNode {
  /** @type {import('../../tools/engines/child-process.mjs').Child | undefined} */
  #server;

  /** @param {string} data @param {number} port @param {Record<string, string>} settings */
  constructor(data, port, settings) {
    this.data = data;
    this.port = port;
    this.settings = settings;
    this.url = urlAt(port);
  }

  /**
   * Creates a node with an empty database for the system.
   * @param {string} name @param {Record<string, string>} [settings]
   */
  static async make(name, settings = {}) {
    const data = folderFor(name);
    const passwordFile = join(DATA, `${name}.password`);
    writeFor(passwordFile, secrets.postgres);
    await runPostgres('initdb', [
      ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8'],
    ]);
    const node = new PostgresNode(data, await freePort(), settings);
    await node.start();
    await query(urlAt(node.port, 'postgres'), 'CREATE DATABASE cartaviva');
    return node;
  }

  /** @param {string} name */
  async standby(name) {
    const data = folderFor(name);
    await runPostgres('pg_basebackup', [
      ...['-d', urlAt(this.port, 'postgres'), '-D', data],
      ...['-R', '-X', 'stream', '-c', 'fast'],
    ]);
    const copy = new PostgresNode(data, await freePort(), { cluster_name: name });
    await copy.start();
    return copy;
  }

  async start() {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      max_connections: '100',
      ...this.settings,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const bin = await requireDebianPostgres();
    this.#server = await startServer(
      'Postgres',
      join(bin, 'postgres'),
      ['-D', this.data, ...flags],
      {
        ...asPostgres,
        stopSignal: 'SIGINT',
        limitMs: 60_000,
        isReady: () =>
          query(urlAt(this.port, 'postgres'), 'SELECT 1').then(
            () => true,
            () => false,
          ),
      },
    );
  }

  /** Signals all processes of the node, as when its machine fails or freezes. @param {NodeJS.Signals} signal */
  signal(signal) {
    const pid = this.#server?.process.pid;
    for (const each of pid ? treeOf(pid) : []) {
      try {
        process.kill(each, signal);
      } catch {
        // The process ended together with an earlier one.
      }
    }
  }

  async stop() {
    await this.#server?.stop();
  }
}

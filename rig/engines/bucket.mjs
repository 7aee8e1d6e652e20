import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';
import { requireAws } from '../../tools/engines/find-debian.mjs';
import { DATA } from '../../tools/start/settings.mjs';
import { sha256 } from '../clients/image-traffic.mjs';
import { REGION } from './swift.mjs';

/**
 * Bucket as its operator accesses it, with the command line of AWS. That shares no code with the S3 client of our
 * processes.
 */
export class Bucket {
  /** @param {string} endpoint @param {string} name @param {{ id: string, secret: string }} key */
  constructor(endpoint, name, key) {
    this.endpoint = endpoint;
    this.name = name;
    this.key = key;
    this.url = `s3://${name}`;
  }

  /** Variables that configure the bucket of a process. @param {string} prefix prefix of the variables */
  env(prefix) {
    return {
      [`${prefix}BUCKET`]: this.name,
      [`${prefix}REGION`]: REGION,
      [`${prefix}ENDPOINT`]: this.endpoint,
      [`${prefix}ACCESS_KEY_ID`]: this.key.id,
      [`${prefix}SECRET_ACCESS_KEY`]: this.key.secret,
    };
  }

  /** Runs `aws s3 …`, as docs/operations/storage.md describes. @param {string[]} args */
  async aws(...args) {
    const env = {
      ...process.env,
      AWS_ACCESS_KEY_ID: this.key.id,
      AWS_SECRET_ACCESS_KEY: this.key.secret,
      AWS_REGION: REGION,
    };
    return runChild(await requireAws(), ['s3', ...args, '--endpoint-url', this.endpoint], { env });
  }

  /** Digests of all objects, by key. @returns {Promise<Map<string, string>>} */
  async contents() {
    const folder = join(DATA, `${this.name}-copy`);
    mkdirSync(folder, { recursive: true });
    await this.aws('sync', this.url, folder, '--delete', '--only-show-errors');
    return filesIn(folder);
  }
}

/** Digests of all files except those being written, by path. @param {string} folder @returns {Map<string, string>} */
export const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !path.includes('.incoming'))
      .map((path) => [relative(folder, path), sha256(readFileSync(path))]),
  );

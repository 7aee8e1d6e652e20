import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';
import { requireAws } from '../../tools/engines/find-debian.mjs';
import { DATA } from '../../tools/start/settings.mjs';
import { sha256 } from '../clients/image-traffic.mjs';
import { REGION } from './swift.mjs';

/** A bucket as its operator sees it: by Amazon's command line, which shares nothing with what our processes ask with. */
export class Bucket {
  /** @param {string} endpoint @param {string} name @param {{ id: string, secret: string }} key */
  constructor(endpoint, name, key) {
    this.endpoint = endpoint;
    this.name = name;
    this.key = key;
    this.url = `s3://${name}`;
  }

  /** As processes are told of it. @param {string} prefix of the variables */
  env(prefix) {
    return {
      [`${prefix}BUCKET`]: this.name,
      [`${prefix}REGION`]: REGION,
      [`${prefix}ENDPOINT`]: this.endpoint,
      [`${prefix}ACCESS_KEY_ID`]: this.key.id,
      [`${prefix}SECRET_ACCESS_KEY`]: this.key.secret,
    };
  }

  /** `aws s3 …` as docs/operations/storage.md has it. @param {string[]} args */
  async aws(...args) {
    const env = {
      ...process.env,
      AWS_ACCESS_KEY_ID: this.key.id,
      AWS_SECRET_ACCESS_KEY: this.key.secret,
      AWS_REGION: REGION,
    };
    return runChild(await requireAws(), ['s3', ...args, '--endpoint-url', this.endpoint], { env });
  }

  /** Everything in it, by its key, with a digest. @returns {Promise<Map<string, string>>} */
  async contents() {
    const folder = join(DATA, `${this.name}-copy`);
    mkdirSync(folder, { recursive: true });
    await this.aws('sync', this.url, folder, '--delete', '--only-show-errors');
    return filesIn(folder);
  }
}

/** Every file, with a digest, but for what is being written. @param {string} folder @returns {Map<string, string>} */
export const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !path.includes('.incoming'))
      .map((path) => [relative(folder, path), sha256(readFileSync(path))]),
  );

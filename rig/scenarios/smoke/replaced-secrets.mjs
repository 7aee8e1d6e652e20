import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['SESSION_SECRET', 'MAIL_KEY', 'MESSAGE_KEY'];

/**
 * Writes secrets to files, which processes read at start. They are in the first step of a replacement, in which all
 * processes accept the new secrets (docs/operations/secrets.md).
 * @param {string} folder
 * @returns {{ env: Record<string, string>, secondStep: () => void }} after `secondStep`, new processes sign and
 *   encrypt with the new secrets, beside those of the first step
 */
export function replacedSecrets(folder) {
  const pairs = NAMES.map((name) => {
    const [old, next] = [0, 1].map(() => randomBytes(32).toString('hex'));
    const files = [name, `${name}_PREVIOUS`].map((each) => join(folder, each));
    return { name, files, values: [old, next] };
  });
  const write = () =>
    pairs.forEach(({ files, values }) =>
      files.forEach((file, at) => writeFileSync(file, values[at] ?? '', { mode: 0o600 })),
    );
  write();
  return {
    env: Object.fromEntries(
      pairs.flatMap(({ name, files: [current = '', previous = ''] }) => [
        [`${name}_FILE`, current],
        [`${name}_PREVIOUS_FILE`, previous],
      ]),
    ),
    secondStep: () => {
      for (const { values } of pairs) values.reverse();
      write();
    },
  };
}

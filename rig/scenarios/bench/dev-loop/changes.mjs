import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOk } from '../../../../tools/engines/ports.mjs';
import { seen } from './saved.mjs';

/**
 * @typedef {import('../../../system/test-system.mjs').TestSystem} TestSystem
 * @typedef {import('./saved.mjs').SavedFiles} SavedFiles
 * @typedef {(system: TestSystem, files: SavedFiles, mark: string) => Promise<number>} Change returns the time until
 *   the effect is visible, in milliseconds
 */

/**
 * Changes of source files, and the processes that restart because of them.
 * @type {Record<string, { change: Change, restarts: string[] }>}
 */
export const CHANGES = {
  'text in the diner page': { change: dinerText, restarts: ['gateway'] },
  'a service, until its new process is ready': {
    change: serviceCode,
    restarts: ['menus-service'],
  },
  'text of a remote': { change: remoteText, restarts: [] },
};

const OF_EACH_KIND = {
  'a service': 'apps/billing-service/src/main.ts',
  'the gateway': 'apps/gateway/src/main.ts',
  'a lib that all use': 'libs/domain/src/errors.ts',
  'the diner page': 'apps/public-menu/src/client/main.ts',
  'a remote': 'apps/owner-editor/src/routes.tsx',
  'the shell': 'apps/owner-shell/src/main.ts',
};

/** Causes a compile error in each kind of project and waits until it is shown. @type {Record<string, Change>} */
export const ERRORS = Object.fromEntries(
  Object.entries(OF_EACH_KIND).map(([kind, file]) => [
    `a compile error in ${kind}, until it is shown`,
    (system, files, mark) => {
      files.save(file, '', `import './missing-${mark}';\n`);
      return seen(() => system.output().includes(`missing-${mark}`));
    },
  ]),
);

/** @param {string} url @returns {Promise<string>} an empty string while nothing answers */
const textAt = (url) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

/** @type {Change} */
function dinerText(system, files, mark) {
  const text = `Este menú no existe, ${mark}`;
  files.save('apps/public-menu/src/messages/es.ts', 'Este menú no existe', text);
  return seen(async () => (await textAt(`${system.url}/menu/nadie`)).includes(text));
}

/** @type {Change} */
function serviceCode(system, files, mark) {
  const before = system.running().pids['menus-service'];
  files.save('apps/menus-service/src/main.ts', '\n', `\nprocess.title = '${mark}';\n`);
  return seen(async () => {
    const { pids, ready } = system.running();
    if ([undefined, before].includes(pids['menus-service'])) return false;
    return isOk(ready['menus-service'] ?? '');
  });
}

/** @type {Change} */
function remoteText(system, files, mark) {
  const text = `Nombre ${mark}`;
  files.save('apps/owner-editor/src/editor/items/form/messages.ts', "'Nombre'", `'${text}'`);
  const dist = 'apps/owner-editor/dist';
  return seen(async () => {
    const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const names = all.filter((name) => /^assets\/.*\.js$/.test(name));
    const name = names.find((one) => textOf(join(dist, one)).includes(text));
    if (!name) return false;
    return (await textAt(`${system.url}/remotes/owner-editor/${name}`)).includes(text);
  });
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A build has just deleted the file.
    return '';
  }
}

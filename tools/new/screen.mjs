import { pascalCase, Refusal, requireAddress, requireName } from './names.mjs';

/** Apps with screens. Each has its own table of routes. */
const APPS = ['owner-account', 'owner-dashboard', 'owner-editor'];
const SHELL = 'apps/owner-shell/src';
const SCREENS = 'apps/gateway/src/pages/web/screens.ts';
const MATRIX = 'apps/gateway/test/access/matrix.ts';

/**
 * Drafts a screen with its texts and its test, and registers its address in the app and the gateway.
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} app
 * @param {string} name such as `referrals`
 * @param {string} [address] such as `/referidos`
 */
export function addScreen(draft, app, name, address = `/${name}`) {
  if (!APPS.includes(app))
    throw new Refusal(`There is no app '${app}' of screens: they are ${APPS.join(', ')}.`);
  requireName(name);
  requireAddress(address);
  const folder = `apps/${app}/src/${name}`;
  const routes = `apps/${app}/src/routes.tsx`;
  draft.requireAbsent(folder);
  if (draft.read(SCREENS).includes(`'${address}'`))
    throw new Refusal(`${SCREENS} has the address ${address} already.`);

  const names = { name, Name: pascalCase(name), address };
  draft.create(`${folder}/${name}.screen.tsx`, 'screen.tsx', names);
  draft.create(`${folder}/messages.ts`, 'messages.ts', names);
  draft.create(`${folder}/${name}.spec.tsx`, 'spec.tsx', names);
  const screen = `${names.Name}Screen`;
  draft.addFrom(routes, `import { ${screen} }`, `./${name}/${name}.screen`);
  const route = `{ path: '${address}', element: <${screen} /> }`;
  draft.change(routes, (text) =>
    text.replace(/\}(?:,\n)?\];\n\nexport default/, `}, ${route}];\n\nexport default`),
  );
  draft.change(SCREENS, (text) => text.replace('\n];', `\n  '${address}',\n];`));
  const row = `GET    ${address.padEnd(53)} 200\n`;
  const next = '\neveryone: ways in and out\n';
  draft.change(MATRIX, (text) => text.replace(next, row + next));

  draft.left.push(
    `${folder}/messages.ts: the texts; ${name}.spec.tsx: what the screen must do, also otherwise than well.`,
    `${SHELL}/routes.tsx: screen('${address}', 'Título de la pantalla', '${app}'), in its frame, for whoever may open it.`,
    `${SHELL}/layout/destinations.tsx: an entry, if the navigation leads to it.`,
  );
}

import { camelCase, pascalCase, Refusal, requireName } from './names.mjs';
import { serviceOf } from './services.mjs';

const CONTRACTS = 'libs/contracts/src';

/**
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} message such as `menus.item.archive`
 */
export function addMessage(draft, message) {
  const parts = message.split('.');
  const [serviceName = '', ability = '', verb = ''] = parts;
  if (parts.length !== 3)
    throw new Refusal(`'${message}' is not service.ability.verb, as menus.item.archive is.`);
  const service = serviceOf(serviceName);
  requireName(ability);
  requireName(verb);

  const request = verb.includes('-') ? verb : `${verb}-${ability}`;
  const names = { message, ability: camelCase(ability), Request: pascalCase(request) };
  const folder = `${CONTRACTS}/${serviceName}`;
  draft.create(`${folder}/${request}.dto.ts`, 'dto.ts', names);
  draft.addFrom(`${folder}/index.ts`, 'export *', `./${request}.dto`);
  const declarations = declarationsOf(draft, folder, ability);
  draft.change(declarations, (text) => {
    if (text.includes(`'${message}'`) || text.includes(`\n  ${camelCase(verb)}:`))
      throw new Refusal(`The message ${message} is there already.`);
    const value = `message('${message}', ${names.Request}, OWNER_ALONE).replies<Nothing>()`;
    return text.replace(END, `  ${camelCase(verb)}: ${value},\n$&`);
  });
  draft.addNames(declarations, ['message', 'type Nothing'], '../../message');
  draft.addNames(declarations, ['OWNER_ALONE'], '../../people/rights');
  draft.addNames(declarations, [names.Request], `../${request}.dto`);

  draft.left.push(
    `${folder}/${request}.dto.ts: what the message takes.`,
    `${declarations}: what it replies, and which members of an account may send it; until then, the owner alone.`,
  );
  if (service.access)
    draft.left.push(`${service.access}: who may send it, without which it fails.`);
  return { ...names, service: serviceName, verb: camelCase(verb) };
}

/** Matches the end of a table of declarations. */
export const END = /^\} as const;$/m;

/**
 * Returns the path of the file that declares the messages of an ability, which may be new.
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} folder of the contracts of the service
 * @param {string} ability
 */
export function declarationsOf(draft, folder, ability) {
  const path = `${folder}/operations/${ability}.ts`;
  if (draft.exists(path)) return path;
  const name = camelCase(ability);
  draft.create(path, 'operations.ts', { ability: name });
  const table = `${folder}/messages.ts`;
  draft.addFrom(table, `import { ${name} }`, `./operations/${ability}`);
  draft.change(table, (text) => text.replace(END, `  ${name},\n$&`));
  return path;
}

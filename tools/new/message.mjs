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
  draft.addFrom(`${folder}/messages.ts`, `import { ${names.Request} }`, `./${request}.dto`);
  const place = { message, ability: names.ability, verb: camelCase(verb) };
  const declared = `message('${message}', ${names.Request}).replies<Nothing>()`;
  declare(draft, `${folder}/messages.ts`, { ...place, value: declared });
  const rights = `${CONTRACTS}/people/rights/${serviceName}.rights.ts`;
  declare(draft, rights, { ...place, value: 'OWNER_ALONE' });

  draft.left.push(
    `${folder}/${request}.dto.ts: what the message takes; in messages.ts, what it replies.`,
  );
  draft.left.push(`${rights}: which members of an account may send it; until then, none.`);
  if (service.access)
    draft.left.push(`${service.access}: who may send it, without which it fails.`);
  draft.left.push(
    'apps/gateway/src/api: if a call of the API sends it, that and its line in apps/gateway/test/access/matrix.ts.',
  );
  return { ...names, service: serviceName, verb: camelCase(verb) };
}

/** Matches the end of the table of messages or of the table of rights. */
const END = /^\}(?: as const| satisfies RightsTo<typeof \w+>);$/m;

/**
 * Adds the message to its ability, which may be new.
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} path
 * @param {{ message: string, ability: string, verb: string, value: string }} place
 */
function declare(draft, path, { message, ability, verb, value }) {
  const line = `    ${verb}: ${value},\n`;
  draft.change(path, (text) => {
    const begin = text.indexOf(`\n  ${ability}: {\n`);
    const end = text.indexOf('\n  },\n', begin) + 1;
    const messages = begin < 0 ? '' : text.slice(begin, end);
    if (text.includes(`'${message}'`) || messages.includes(`\n    ${verb}:`))
      throw new Refusal(`The message ${message} is there already.`);
    return messages
      ? text.slice(0, end) + line + text.slice(end)
      : text.replace(END, (close) => `  ${ability}: {\n${line}  },\n${close}`);
  });
}

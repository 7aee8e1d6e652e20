import { declarationsOf, END } from './message.mjs';
import { camelCase, pascalCase, Refusal, requireName } from './names.mjs';
import { serviceOf } from './services.mjs';

/**
 * Drafts an operation of the API: its declaration, the method that handles it and its test.
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} serviceName
 * @param {string} folderName ability of the service, such as `items`
 * @param {string} verbName such as `archive`
 */
export function addOperation(draft, serviceName, folderName, verbName) {
  const service = serviceOf(serviceName);
  requireName(folderName);
  requireName(verbName);
  const folder = `${service.folder}/src/${folderName}`;
  const provider = `${folder}/${folderName}.service.ts`;
  if (!draft.exists(provider))
    throw new Refusal(`There is no ${provider}: write it with npm run new -- ability.`);

  const contracts = `libs/contracts/src/${serviceName}`;
  const isKnown = draft.exists(`${contracts}/operations/${folderName}.ts`);
  const resource = isKnown ? folderName : folderName.replace(/ies$/, 'y').replace(/s$/, '');
  const [ability, verb] = [camelCase(resource), camelCase(verbName)];
  const message = `${serviceName}.${camelCase(folderName)}.${verb}`;
  const names = {
    service: serviceName,
    message,
    ability,
    verb,
    path: `/api/${folderName}/{${ability}Id}/${verbName}`,
    asOwner: service.owner,
    asVisitor: service.visitor,
  };

  const declarations = declarationsOf(draft, contracts, resource);
  draft.change(declarations, (text) => {
    if (text.includes(`'${message}'`) || text.includes(`\n  ${verb}:`))
      throw new Refusal(`The operation ${message} is there already.`);
    return text.replace(END, () => `${draft.filled('operation.ts', names)}} as const;`);
  });
  if (!/^const operation = /m.test(draft.read(declarations)))
    draft.change(declarations, (text) =>
      text.replace(/^export const/m, `const operation = operations('Menús');\n\n$&`),
    );
  draft.addNames(declarations, ['operations', 'post'], '../../operation');
  draft.addNames(declarations, ['OWNER_ALONE'], '../../people/rights');

  const method = draft.filled('method.ts', names);
  draft.change(provider, (text) => {
    const begin = text.indexOf(`\nexport class ${pascalCase(folderName)}Service `);
    const end = begin < 0 ? -1 : text.indexOf('\n}\n', begin) + 1;
    return end > 0 ? `${text.slice(0, end)}\n${method}${text.slice(end)}` : text;
  });
  draft.addNames(provider, ['type RequestTo', serviceName], '@cartaviva/contracts');
  draft.addNames(provider, ['Handles', 'type MessageContext'], '@cartaviva/redis-transport');
  draft.create(`${folder}/${verbName}.int-spec.ts`, 'int-spec.ts', names);

  draft.left.push(
    `${declarations}: texts, reply, refusals, and who may call; until then, the owner alone.`,
    `${provider}: what it does; ${verbName}.int-spec.ts: what it must do.`,
    'apps/gateway/test/access/matrix.ts: a line of the call.',
  );
}

import { addMessage } from './message.mjs';
import { camelCase, pascalCase, requireName } from './names.mjs';
import { serviceOf } from './services.mjs';

const ROLES = ['service.ts', 'int-spec.ts'];

/** Matches the beginning of the list of providers, or of those of the role that handles messages. */
const PROVIDERS = /^ +(?:providers|messages): \[/m;

/**
 * Drafts a folder of the service that handles one message, with its test.
 * @param {import('./draft.mjs').Draft} draft
 * @param {string} serviceName
 * @param {string} folderName such as `reservations`
 * @param {string} [message] such as `reservation.create`
 */
export function addAbility(draft, serviceName, folderName, message = `${folderName}.get`) {
  const service = serviceOf(serviceName);
  requireName(folderName);
  const folder = `${service.folder}/src/${folderName}`;
  draft.requireAbsent(folder);
  const left = `${folder}/${folderName}.service.ts: what it does; ${folderName}.int-spec.ts: what it must do.`;
  draft.left.push(left);
  const names = {
    ...addMessage(draft, `${serviceName}.${message}`),
    folder: folderName,
    field: camelCase(folderName),
    Folder: pascalCase(folderName),
    asOwner: service.owner,
    asVisitor: service.visitor,
  };
  for (const role of ROLES) draft.create(`${folder}/${folderName}.${role}`, role, names);

  const name = `${names.Folder}Service`;
  draft.addFrom(service.module, `import { ${name} }`, `./${folderName}/${folderName}.service`);
  draft.change(service.module, (text) =>
    PROVIDERS.test(text)
      ? text.replace(PROVIDERS, (list) => `${list}${name}, `)
      : text.replace('@Module({', (module) => `${module} providers: [${name}],`),
  );
}

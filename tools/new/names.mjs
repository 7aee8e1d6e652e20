import { RETIRED } from '../lint/retired-words.mjs';

/** Error whose message is shown to the developer in one sentence, without a stack. */
export class Refusal extends Error {}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const ADDRESS = /^(?:\/[a-z][a-z0-9-]*)+$/;

/**
 * @param {string} name
 * @returns the name, which consists of lowercase letters, digits and hyphens and contains no retired word
 */
export function requireName(name) {
  if (!NAME.test(name))
    throw new Refusal(`'${name}' is not a name: write small letters and hyphens, as in api-key.`);
  if (RETIRED.test(name))
    throw new Refusal(`'${name}' has a retired word: docs/glossary.md says which one is used.`);
  return name;
}

/** @param {string} address of a screen */
export function requireAddress(address) {
  if (ADDRESS.test(address)) return address;
  throw new Refusal(`'${address}' is not an address of a screen: write it as in /profile/plan.`);
}

/** @param {string} name such as `api-key`, which becomes `apiKey` */
export const camelCase = (name) =>
  name.replaceAll(/-(\w)/g, (_, letter) => String(letter).toUpperCase());

/** @param {string} name such as `api-key`, which becomes `ApiKey` */
export const pascalCase = (name) => camelCase(`-${name}`);

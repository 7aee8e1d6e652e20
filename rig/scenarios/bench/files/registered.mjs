import { Owner } from '../../../../tools/api/owner.mjs';

/** An owner who has just come. @param {{ url: string, inboxUrl: string }} system @param {string} name */
export async function registered({ url, inboxUrl }, name) {
  const owner = new Owner(url, inboxUrl);
  const person = { password: 'una-clave-larga', firstName: name, lastName: 'Luna' };
  await owner.register({ ...person, email: `${name}@ejemplo.do` });
  return owner;
}

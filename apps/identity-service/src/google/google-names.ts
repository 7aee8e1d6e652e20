import type { GoogleSignIn } from '@cartaviva/contracts';
import { normalizedText, PERSON_NAME_MAX } from '@cartaviva/domain';

type Names = Pick<GoogleSignIn, 'firstName' | 'lastName'>;

/** What to call somebody whom Google may know by one name or by none: then by their address. */
export function namesOf({ email, firstName, lastName }: Names & { email: string }): Names {
  const local = email.slice(0, email.indexOf('@')).slice(0, PERSON_NAME_MAX);
  return { firstName: normalizedText(firstName) || local, lastName: normalizedText(lastName) };
}

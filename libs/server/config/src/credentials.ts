/** `DATABASE_URL` and its kind may leave out their password: it comes as `DATABASE_PASSWORD`. */
const URL_NAME = /^(\w+)_URL$/;

/** Name of the variable that holds the password of an address, if the variable is one. */
export function passwordNameOf(name: string): string | undefined {
  const [, about] = URL_NAME.exec(name) ?? [];
  return about && `${about}_PASSWORD`;
}

/** The address with a password of any characters in it; an address that is none stays as it is. */
export function withPassword(address: string, password: string | undefined): string {
  if (password === undefined || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The password in an address, as it was before it was encoded; empty when there is none. */
export function passwordIn(address: string): string {
  const password = URL.canParse(address) ? new URL(address).password : '';
  try {
    return decodeURIComponent(password);
  } catch {
    // Written by hand, with a % that stands for itself.
    return password;
  }
}

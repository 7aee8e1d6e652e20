/** `DATABASE_URL` and similar variables may omit the password, which then comes as `DATABASE_PASSWORD`. */
const URL_NAME = /^(\w+)_URL$/;

/** Name of the variable with the password for an address, or undefined if the variable is not an address. */
export function passwordNameOf(name: string): string | undefined {
  const [, about] = URL_NAME.exec(name) ?? [];
  return about && `${about}_PASSWORD`;
}

/** Adds a password to an address and encodes it. Text that is not an address stays unchanged. */
export function withPassword(address: string, password: string | undefined): string {
  if (password === undefined || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Returns the decoded password of an address, or an empty string if there is none. */
export function passwordIn(address: string): string {
  const password = URL.canParse(address) ? new URL(address).password : '';
  try {
    return decodeURIComponent(password);
  } catch {
    // The password was written by hand and contains a literal %.
    return password;
  }
}

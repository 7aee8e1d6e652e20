import { codeMailedBy } from './inbox.mjs';

/**
 * Error for a response whose status is not a success.
 * @typedef {Error & { status: number, problem: { error?: string, fields?: Record<string, string>, requestId?: string } }} Refusal
 */

/** Owner who uses the HTTP API as a browser does, with cookies. */
export class Owner {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  /** @type {string[]} */
  #codes = [];

  /** Secrets that only this owner knows: codes from mails, and cookies. */
  get secrets() {
    return [...this.#codes, ...this.#cookies.values()];
  }

  /**
   * @param {string} baseUrl URL of the gateway
   * @param {string} inboxUrl URL of the mail inbox, from which codes are read
   */
  constructor(baseUrl, inboxUrl) {
    this.baseUrl = baseUrl;
    this.inboxUrl = inboxUrl;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Sends one request. Returns the parsed body on success and throws a `Refusal` otherwise.
   * @param {string} method @param {string} path @param {unknown} [body]
   * @param {Record<string, string>} [more] headers
   * @returns {Promise<any>}
   */
  async call(method, path, body, more = {}) {
    const isBytes = body instanceof Blob;
    /** @type {Record<string, string>} */
    const headers = { ...more, cookie: this.cookie };
    if (isBytes) headers['content-type'] = body.type;
    else if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(new URL(path, this.baseUrl), {
      method,
      headers,
      redirect: 'manual',
      body: isBytes ? body : body === undefined ? null : JSON.stringify(body),
    });
    this.#keepCookies(response);
    const text = await response.text();
    const parsed = /json/.test(response.headers.get('content-type') ?? '')
      ? JSON.parse(text)
      : text;
    if (response.status < 400) return parsed;
    const message = `${method} ${path} → ${response.status} ${text.slice(0, 300)}`;
    throw Object.assign(new Error(message), { status: response.status, problem: parsed });
  }

  /** @param {Response} response */
  #keepCookies(response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      // An empty value deletes the cookie.
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }

  /**
   * Registers an owner and verifies the address with the mailed code, which signs the owner in.
   * @param {{ email: string, password: string, firstName: string, lastName: string }} person
   */
  async register(person) {
    const code = await codeMailedBy(this.inboxUrl, person.email, () =>
      this.call('POST', '/api/auth/register', person),
    );
    this.#codes.push(code);
    return this.call('POST', '/api/auth/verify-email', { email: person.email, code });
  }

  /**
   * Signs in through the Google double, which needs neither a password nor a mail. Creates an account for a new
   * address.
   * @param {string} email
   */
  async signInWithGoogle(email) {
    const google = new URL(await this.#follow('/api/auth/google'));
    google.searchParams.set('login_hint', email);
    const { headers } = await fetch(google, { redirect: 'manual' });
    const page = await this.#follow(headers.get('location') ?? '');
    if (page.startsWith('/login')) throw new Error(`Google's answer for ${email} led to ${page}`);
  }

  /** @param {string} path */
  async #follow(path) {
    const address = new URL(path, this.baseUrl);
    const response = await fetch(address, { headers: { cookie: this.cookie }, redirect: 'manual' });
    this.#keepCookies(response);
    return response.headers.get('location') ?? '';
  }

  /** @param {string} email @param {string} password */
  signIn(email, password) {
    return this.call('POST', '/api/auth/login', { email, password });
  }

  /**
   * Uploads an image as the editor does and returns its object path.
   * @param {Blob} image
   * @returns {Promise<string>}
   */
  async uploadItemImage(image) {
    const { uploadURL } = await this.call('POST', '/api/objects/upload');
    // The public URL of this installation may be unreachable from this machine, so the base URL replaces it.
    const { pathname, search } = new URL(uploadURL, this.baseUrl);
    await this.call('PUT', pathname + search, image);
    const { objectPath } = await this.call('PUT', '/api/item-images', { imageURL: uploadURL });
    return objectPath;
  }
}

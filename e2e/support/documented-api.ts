/** Parts of an operation in OpenAPI 3.1 that a call needs. */
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, { type: string; scheme?: string }>>;
  };
}

interface Wishes {
  /** Path variables. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** A `FormData` is sent as a form, anything else as JSON. */
  readonly body?: object;
}

/**
 * Client of an API that knows only its OpenAPI document. It calls operations by name, with a key where they require
 * one.
 */
export class DocumentedApi {
  private constructor(
    private readonly url: string,
    private readonly document: Document,
    private readonly key: string,
  ) {}

  static async at(url: string, key: string): Promise<DocumentedApi> {
    const reply = await fetch(`${url}/api/openapi.json`);
    return new DocumentedApi(url, (await reply.json()) as Document, key);
  }

  /** Rejects when the document does not describe the call, its request body, or its response. */
  async call(name: string, { path = {}, query = {}, body }: Wishes = {}): Promise<Response> {
    const { method, template, operation } = this.operation(name);
    const at = template.replace(/\{(\w+)\}/g, (_, variable: string) => {
      const value = path[variable];
      if (value === undefined) throw new Error(`${name} needs ${variable}`);
      return encodeURIComponent(value);
    });
    const isForm = body instanceof FormData;
    const type = isForm ? 'multipart/form-data' : 'application/json';
    const takes = Object.keys(operation.requestBody?.content ?? {});
    if (body && !takes.includes(type)) throw new Error(`${name} takes ${takes.join()}`);
    const reply = await fetch(`${this.url}${at}?${new URLSearchParams(query).toString()}`, {
      method: method.toUpperCase(),
      headers: {
        ...this.credentials(operation),
        ...(body && !isForm && { 'content-type': type }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    if (!(reply.status in operation.responses)) {
      throw new Error(`${name} answers ${reply.status}, which is not described`);
    }
    if (!reply.ok) throw new Error(`${name} answers ${reply.status}: ${await reply.text()}`);
    return reply;
  }

  async json<Body>(name: string, wishes?: Wishes): Promise<Body> {
    return (await (await this.call(name, wishes)).json()) as Body;
  }

  private operation(name: string) {
    for (const [template, methods] of Object.entries(this.document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId === name) return { method, template, operation };
      }
    }
    throw new Error(`The document has no ${name}`);
  }

  private credentials({ security = [] }: Operation): Readonly<Record<string, string>> {
    const { securitySchemes } = this.document.components;
    const takesKey = security.some((way) =>
      Object.keys(way).some((scheme) => securitySchemes[scheme]?.scheme === 'bearer'),
    );
    return takesKey ? { authorization: `Bearer ${this.key}` } : {};
  }
}

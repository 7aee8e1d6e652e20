import { Ajv2020 } from 'ajv/dist/2020.js';
import { previewedDocument } from '../../../test/previewed-document';
import type { Schema } from './examples';
import { OPERATION_TEXTS } from './operation-texts/operation-texts';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly description?: string;
  readonly example?: unknown;
}
interface Answer {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, object>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-codeSamples': readonly { readonly source: string }[];
}
interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

describe('the document, made of the code alone', () => {
  let document: Document;
  let ajv: Ajv2020;

  beforeAll(async () => {
    document = (await previewedDocument()) as unknown as Document;
    ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'api' });
  });

  const fields = () =>
    Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties as Record<string, Schema>).map(([field, rules]) => ({
        name: `${schema}.${field}`,
        at: `api#/components/schemas/${schema}/properties/${field}`,
        rules,
      })),
    );

  /** Returns true for a schema that has examples of its own, or for a list of such schemas. */
  const isNamed = ({ $ref, items, anyOf }: Schema) =>
    Boolean($ref ?? anyOf ?? (items as Schema | undefined)?.['$ref']);

  it('describes every field of every schema, with an example; `descriptions` has them', () => {
    const undescribed = fields()
      .filter(({ rules }) => !rules['description'] || (!rules['examples'] && !isNamed(rules)))
      .map(({ name }) => name);
    expect(undescribed).toEqual([]);
  });

  it('gives examples of fields that their own rules take', () => {
    const alike = new Map(fields().map((field) => [JSON.stringify(field.rules), field]));
    const wrong = [...alike.values()].flatMap(({ name, at, rules }) =>
      ((rules['examples'] ?? []) as unknown[])
        .filter((example) => !ajv.validate({ $ref: at }, example))
        .map((example) => `${name}: ${JSON.stringify(example)} ${ajv.errorsText()}`),
    );
    expect(wrong).toEqual([]);
  });

  const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = () => operations().map(({ operationId }) => operationId);

  it('names each call after what it is about and what it does, each otherwise', () => {
    expect(ids().filter((id) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(id))).toEqual([]);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(expect.arrayContaining(['menus.create', 'items.update', 'qr.draw']));
  });

  it('describes each call beyond its title; none has two descriptions', () => {
    const vague = operations().filter(({ summary, description }) => description === `${summary}.`);
    expect(vague.map(({ operationId }) => operationId)).toEqual([]);
    expect(Object.keys(OPERATION_TEXTS).filter((id) => !ids().includes(id))).toEqual([]);
  });

  const listParameters = ({ parameters = [] }: Operation) =>
    parameters.map((one) =>
      one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)!]! : one,
    );

  it('writes a parameter that several calls have once', () => {
    const inlined = operations().flatMap(({ parameters = [] }) =>
      parameters.filter(({ $ref }) => !$ref).map((one) => JSON.stringify(one)),
    );
    expect(inlined.filter((one, at) => inlined.indexOf(one) !== at)).toEqual([]);
    expect(Object.keys(document.components.parameters)).toEqual(
      expect.arrayContaining(['CartaViva-Version', 'Idempotency-Key', 'menuId']),
    );
  });

  it('describes each parameter, with an example; `parameter-texts` has them', () => {
    const undescribed = operations().flatMap((operation) =>
      listParameters(operation)
        .filter(({ description, example }) => !description || example === undefined)
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it('gives an example of each body that is JSON, and of each call', () => {
    for (const { operationId, requestBody, 'x-codeSamples': samples } of operations()) {
      const json = requestBody?.content['application/json'];
      if (json) expect([operationId, json.example]).toEqual([operationId, expect.anything()]);
      for (const { source } of samples) expect(source).not.toMatch(/undefined/);
    }
  });

  it('shows how a call is made', () => {
    const [curl, typescript] = operations().find((one) => one.operationId === 'items.update')![
      'x-codeSamples'
    ];
    expect(curl!.source).toBe(
      String.raw`curl -X PUT 'https://cartaviva.test/api/items/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4' \
  -H "Authorization: Bearer $CARTAVIVA_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"price":"350.00","isAvailable":true}'`,
    );
    expect(typescript!.source.replaceAll(/\s+/g, ' ')).toBe(
      `const { data, error } = await cartaViva.PUT('/api/items/{itemId}', { params: { path: { itemId: "3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4" } }, body: { price: "350.00", isAvailable: true } });`,
    );
  });

  it('says of what each call is, in an order', () => {
    const used = new Set(operations().flatMap(({ tags }) => tags));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
    expect(document.tags[0]).toMatchObject({ name: 'Menús' });
  });

  it('tells the headers of answers: of lists, of what has a version, of what was made, of refusals', () => {
    const headersOf = (id: string, status: number) => {
      const answer = operations().find(({ operationId }) => operationId === id)!.responses[status]!;
      const described = answer.$ref
        ? document.components.responses[answer.$ref.split('/').at(-1)!]
        : answer;
      return Object.keys(described?.headers ?? {});
    };
    expect(headersOf('menus.list', 200)).toEqual(expect.arrayContaining(['Link', 'X-Total-Count']));
    expect(headersOf('menus.list', 200)).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
    );
    expect(headersOf('menus.update', 200)).toEqual(
      expect.arrayContaining(['ETag', 'Idempotency-Replayed', 'CartaViva-Version']),
    );
    expect(headersOf('google.begin', 302)).toContain('Location');
    expect(headersOf('menus.create', 429)).toContain('Retry-After');
    expect(headersOf('menus.create', 201)).toContain('Location');
    expect(headersOf('menus.get', 200)).not.toContain('Link');
  });
});

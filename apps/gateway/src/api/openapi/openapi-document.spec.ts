import { Ajv2020 } from 'ajv/dist/2020.js';
import { previewedDocument } from '../../../test/previewed-document';
import type { Schema } from './examples';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
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

  /** Something that has examples of its own, or is a list of such. */
  const isNamed = ({ $ref, items, anyOf }: Schema) =>
    Boolean($ref ?? anyOf ?? (items as Schema)?.$ref);

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
});

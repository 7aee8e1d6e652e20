import { exampleCallOf, LANGUAGES } from './examples';
import { fieldsOf, kindOf } from './fields';
import { GROUPS, OPERATIONS, resolved } from './operation';
import { BODIES, ImageFile, QUERIES, Text } from './samples';

const named = (name: string) => OPERATIONS.find((operation) => operation.name === name)!;

describe('the calls of the API page', () => {
  it('are those of the specification, and all others that take a key', () => {
    const names = OPERATIONS.map(({ name }) => name);
    for (const name of [
      'GET /api/menus',
      'POST /api/menus',
      'GET /api/menus/{menuId}',
      'PUT /api/menus/{menuId}',
      'DELETE /api/menus/{menuId}',
      'GET /api/menus/{menuId}/qr',
      'POST /api/webhooks',
    ]) {
      expect(names).toContain(name);
    }
    const ids = [...OPERATIONS, ...GROUPS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a sample of every body, and none of a call that is no more', () => {
    const takesBody = OPERATIONS.filter(({ body }) => Object.keys(body).length > 0);
    expect(Object.keys(BODIES).sort()).toEqual(takesBody.map(({ name }) => name).sort());
    for (const name of Object.keys(QUERIES)) expect(named(name)).toBeDefined();
  });

  it('send only fields that there are, and all that must be sent', () => {
    for (const { name, body } of OPERATIONS) {
      const sample = BODIES[name];
      if (!sample || sample instanceof ImageFile || sample instanceof Text) continue;
      const { properties = {}, required = [] } = resolved(Object.values(body)[0]!.schema);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(sample)));
      expect(Object.keys(sample)).toEqual(expect.arrayContaining([...required]));
    }
  });

  it('leave no parameter of an address open', () => {
    for (const operation of OPERATIONS) {
      const call = exampleCallOf(operation);
      for (const { write } of LANGUAGES) expect(write(call)).not.toMatch(/undefined|\{\w+Id\}/);
    }
  });
});

describe('the fields of the API page', () => {
  it('are told with what may stand in them', () => {
    const { schema } = Object.values(named('POST /api/menus/{menuId}/items').body)[0]!;
    expect(fieldsOf(schema)).toEqual(
      expect.arrayContaining([
        { name: 'name', kind: 'texto · hasta 120 caracteres', required: true },
        { name: 'description', kind: expect.stringMatching(/o null$/), required: false },
        { name: 'sizes[].price', kind: 'texto', required: true },
      ]),
    );
    expect(kindOf({ type: 'integer', minimum: 1, maximum: 100, default: 20 })).toBe(
      'número entero · desde 1 · hasta 100 · si no se envía, 20',
    );
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { postmanCollection } from './collection';
import { exampleCallOf, exampleOf, LANGUAGES, sampleBodyOf } from './examples';
import { changesFeed } from './feed';
import { fieldsOf, kindOf } from './fields';
import { GROUPS, OPERATIONS, resolved } from './operation';
import { CHECKS } from './webhook-check';
import { BODIES, OwnFile, ImageForm, QUERIES, Text } from './samples';

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
    for (const names of [OPERATIONS.map(({ id }) => id), GROUPS.map(({ path }) => path)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('have a sample of every body', () => {
    for (const operation of OPERATIONS) {
      const takesBody = Object.keys(operation.body).length > 0;
      expect([operation.name, sampleBodyOf(operation) !== undefined]).toEqual([
        operation.name,
        takesBody,
      ]);
    }
    for (const name of Object.keys(QUERIES)) expect(named(name)).toBeDefined();
  });

  it('send only fields that there are, and all that must be sent', () => {
    for (const { name, body } of OPERATIONS) {
      const sample = BODIES[name];
      if (!sample || sample instanceof OwnFile || sample instanceof Text) continue;
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
        ...[
          { name: 'name', kind: 'texto · hasta 120 caracteres', required: true },
          { name: 'description', kind: expect.stringMatching(/o null$/), required: false },
          { name: 'sizes[].price', kind: 'texto', required: true },
        ].map((field) => expect.objectContaining(field)),
      ]),
    );
    const said = { type: 'string', description: 'Lo que cuesta', examples: ['350.00'] };
    expect(fieldsOf({ properties: { price: said } })).toEqual([
      { name: 'price', kind: 'texto', required: false, text: 'Lo que cuesta', example: '"350.00"' },
    ]);
    expect(kindOf({ type: 'integer', minimum: 1, maximum: 100, default: 20 })).toBe(
      'número entero · desde 1 · hasta 100 · si no se envía, 20',
    );
  });
});

it('the examples in TypeScript are without an error of types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-types-'));
  const write = LANGUAGES.find(({ code }) => code === 'typescript')!.write;
  const codes = [
    ...OPERATIONS.map((operation) => write(exampleCallOf(operation))),
    CHECKS.typescript,
  ];
  const files = codes.map((_, at) => join(folder, `${at}.mts`));
  files.forEach((file, at) => writeFileSync(file, `${codes[at]}\nexport {};\n`));
  const modules = resolve('node_modules');
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(modules, '@typescript/native/bin/tsc'),
      ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'],
      ...['--typeRoots', join(modules, '@types'), '--types', 'node', '--skipLibCheck'],
      ...files,
    ],
    { encoding: 'utf8', cwd: folder },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('');
});

describe('an example that the document gives', () => {
  it('is made of the examples of what must be sent', () => {
    const schema = {
      type: 'object',
      required: ['name', 'sizes', 'shape'],
      properties: {
        name: { type: 'string', example: 'Mofongo' },
        sizes: { type: 'array', items: { type: 'string', examples: ['Chica'] } },
        shape: { type: 'string', enum: ['square'] },
        price: { type: 'string', example: '350.00' },
      },
    };
    expect(exampleOf(schema)).toEqual({ name: 'Mofongo', sizes: ['Chica'], shape: 'square' });
  });

  it('of a form with a file is an image, in every language', () => {
    const call = {
      method: 'POST',
      path: '/api/items/$ITEM_ID/photo',
      body: new ImageForm('mofongo.jpg'),
      isEmpty: false,
    };
    for (const { write } of LANGUAGES) expect(write(call)).toMatch(/mofongo\.jpg/);
  });

  it('holds quotes in PHP as PHP does', () => {
    const call = {
      method: 'POST',
      path: '/x',
      body: { a: `Ana's "C" \\ $x {y}`, b: [1, true] },
      isEmpty: true,
    };
    const php = LANGUAGES.find(({ code }) => code === 'php')!.write(call);
    expect(php).toContain(String.raw`'a' => 'Ana\'s "C" \\ $x {y}',`);
  });
});

describe('the collection for Postman', () => {
  it('has every call of a key, with variables for what is the reader’s own', () => {
    const { info, item, variable, auth } = postmanCollection();
    expect(info.schema).toBe(
      'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    );
    expect(auth.bearer[0]!.value).toBe('{{CARTAVIVA_KEY}}');
    const requests = item.flatMap((folder) => folder.item.map(({ request }) => request));
    expect(
      requests
        .map(({ method, url }) => `${method} ${url.path.join('/')}`.replaceAll(/\{\{\w+\}\}/g, '*'))
        .sort(),
    ).toEqual(
      OPERATIONS.map(({ method, path }) =>
        `${method} ${path.slice(1)}`.replaceAll(/\{\w+\}/g, (name) =>
          name === '{language}' ? 'en' : '*',
        ),
      ).sort(),
    );
    const names = variable.map(({ key }) => key);
    expect(names).toEqual(expect.arrayContaining(['CARTAVIVA_KEY', 'CARTAVIVA_URL', 'MENU_ID']));
    const used = JSON.stringify(item).match(/\{\{\w+\}\}/g)!;
    for (const name of used) expect(names).toContain(name.slice(2, -2));
    for (const { method, url, header } of requests) {
      expect(url.raw).toMatch(/^\{\{CARTAVIVA_URL\}\}\/api\//);
      expect([method, Array.isArray(header)]).toEqual([expect.stringMatching(/^[A-Z]+$/), true]);
    }
  });
});

it('the feed of changes is well-formed XML', () => {
  expect(changesFeed()).toMatch(/^<\?xml[^]*<\/feed>\n$/);
  expect(changesFeed()).not.toMatch(/<cartaviva-menu>|&(?!amp;|lt;|gt;)/);
  expect(changesFeed()).toContain('&lt;cartaviva-menu&gt;');
});

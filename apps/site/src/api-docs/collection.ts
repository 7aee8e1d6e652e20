import { ORIGIN } from '@cartaviva/ui/page-head';
import { exampleCallOf } from './examples';
import { contentTypeOf, type ExampleCall } from './languages/example-call';
import { GROUPS, type Operation } from './operation';
import { OwnFile, ImageForm, Text } from './samples';

export const COLLECTION_PATH = '/documentacion-api/cartaviva.postman_collection.json';
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Converts variables of the samples to Postman's syntax: `$MENU_ID` becomes `{{MENU_ID}}`. */
const asVariables = (text: string) => text.replaceAll(/\$([A-Z_]+)/g, '{{$1}}');

/** Creates a Postman 2.1 collection of all calls that accept a key, with samples. Bruno also imports it. */
export function postmanCollection() {
  const item = GROUPS.map(({ tag, description, operations }) => ({
    name: tag,
    ...(description && { description }),
    item: operations.map(requestOf),
  }));
  const named = JSON.stringify(item).match(/\{\{[A-Z_]+\}\}/g) ?? [];
  const keys = [...new Set(named.map((name) => name.slice(2, -2)))];
  return {
    info: {
      name: 'API de CartaViva',
      description: 'Pon tu clave en la variable CARTAVIVA_KEY, y en las demás los id de lo tuyo.',
      schema: SCHEMA,
    },
    auth: {
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{CARTAVIVA_KEY}}', type: 'string' }],
    },
    item,
    variable: ['CARTAVIVA_KEY', ...keys].map((key) => ({
      key,
      value: key === 'CARTAVIVA_URL' ? ORIGIN : '',
      type: 'string',
    })),
  };
}

function requestOf(operation: Operation) {
  const call = exampleCallOf(operation);
  const [path = '', search] = asVariables(call.path).split('?');
  const type = call.body && contentTypeOf(call.body);
  const query = [...new URLSearchParams(search)].map(([key, value]) => ({ key, value }));
  return {
    name: operation.summary,
    request: {
      method: operation.method,
      header: type ? [{ key: 'Content-Type', value: type }] : [],
      url: {
        raw: `{{CARTAVIVA_URL}}${path}${search ? `?${search}` : ''}`,
        host: ['{{CARTAVIVA_URL}}'],
        path: path.slice(1).split('/'),
        ...(query.length > 0 && { query }),
      },
      ...(operation.description && { description: operation.description }),
      ...bodyOf(call),
    },
    response: [],
  };
}

function bodyOf({ body }: ExampleCall) {
  if (!body) return {};
  if (body instanceof OwnFile) return { body: { mode: 'file', file: { src: body.name } } };
  if (body instanceof ImageForm) {
    const formdata = [{ key: 'file', type: 'file', src: body.name }];
    return { body: { mode: 'formdata', formdata } };
  }
  const isText = body instanceof Text;
  const raw = isText ? body.content : asVariables(JSON.stringify(body, null, 2));
  return { body: { mode: 'raw', raw, ...(!isText && { options: JSON_OPTIONS }) } };
}

const JSON_OPTIONS = { raw: { language: 'json' } };

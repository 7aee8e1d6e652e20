import type { ApiKeyScope } from '@cartaviva/domain';
import reference from './reference.json';

/** A JSON Schema, as far as the reference uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | null)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface WrittenOperation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly { readonly apiKey?: readonly ApiKeyScope[] }[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** A call that programs may make with a key. */
export interface Operation {
  /** `PUT /api/menus/{menuId}`. */
  readonly name: string;
  /** Its anchor on the page. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly isPublic: boolean;
  /** What a key needs for it. */
  readonly scope: ApiKeyScope;
  readonly parameters: readonly Parameter[];
  readonly body: Content;
  readonly answer: { readonly status: string; readonly content: Content };
}

const paths = reference.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, WrittenOperation>>>
>;
const schemas = reference.schemas as unknown as Readonly<Record<string, Schema>>;

/** What a schema is, wherever it is written. */
export function resolved({ $ref, ...schema }: Schema): Schema {
  return $ref ? schemas[$ref.split('/').at(-1)!]! : schema;
}

const anchorOf = (method: string, path: string) =>
  `${method}${path.replace('/api', '').replaceAll(/[{}]/g, '')}`.replaceAll(/[^A-Za-z]+/g, '-');

function operationOf(path: string, method: string, written: WrittenOperation): Operation {
  const [status, { content = {} }] = Object.entries(written.responses).find(([code]) =>
    code.startsWith('2'),
  )!;
  return {
    name: `${method.toUpperCase()} ${path}`,
    id: anchorOf(method, path),
    method: method.toUpperCase(),
    path,
    summary: written.summary,
    tag: written.tags[0]!,
    isPublic: written.security.some((way) => Object.keys(way).length === 0),
    scope: written.security.flatMap(({ apiKey = [] }) => apiKey)[0]!,
    parameters: written.parameters,
    body: written.requestBody?.content ?? {},
    answer: { status, content },
  };
}

/** Every call that takes a key, as the OpenAPI document tells them. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]) => operationOf(path, method, written)),
);

/** The calls by what they are about. */
export const GROUPS = [...new Set(OPERATIONS.map(({ tag }) => tag))].map((tag) => ({
  tag,
  id: `llamadas-${tag
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]+/g, '')}`,
  operations: OPERATIONS.filter((operation) => operation.tag === tag),
}));

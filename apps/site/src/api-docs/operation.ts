import type { ApiKeyScope } from '@cartaviva/domain';
import reference from './reference.json' with { type: 'json' };

/** A JSON Schema, as far as the reference uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
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
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: Schema;
}

type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly example?: unknown } | undefined>
>;
type Headers = Readonly<Record<string, { readonly description?: string }>>;

interface WrittenOperation {
  readonly operationId?: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly headers?: Headers }>
  >;
}

/** A call that programs may make. */
export interface Operation {
  /** `PUT /api/menus/{menuId}`. */
  readonly name: string;
  /** Its anchor on the page. */
  readonly id: string;
  /** `menus.update`, as the methods of generated clients are called; none before the document has it. */
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: string;
  readonly isPublic: boolean;
  /** What a key needs for it; empty where any key will do, or none is needed. */
  readonly scopes: readonly ApiKeyScope[];
  readonly parameters: readonly Parameter[];
  readonly body: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  readonly answer: {
    readonly status: string;
    readonly content: Content;
    readonly headers: Headers;
  };
}

/** What the calls of a kind are about. */
interface Tag {
  readonly name: string;
  readonly description?: string;
}

const {
  paths,
  schemas,
  tags = [],
} = reference as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly tags?: readonly Tag[];
};

/** What a schema is, wherever it is written; what is said beside a reference goes before what is said there. */
export function resolved({ $ref, ...schema }: Schema): Schema {
  return $ref ? { ...schemas[$ref.split('/').at(-1)!], ...schema } : schema;
}

const anchorOf = (method: string, path: string) =>
  `${method}${path.replace('/api', '').replaceAll(/[{}]/g, '')}`.replaceAll(/[^A-Za-z]+/g, '-');

/** Before the document has readable ones, they are those of the code. */
const readable = (operationId = '') =>
  /^[\w.]+$/.test(operationId) && operationId.includes('.') ? operationId : undefined;

const KEY = 'apiKey.';

/** What a key needs: each scope has a scheme that is called after it, as `apiKey.menus.read`. */
function scopesOf({ security }: WrittenOperation): readonly ApiKeyScope[] {
  const ways = security
    .map((way) => Object.keys(way).filter((name) => name.startsWith(KEY)))
    .filter((names) => names.length > 0);
  // More than one way with a key: any of them will do.
  if (ways.length !== 1) return [];
  return ways[0]!.map((name) => name.slice(KEY.length).replace('.', ':') as ApiKeyScope);
}

function operationOf(path: string, method: string, written: WrittenOperation): Operation {
  const [status, { content = {}, headers = {} }] = Object.entries(written.responses).find(
    ([code]) => code.startsWith('2'),
  )!;
  return {
    name: `${method.toUpperCase()} ${path}`,
    id: anchorOf(method, path),
    operationId: readable(written.operationId),
    method: method.toUpperCase(),
    path,
    summary: written.summary,
    description: written.description,
    tag: written.tags[0]!,
    isPublic: written.security.some((way) => Object.keys(way).length === 0),
    scopes: scopesOf(written),
    parameters: written.parameters ?? [],
    body: (written.requestBody?.content ?? {}) as Operation['body'],
    answer: { status, content, headers },
  };
}

/** Every call for programs, as the OpenAPI document tells them. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]) => operationOf(path, method, written)),
);

const HOME = '/documentacion-api';

const slugOf = (tag: string) =>
  tag
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, '-');

const used = [...new Set(OPERATIONS.map(({ tag }) => tag))];
const ordered = tags.map(({ name }) => name).filter((name) => used.includes(name));

/** The calls by what they are about, in the document's order: each kind has a page of its own. */
export const GROUPS = [...new Set([...ordered, ...used])].map((tag) => ({
  tag,
  slug: slugOf(tag),
  path: `${HOME}/${slugOf(tag)}`,
  description: tags.find(({ name }) => name === tag)?.description,
  operations: OPERATIONS.filter((operation) => operation.tag === tag),
}));

export type Group = (typeof GROUPS)[number];

/** Whether a call answers events one by one, and never ends. */
export const isStream = ({ answer }: Operation): boolean => 'text/event-stream' in answer.content;

/** Where a call is described. */
export const addressOf = ({ tag, id }: Operation) =>
  `${GROUPS.find((group) => group.tag === tag)!.path}#${id}`;

/** Whether any call has a parameter, or any answer a header, of that name: the guide says only what is there. */
export const isOffered = (name: string): boolean =>
  OPERATIONS.some(
    ({ parameters, answer }) =>
      parameters.some((parameter) => parameter.name === name) || name in answer.headers,
  );

import type { ApiKeyScope } from '@cartaviva/domain';
import reference from './reference.json' with { type: 'json' };

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

export interface Operation {
  /** Method and path: `PUT /api/menus/{menuId}`. */
  readonly name: string;
  readonly id: string;
  /**
   * Operation ID such as `menus.update`, which names methods of generated clients. Undefined if the document has no
   * readable one.
   */
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: string;
  readonly isPublic: boolean;
  /** Scopes that a key needs. Empty if any key is enough or none is needed. */
  readonly scopes: readonly ApiKeyScope[];
  readonly parameters: readonly Parameter[];
  readonly body: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  readonly answer: {
    readonly status: string;
    readonly content: Content;
    readonly headers: Headers;
  };
}

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

/** Resolves a reference. Keywords beside the reference override those of its target. */
export function resolved({ $ref, ...schema }: Schema): Schema {
  return $ref ? { ...schemas[$ref.split('/').at(-1)!], ...schema } : schema;
}

const anchorOf = (method: string, path: string) =>
  `${method}${path.replace('/api', '').replaceAll(/[{}]/g, '')}`.replaceAll(/[^A-Za-z]+/g, '-');

/** Returns only readable operation IDs. Others are derived from the code. */
const readable = (operationId = '') =>
  /^[\w.]+$/.test(operationId) && operationId.includes('.') ? operationId : undefined;

const KEY = 'apiKey.';

/** Returns the scopes that a key needs. Each scope has a security scheme, such as `apiKey.menus.read`. */
function listScopes({ security }: WrittenOperation): readonly ApiKeyScope[] {
  const ways = security
    .map((way) => Object.keys(way).filter((name) => name.startsWith(KEY)))
    .filter((names) => names.length > 0);
  // Several alternatives with a key mean that any key is enough.
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
    scopes: listScopes(written),
    parameters: written.parameters ?? [],
    body: (written.requestBody?.content ?? {}) as Operation['body'],
    answer: { status, content, headers },
  };
}

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

/** Calls by group, in the order of the document. Each group has a page. */
export const GROUPS = [...new Set([...ordered, ...used])].map((tag) => ({
  tag,
  slug: slugOf(tag),
  path: `${HOME}/${slugOf(tag)}`,
  description: tags.find(({ name }) => name === tag)?.description,
  operations: OPERATIONS.filter((operation) => operation.tag === tag),
}));

export type Group = (typeof GROUPS)[number];

export const isStream = ({ answer }: Operation): boolean => 'text/event-stream' in answer.content;

export const addressOf = ({ tag, id }: Operation) =>
  `${GROUPS.find((group) => group.tag === tag)!.path}#${id}`;

/** Returns true if any call has a parameter or response header with this name. The guide only mentions those. */
export const isOffered = (name: string): boolean =>
  OPERATIONS.some(
    ({ parameters, answer }) =>
      parameters.some((parameter) => parameter.name === name) || name in answer.headers,
  );

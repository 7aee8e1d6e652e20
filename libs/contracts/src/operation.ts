import type { ApiKeyScope, ErrorCode } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import type { CallLimitName } from './call-limits';
import { Expected, type OverMenu, type OverVersion } from './menus/version';
import { Nothing, type DtoClass, type Message, type ServiceName } from './message';
import type { ReplyShape } from './operation-replies';
import type { Right } from './people/rights';
import { FileToImport, Id, Unchanged } from './rules';
import { rules } from './rules/rules';

export * from './operation-replies';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Address<Path extends string> {
  readonly method: Method;
  /** Contains names of path parameters in braces: `/api/items/{itemId}`. */
  readonly path: Path;
}

const address =
  (method: Method) =>
  <const Path extends string>(path: Path): Address<Path> => ({ method, path });

export const get = address('GET');
export const post = address('POST');
export const put = address('PUT');
export const patch = address('PATCH');
export const del = address('DELETE');

interface NewId {
  /** ID of the object to create. It makes a repeated write idempotent. */
  newId?: string;
}

interface WithContent {
  content: Uint8Array;
}

/** Payload of a conditional write, by what `If-Match` names. */
interface Conditions {
  readonly version: OverVersion;
  readonly menu: OverMenu;
  readonly content: OverMenu;
}
export type Condition = keyof Conditions;

/** Rule of a path parameter that is no ID. The gateway parses a number. */
export interface PathRule<Value extends string | number> {
  readonly rule: PropertyDecorator;
  readonly parse: (text: string) => Value;
  readonly isId?: boolean;
  /** Schema in the API document. */
  readonly schema: { readonly type: 'string' | 'number'; readonly enum?: Value[] };
}
export type PathRules = Readonly<Record<string, PathRule<string | number>>>;

export const textInPath = (rule: PropertyDecorator): PathRule<string> => ({
  rule,
  parse: (text) => text,
  schema: { type: 'string' },
});
export const choiceInPath = <Value extends string>(
  values: readonly Value[],
  message: string,
): PathRule<Value> => ({
  rule: IsIn([...values], { message }),
  parse: (text) => text as Value,
  schema: { type: 'string', enum: [...values] },
});
/** A path parameter that is no number remains text, which its rule refuses. */
export const numberInPath = (rule: PropertyDecorator): PathRule<number> => ({
  rule,
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : (text as never)),
  schema: { type: 'number' },
});

/** A field that the gateway adds to a payload. `Value` exists only for the compiler. */
export interface AddedField<Value> {
  readonly rule: PropertyDecorator;
  readonly value?: () => Value;
}
export type AddedFields = Readonly<Record<string, AddedField<unknown>>>;

export const addedField = <Value>(rule: PropertyDecorator): AddedField<Value> => ({ rule });

/** A table is CSV or XLSX with items in its rows; a workbook is XLSX with a menu in each sheet. */
export type SpreadsheetBody = 'table' | 'workbook';

/** Sizes of a request body that exceed the usual limit. */
export type LargeBody = 'whole-menus' | 'items';

interface Declared {
  /** Spanish title of the operation. */
  readonly summary: string;
  /** Spanish description beyond the title. */
  readonly about: string;
  readonly rights: Right;
  /** Who may call, if it is not only signed-in people. */
  readonly access?: 'public' | 'anyone' | 'admin';
  /** Scopes that an API key needs. Without this field, keys are refused. */
  readonly keys?: readonly [ApiKeyScope, ...ApiKeyScope[]] | 'any';
  /** Status of a success without its default: 201 for a created object, 204 without a reply, otherwise 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Names of related objects that a read can include: `?include=items`. */
  readonly includes?: readonly string[];
  /** Error codes besides those that general rules imply. */
  readonly refuses?: readonly ErrorCode[];
  /** Limit of calls. */
  readonly limit?: CallLimitName;
  /** Is true if people act for themselves, whatever account they work in. */
  readonly asThemself?: true;
  readonly largeBody?: LargeBody;
  /** Media types of a body that a controller reads as a stream. */
  readonly bytes?: readonly string[];
  /** Is true if the body may be omitted. */
  readonly isBodyOptional?: true;
  /** Time that the service has, in milliseconds, if the usual time is too short. */
  readonly timeoutMs?: number;
  /** Is true if the service hashes a password. The gateway limits such calls under load. */
  readonly hashes?: true;
  /** Address of the created object, if a repeated write is not idempotent. Otherwise, see `creates`. */
  readonly location?: string;
}

interface Declaration<
  Path extends string,
  Given extends PathRules,
  Input extends object,
  Reply,
  Conditional extends Condition | undefined,
  Creates extends string | true | undefined,
  Spreadsheet extends SpreadsheetBody | undefined,
  Added extends AddedFields,
> extends Declared {
  readonly http: Address<Path>;
  /** Rules of the path parameters that are no IDs. */
  readonly path?: Given;
  /** Parameters of the query if the method is GET or the body is a file, otherwise the body. */
  readonly input?: DtoClass<Input>;
  /** Kind of file that is the body. The payload has its bytes as `content`. */
  readonly spreadsheet?: Spreadsheet;
  /** Fields of the payload that do not come from the caller, such as the user agent. */
  readonly adds?: Added;
  /** Omitted if the response has no body. */
  readonly reply?: DtoClass<Reply & object> | ReplyShape<Reply>;
  readonly conditional?: Conditional;
  /** Address of the created object, with names of reply fields in braces; `true` if a write creates objects. */
  readonly creates?: Creates;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Flat<T> = { [Key in keyof T]: T[Key] };

type ValueOf<Field> = Field extends AddedField<infer Value> ? Value : never;

/** Values of added fields. A field that may be undefined is optional. */
type AddedValues<Added extends AddedFields> = {
  [Name in keyof Added as undefined extends ValueOf<Added[Name]> ? never : Name]: ValueOf<
    Added[Name]
  >;
} & {
  [Name in keyof Added as undefined extends ValueOf<Added[Name]> ? Name : never]?: ValueOf<
    Added[Name]
  >;
};

type Payload<
  Path extends string,
  Given extends PathRules,
  Input,
  Conditional,
  Creates,
  Spreadsheet,
  Added extends AddedFields,
> = Flat<
  { [Name in Exclude<NamesIn<Path>, keyof Given>]: string } & {
    [Name in keyof Given]: ReturnType<Given[Name]['parse']>;
  } & Input &
    AddedValues<Added> &
    (Conditional extends Condition ? Conditions[Conditional] : unknown) &
    (Creates extends string | true ? NewId : unknown) &
    (Spreadsheet extends SpreadsheetBody ? WithContent : unknown)
>;

/** A message that the gateway accepts over HTTP. */
export interface Operation<Request extends object, Reply>
  extends Message<Request, Reply>, Declared {
  /** Name in the API document: `scheduledChanges.cancel`. */
  readonly id: string;
  /** Group of the API document. */
  readonly group: string;
  readonly http: Address<string>;
  readonly path: PathRules;
  readonly input?: DtoClass<object>;
  readonly spreadsheet?: SpreadsheetBody;
  readonly response?: ReplyShape<unknown>;
  readonly conditional?: Condition;
  readonly creates?: string | true;
  readonly adds?: AddedFields;
  /** Is true if a controller reads the body or makes the response. */
  readonly needsController?: true;
}

/** An operation whatever its payload and its reply are. */
export type AnyOperation = Omit<Operation<object, unknown>, 'reply'>;

/** Payload that the service receives: the parameters and the body of the request together. */
export type RequestTo<Declared> =
  Declared extends Message<infer Request, infer _Reply> ? Request : never;

const ID: PathRule<string> = { ...textInPath(Id()), isId: true };

/**
 * Returns the function that declares operations in a group of the API document. Their names are
 * `service.resource.verb`, such as `menus.scheduledChanges.cancel`.
 */
export const operations =
  (group: string) =>
  <
    const Path extends string,
    const Given extends PathRules = Readonly<Record<never, never>>,
    Input extends object = object,
    Reply = Nothing,
    const Conditional extends Condition | undefined = undefined,
    const Creates extends string | true | undefined = undefined,
    const Spreadsheet extends SpreadsheetBody | undefined = undefined,
    const Added extends AddedFields = Readonly<Record<never, never>>,
  >(
    name: `${ServiceName}.${string}.${string}`,
    declared: Declaration<Path, Given, Input, Reply, Conditional, Creates, Spreadsheet, Added>,
  ): Operation<Payload<Path, Given, Input, Conditional, Creates, Spreadsheet, Added>, Reply> => {
    const { reply, conditional, creates, spreadsheet, input = Nothing, adds = {} } = declared;
    const shape = typeof reply === 'function' ? { of: reply, list: false } : reply;
    const hasBody = shape && (shape.of !== Nothing || shape.file);
    const names = [...declared.http.path.matchAll(/\{(\w+)\}/g)].map(([, named]) => named!);
    const path = Object.fromEntries(names.map((named) => [named, declared.path?.[named] ?? ID]));
    // The class inherits the rules of the input and adds those of the other fields.
    const request = class extends (input as DtoClass<object>) {};
    const add = (field: string, rule: PropertyDecorator) => rule(request.prototype, field);
    const others: AddedFields = adds;
    for (const [field, { rule }] of Object.entries({ ...path, ...others })) add(field, rule);
    if (conditional) add('expectedVersion', Expected());
    if (conditional && conditional !== 'version') add('expectedRevision', Expected());
    if (creates) add('newId', rules(Unchanged(), Id()));
    if (spreadsheet) add('content', FileToImport());
    return {
      ...declared,
      name,
      service: name.slice(0, name.indexOf('.')) as ServiceName,
      id: name.slice(name.indexOf('.') + 1),
      group,
      path,
      request: request as never,
      reply: (value: Reply) => value,
      ...(hasBody && { response: shape }),
      ...((shape?.isOwn || declared.bytes) && { needsController: true }),
    } as unknown as Operation<
      Payload<Path, Given, Input, Conditional, Creates, Spreadsheet, Added>,
      Reply
    >;
  };

/** Returns true for a message that is an operation of the API. */
export const isOperation = (message: object): message is Operation<object, unknown> =>
  'http' in message;

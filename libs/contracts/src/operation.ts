import type { ApiKeyScope, ErrorCode, LostLetters } from '@cartaviva/domain';
import type { CallLimitName } from './call-limits';
import { Expected, type OverMenu, type OverVersion } from './menus/version';
import { Nothing, type DtoClass, type Message, type ServiceName } from './message';
import type { Page } from './page';
import type { Right } from './people/rights';
import { FileToImport, Id, Unchanged } from './rules';
import { rules } from './rules/rules';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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
}
export type PathRules = Readonly<Record<string, PathRule<string | number>>>;

export const textInPath = (rule: PropertyDecorator): PathRule<string> => ({
  rule,
  parse: (text) => text,
});
/** A path parameter that is no number remains text, which its rule refuses. */
export const numberInPath = (rule: PropertyDecorator): PathRule<number> => ({
  rule,
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : (text as never)),
});

/** Presentation of a list. */
export interface Paging {
  /** Is true if the whole list is returned unless a page is requested. */
  readonly whole?: boolean;
  /** Is true for a list of unlimited length, which also has a cursor. */
  readonly cursor?: boolean;
  /** Is true if callers select fields by name. */
  readonly fields?: boolean;
  /** Fields that are shown whatever the caller selects. */
  readonly always?: readonly string[];
  /** Is true if the ETag of the response is the menu's revision. */
  readonly revised?: boolean;
}

/** Successful response of an operation. `Reply` exists only for the compiler. */
export interface ReplyShape<Reply> {
  readonly of: DtoClass<object>;
  readonly list: boolean;
  readonly paging?: Paging;
  /**
   * `read` has an ETag, 304 responses and selected fields; `written` has an ETag; `sent` has an ETag that the method
   * of the route sends.
   */
  readonly tag?: 'read' | 'written' | 'sent';
  readonly file?: FileShape;
  readonly reply?: (value: Reply) => Reply;
}

/** A list. With `paging`, the gateway divides it into pages. */
export const list = <View extends object>(
  of: DtoClass<View>,
  paging?: Paging,
): ReplyShape<View[]> => ({ of, list: true, ...(paging && { paging }) });
export const page = <View extends object>(
  of: DtoClass<View>,
  paging: Paging = {},
): ReplyShape<Page<View>> => ({ of, list: true, paging });
/** A single object that was read. */
export const resource = <View extends object>(of: DtoClass<View>): ReplyShape<View> => ({
  of,
  list: false,
  tag: 'read',
});
/** An object that the operation created or changed. */
export const written = <View extends object>(of: DtoClass<View>): ReplyShape<View> => ({
  of,
  list: false,
  tag: 'written',
});

/** A response with its own ETag, which the method of the route sends. */
export const tagged = <Reply>(shape: ReplyShape<Reply>): ReplyShape<Reply> => ({
  ...shape,
  tag: 'sent',
});

/** A response that the gateway makes itself after the service accepted the request. */
export const fromGateway = (of: DtoClass<object>): ReplyShape<Nothing> => ({ of, list: false });

interface FileShape {
  readonly type: string;
  readonly disposition: 'attachment' | 'inline';
}

/** A file. The letters are those that a PDF lacks or shows without color. */
export interface FileReply extends Partial<LostLetters> {
  readonly fileName: string;
  /** Text of a `text/…` file, otherwise base64. */
  readonly content: string;
}

/** A file, which a browser saves unless it is `inline`. */
export const file = (
  type: string,
  disposition: FileShape['disposition'] = 'attachment',
): ReplyShape<FileReply> => ({ of: Nothing, list: false, file: { type, disposition } });

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
  /** Error codes besides those that general rules imply. */
  readonly refuses?: readonly ErrorCode[];
  /** Limit of calls. */
  readonly limit?: CallLimitName;
  /** Is true if people act for themselves, whatever account they work in. */
  readonly asThemself?: true;
  readonly largeBody?: LargeBody;
  /** Is true if the body may be omitted. */
  readonly isBodyOptional?: true;
  /** Time that the service has, in milliseconds, if the usual time is too short. */
  readonly timeoutMs?: number;
}

interface Declaration<
  Path extends string,
  Given extends PathRules,
  Input extends object,
  Reply,
  Conditional extends Condition | undefined,
  Creates extends string | true | undefined,
  Spreadsheet extends SpreadsheetBody | undefined,
> extends Declared {
  readonly http: Address<Path>;
  /** Rules of the path parameters that are no IDs. */
  readonly path?: Given;
  /** Parameters of the query if the method is GET or the body is a spreadsheet, otherwise the body. */
  readonly input?: DtoClass<Input>;
  /** Kind of file that is the body. The payload has its bytes as `content`. */
  readonly spreadsheet?: Spreadsheet;
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

type Payload<
  Path extends string,
  Given extends PathRules,
  Input,
  Conditional,
  Creates,
  Spreadsheet,
> = Flat<
  { [Name in Exclude<NamesIn<Path>, keyof Given>]: string } & {
    [Name in keyof Given]: ReturnType<Given[Name]['parse']>;
  } & Input &
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
  >(
    name: `${ServiceName}.${string}.${string}`,
    declared: Declaration<Path, Given, Input, Reply, Conditional, Creates, Spreadsheet>,
  ): Operation<Payload<Path, Given, Input, Conditional, Creates, Spreadsheet>, Reply> => {
    const { reply, conditional, creates, spreadsheet, input = Nothing } = declared;
    const names = [...declared.http.path.matchAll(/\{(\w+)\}/g)].map(([, named]) => named!);
    const path = Object.fromEntries(names.map((named) => [named, declared.path?.[named] ?? ID]));
    // The class inherits the rules of the input and adds those of the other fields.
    const request = class extends (input as DtoClass<object>) {};
    const add = (field: string, rule: PropertyDecorator) => rule(request.prototype, field);
    for (const [field, { rule }] of Object.entries(path)) add(field, rule);
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
      ...(reply && { response: typeof reply === 'function' ? { of: reply, list: false } : reply }),
    } as unknown as Operation<
      Payload<Path, Given, Input, Conditional, Creates, Spreadsheet>,
      Reply
    >;
  };

/** Returns true for a message that is an operation of the API. */
export const isOperation = (message: object): message is Operation<object, unknown> =>
  'http' in message;

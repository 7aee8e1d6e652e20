import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { PathOf } from './paths';
import type { paths } from './schema';

/** A call that accepts `fields`. The API document describes its response with all fields and with some fields. */
interface TakesFields {
  readonly parameters: { readonly query?: { readonly fields?: readonly string[] } };
}

/** Response of a call without `fields`. */
export type Whole<Operation, Data> = Operation extends TakesFields ? WholeOf<Data> : Data;

/** Removes the variants in which every field is optional. */
type WholeOf<Data> = Data extends readonly (infer Row)[]
  ? WholeOf<Row>[]
  : Data extends unknown
    ? Partial<Data> extends Data
      ? never
      : Data
    : never;

/** Names that a call sends in `fields` or `include`, or never if it does not send the parameter. */
type NamesIn<Init, Parameter> = Init extends { readonly params?: { readonly query?: infer Query } }
  ? Parameter extends keyof NonNullable<Query>
    ? NonNullable<NonNullable<Query>[Parameter]> extends readonly (infer Name)[]
      ? Name
      : never
    : never
  : never;

type FieldsOf<Operation> = Operation extends {
  readonly parameters: { readonly query?: { readonly fields?: readonly (infer Name)[] } };
}
  ? Name
  : never;

/** Selects the requested fields. If the names are known only at run time, every field is optional. */
type Shown<Data, All, Fields, Included> = Data extends readonly (infer Row)[]
  ? Shown<Row, All, Fields, Included>[]
  : Data extends unknown
    ? [All] extends [Fields]
      ? Partial<Data>
      : Pick<Data, Extract<keyof Data, Fields | Included>>
    : never;

/** Response of a call. With `fields`, it has the requested fields and the included resources. */
export type Answer<Operation, Data, Init> = Operation extends TakesFields
  ? undefined extends Init
    ? WholeOf<Data>
    : [NamesIn<Init, 'fields'>] extends [never]
      ? WholeOf<Data>
      : Shown<WholeOf<Data>, FieldsOf<Operation>, NamesIn<Init, 'fields'>, NamesIn<Init, 'include'>>
  : Data;

type Narrowed<Operation, Response, Init> = Response extends { readonly data: infer Data }
  ? Omit<Response, 'data'> & { data: Answer<Operation, Data, Init> }
  : Response;

/** Options of a read after its path. They include undefined if all of them are optional. */
export type GetInit<Path extends PathOf<'get'>> = MaybeOptionalInit<paths[Path], 'get'>;

/** Parameters of a read after its path. They are optional if every option is optional. */
export type InitParam<Init> =
  Partial<Init> extends Init
    ? [init?: Init & Record<string, unknown>]
    : [init: Init & Record<string, unknown>];

/** `GET` method whose response has only the fields that `fields` names. */
export type Get = <Path extends PathOf<'get'>, Init extends GetInit<Path>>(
  url: Path,
  ...init: InitParam<Init>
) => Promise<
  Narrowed<paths[Path]['get'], FetchResponse<paths[Path]['get'], Init, `${string}/${string}`>, Init>
>;

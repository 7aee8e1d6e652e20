import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { PathOf } from './paths';
import type { paths } from './schema';

/** A call that takes `fields`: its answer is documented with all fields, and with some of them. */
interface TakesFields {
  readonly parameters: { readonly query?: { readonly fields?: readonly string[] } };
}

/** The answer of a call without `fields`. */
export type Whole<Operation, Data> = Operation extends TakesFields ? WholeOf<Data> : Data;

/** Leaves out the variants in which no field must come. */
type WholeOf<Data> = Data extends readonly (infer Row)[]
  ? WholeOf<Row>[]
  : Data extends unknown
    ? Partial<Data> extends Data
      ? never
      : Data
    : never;

/** The names that a call sends in `fields` or `include`; never where it does not send the parameter. */
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

/** The fields asked for. Names that only the running program knows leave every field optional. */
type Shown<Data, All, Fields, Included> = Data extends readonly (infer Row)[]
  ? Shown<Row, All, Fields, Included>[]
  : Data extends unknown
    ? [All] extends [Fields]
      ? Partial<Data>
      : Pick<Data, Extract<keyof Data, Fields | Included>>
    : never;

/** What a call answers: with `fields`, the fields that it names and what it includes. */
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

/** What a read may be given after its path; undefined where all of it may be left out. */
export type GetInit<Path extends PathOf<'get'>> = MaybeOptionalInit<paths[Path], 'get'>;

/** What follows the path of a read; nothing need where all of it may be left out. */
export type InitParam<Init> =
  Partial<Init> extends Init
    ? [init?: Init & Record<string, unknown>]
    : [init: Init & Record<string, unknown>];

/** `GET` of the API, whose answer has the fields that `fields` names. */
export type Get = <Path extends PathOf<'get'>, Init extends GetInit<Path>>(
  url: Path,
  ...init: InitParam<Init>
) => Promise<
  Narrowed<paths[Path]['get'], FetchResponse<paths[Path]['get'], Init, `${string}/${string}`>, Init>
>;

// Nested types ask for metadata when they are declared.
import 'reflect-metadata/lite';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { DtoClass } from '../message';
import { rules } from './rules';

/** What a field of a DTO holds that its rules cannot tell: another DTO, a list of them, or null. */
export interface FieldShape {
  readonly nullable?: boolean;
  readonly of?: () => DtoClass<object>;
  readonly list?: boolean;
  /** Whether whoever takes the list checks its elements, so that each is refused by itself. */
  readonly isCheckedByTaker?: boolean;
}

const shapes = new Map<object, Map<string, FieldShape>>();

function shape(extra: FieldShape): PropertyDecorator {
  return (target, property) => {
    const fields = shapes.get(target) ?? new Map<string, FieldShape>();
    shapes.set(target, fields.set(String(property), { ...fields.get(String(property)), ...extra }));
  };
}

/** The shapes that a DTO class and those it extends declare, by field; for the OpenAPI document. */
export function shapesOf(dto: DtoClass<object>): ReadonlyMap<string, FieldShape> {
  const found = new Map<string, FieldShape>();
  let prototype = dto.prototype as object | null;
  for (; prototype; prototype = Object.getPrototypeOf(prototype) as object | null) {
    for (const [field, shape] of shapes.get(prototype) ?? []) {
      if (!found.has(field)) found.set(field, shape);
    }
  }
  return found;
}

/** The field is always there and may be null. */
export const Nullable = () => rules(IsOptional(), shape({ nullable: true }));

/** An object as JSON knows it: no list, no null. */
export const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule of our own; its name is not one that an OpenAPI schema knows. */
const Holds = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

interface ListRules<Of> {
  /** Longest list that is taken. Every list of a request has one. */
  readonly max?: number;
  /** What no two of the list may have in common, and the sentence when they do. */
  readonly unique?: { readonly by: (one: Of) => unknown; readonly message: string };
}

/** A list of another DTO: its length is checked before its elements, and every one is an object. */
export const ListOf = <Of extends object>(
  of: () => DtoClass<Of>,
  { max, unique }: ListRules<Of> = {},
) =>
  rules(
    IsArray({ message: RULE_MESSAGES.list }),
    ...(max === undefined ? [] : [ArrayMaxSize(max, { message: RULE_MESSAGES.tooMany(max) })]),
    Holds('isListOfObjects', isListOfObjects, RULE_MESSAGES.list),
    ...(unique ? [ArrayUnique(unique.by, { message: unique.message })] : []),
    ValidateNested({ each: true }),
    Type(of as () => new () => object),
    shape({ of, list: true }),
  );

const isListOfObjects = (value: unknown) => Array.isArray(value) && value.every(isPlainObject);

/** A list of another DTO whose elements are checked by whoever takes it, with `faultsOf`. */
export const RowsOf = (of: () => DtoClass<object>, max: number) =>
  rules(
    IsArray({ message: RULE_MESSAGES.list }),
    ArrayMaxSize(max, { message: RULE_MESSAGES.tooMany(max) }),
    Holds('isListOfObjects', isListOfObjects, RULE_MESSAGES.list),
    shape({ of, list: true, isCheckedByTaker: true }),
  );

/** Another DTO. */
export const Nested = (of: () => DtoClass<object>) =>
  rules(
    Holds('isPlainObject', isPlainObject, RULE_MESSAGES.object),
    ValidateNested(),
    Type(of as () => new () => object),
    shape({ of }),
  );

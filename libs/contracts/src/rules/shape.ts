// class-transformer's `Type` reads metadata when a class is declared.
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

/** Shape of a DTO field that its rules do not express: another DTO, a list of them, or null. */
export interface FieldShape {
  readonly nullable?: boolean;
  readonly of?: () => DtoClass<object>;
  readonly list?: boolean;
  /** True if the receiver of the list validates its elements, so that each can be refused individually. */
  readonly isCheckedByTaker?: boolean;
}

const shapes = new Map<object, Map<string, FieldShape>>();

function shape(extra: FieldShape): PropertyDecorator {
  return (target, property) => {
    const fields = shapes.get(target) ?? new Map<string, FieldShape>();
    shapes.set(target, fields.set(String(property), { ...fields.get(String(property)), ...extra }));
  };
}

/**
 * Returns the shapes that a DTO class and its base classes declare, keyed by field. The OpenAPI document uses them.
 */
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

/** The field is always present and may be null. */
export const Nullable = () => rules(IsOptional(), shape({ nullable: true }));

/** Returns true for a JSON object, but not for a list or null. */
export const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A custom rule. Its name does not collide with a rule that OpenAPI schemas use. */
const Holds = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

interface ListRules<Of> {
  /** Maximum length. Every list of a request has one. */
  readonly max?: number;
  /** Key that must be unique in the list, and the message for a repeated key. */
  readonly unique?: { readonly by: (one: Of) => unknown; readonly message: string };
}

/** A list of DTOs. Its length is checked before its elements, and every element must be an object. */
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

/** A list of DTOs whose elements the receiver validates with `faultsOf`. */
export const RowsOf = (of: () => DtoClass<object>, max: number) =>
  rules(
    IsArray({ message: RULE_MESSAGES.list }),
    ArrayMaxSize(max, { message: RULE_MESSAGES.tooMany(max) }),
    Holds('isListOfObjects', isListOfObjects, RULE_MESSAGES.list),
    shape({ of, list: true, isCheckedByTaker: true }),
  );

export const Nested = (of: () => DtoClass<object>) =>
  rules(
    Holds('isPlainObject', isPlainObject, RULE_MESSAGES.object),
    ValidateNested(),
    Type(of as () => new () => object),
    shape({ of }),
  );

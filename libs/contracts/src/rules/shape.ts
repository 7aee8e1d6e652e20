// Nested types ask for metadata when they are declared.
import 'reflect-metadata/lite';
import { Type } from 'class-transformer';
import { IsArray, IsOptional, ValidateNested } from 'class-validator';
import type { DtoClass } from '../message';
import { rules } from './rules';

/** What a field of a DTO holds that its rules cannot tell: another DTO, a list of them, or null. */
export interface FieldShape {
  readonly nullable?: boolean;
  readonly of?: () => DtoClass<object>;
  readonly list?: boolean;
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

/** A list of another DTO. */
export const ListOf = (of: () => DtoClass<object>) =>
  rules(
    IsArray(),
    ValidateNested({ each: true }),
    Type(of as () => new () => object),
    shape({ of, list: true }),
  );

/** Another DTO. */
export const Nested = (of: () => DtoClass<object>) =>
  rules(ValidateNested(), Type(of as () => new () => object), shape({ of }));

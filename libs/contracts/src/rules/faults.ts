import { missingField, RULE_MESSAGES } from '@cartaviva/domain';
import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';
import type { DtoClass } from '../message';
import { shapesOf, type FieldShape } from './shape';

/** Maximum number of reported faults. Validation stops there. */
const MAX_FAULTS = 20;
/** Maximum length of an unknown field's name in a reply, in UTF-16 units. */
const MAX_NAME = 80;

/** Message of the first broken rule of each field. Keys of nested fields have the form `items.3.price`. */
export type Faults = ReadonlyMap<string, string>;

type Row = Readonly<Record<string, unknown>>;

interface Field {
  /** Returns false if a condition such as `Clearable` excludes the field from validation. */
  readonly applies: (row: Row) => boolean;
  /** Returns the message of the first rule that the value breaks. */
  readonly broken: (value: unknown) => string | undefined;
  readonly shape: FieldShape;
}

const known = new Map<DtoClass<object>, ReadonlyMap<string, Field>>();

/**
 * Validates a payload by the class-validator rules of its DTO and refuses unknown fields. Unlike class-validator's
 * own `validate`, it takes a plain object, applies the rules of a field in their order and stops at the first broken
 * one. It enters nested objects only if their list keeps its rules, and stops after 20 faults. The time is therefore
 * bounded by the DTO, not by the payload. Asynchronous rules and groups are not supported.
 */
export function faultsOf(dto: DtoClass<object>, payload: object): Faults {
  const faults = new Map<string, string>();
  collect(dto, payload as Row, '', faults);
  return faults;
}

function collect(dto: DtoClass<object>, row: Row, path: string, faults: Map<string, string>): void {
  const fields = fieldsOf(dto);
  for (const name of Object.keys(row)) {
    if (faults.size >= MAX_FAULTS) return;
    if (!fields.has(name)) faults.set(path + name.slice(0, MAX_NAME), RULE_MESSAGES.unknownField);
  }
  for (const [name, { applies, broken, shape }] of fields) {
    if (faults.size >= MAX_FAULTS) return;
    if (!applies(row)) continue;
    const value = row[name];
    const message = broken(value);
    if (message !== undefined) faults.set(path + name, sentenceOf(name, value, message));
    else if (shape.of && !shape.isCheckedByTaker)
      collectNested(shape, value as Row | readonly Row[], path + name, faults);
  }
}

/** Names a missing field, and distinguishes values of another type from refused texts. */
function sentenceOf(name: string, value: unknown, message: string): string {
  const isMissing = value === undefined || value === null;
  if (message === RULE_MESSAGES.text && !isMissing && typeof value !== 'string') {
    return RULE_MESSAGES.notText;
  }
  const isNameless = message === RULE_MESSAGES.text && isMissing;
  return isNameless || message === RULE_MESSAGES.required ? missingField(name) : message;
}

function collectNested(
  { of }: FieldShape,
  value: Row | readonly Row[],
  path: string,
  faults: Map<string, string>,
): void {
  if (!Array.isArray(value)) return collect(of!(), value as Row, `${path}.`, faults);
  for (const [index, row] of (value as readonly Row[]).entries()) {
    if (faults.size >= MAX_FAULTS) return;
    collect(of!(), row, `${path}.${index}.`, faults);
  }
}

export const fieldNamesOf = (dto: DtoClass<object>): string[] => [...fieldsOf(dto).keys()];

/** Returns the rules of a DTO by field, cached after the first read of class-validator's storage. */
function fieldsOf(dto: DtoClass<object>): ReadonlyMap<string, Field> {
  const read = known.get(dto) ?? readFields(dto);
  known.set(dto, read);
  return read;
}

function readFields(dto: DtoClass<object>): ReadonlyMap<string, Field> {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(dto, '', false, false);
  const shapes = shapesOf(dto);
  return new Map(
    Object.entries(storage.groupByPropertyName(rules)).map(([name, all]) => {
      const conditions = all.flatMap(({ type, constraints }) =>
        type === ValidationTypes.CONDITIONAL_VALIDATION
          ? [constraints[0] as (row: Row, value: unknown) => boolean]
          : [],
      );
      const checks = all.flatMap(({ constraintCls, constraints, each, message }) =>
        storage.getTargetValidatorConstraints(constraintCls).map(({ instance }) => {
          const context = { constraints } as ValidationArguments;
          const holds = (value: unknown) => Boolean(instance.validate(value, context));
          return {
            holds: each ? (value: unknown) => Array.isArray(value) && value.every(holds) : holds,
            message: typeof message === 'string' ? message : RULE_MESSAGES.invalid,
          };
        }),
      );
      const field: Field = {
        applies: (row) => conditions.every((applies) => applies(row, row[name])),
        broken: (value) => checks.find(({ holds }) => !holds(value))?.message,
        shape: shapes.get(name) ?? {},
      };
      return [name, field];
    }),
  );
}

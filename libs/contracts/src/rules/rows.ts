import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import type { DtoClass } from '../message';

type Test = (row: object) => boolean;
type Row = Record<string, unknown>;

/**
 * Tells whether a long list of plain rows keeps the rules of a flat DTO, every row of it, and has no
 * field besides. The rules are the DTO's own; only the machinery around them is left out, which makes
 * an object of each row and takes longer than the database does to keep them.
 */
export function rowsOf<T extends object>(dto: DtoClass<T>): (rows: unknown) => rows is T[] {
  const tests = testsOf(dto);
  const isRow = (row: unknown): row is T =>
    typeof row === 'object' &&
    row !== null &&
    Object.keys(row).every((field) => tests.has(field)) &&
    [...tests.values()].every((test) => test(row));
  return (rows): rows is T[] => Array.isArray(rows) && rows.every(isRow);
}

/** By field: whether its own condition leaves it out, or each of its rules holds. */
function testsOf(dto: DtoClass<object>): Map<string, Test> {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(dto, '', false, false);
  const tests = new Map<string, Test>();
  for (const [field, all] of Object.entries(storage.groupByPropertyName(rules))) {
    const conditions = all.flatMap(({ type, constraints }) =>
      type === 'conditionalValidation'
        ? [constraints[0] as (row: object, value: unknown) => boolean]
        : [],
    );
    const held = all.flatMap(({ constraintCls, constraints, each }) =>
      storage.getTargetValidatorConstraints(constraintCls).map(({ instance }) => {
        const context = { constraints } as ValidationArguments;
        const holds = (value: unknown) => Boolean(instance.validate(value, context));
        return each ? (value: unknown) => Array.isArray(value) && value.every(holds) : holds;
      }),
    );
    tests.set(field, (row) => {
      const value = (row as Row)[field];
      return (
        !conditions.every((applies) => applies(row, value)) || held.every((holds) => holds(value))
      );
    });
  }
  return tests;
}

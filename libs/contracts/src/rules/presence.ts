import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';

/** The field may be left out; null clears it. */
export const Clearable = (): PropertyDecorator => IsOptional();

/** The field may be left out; null is refused. */
export const Omittable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field may be left out, and then stays as it is; null is refused. */
export const Unchanged = Omittable;

/** The field may be left out where another is sent, which says enough; null is refused. */
export const UnlessSent = (other: string): PropertyDecorator =>
  ValidateIf(
    (row: Readonly<Record<string, unknown>>, value) =>
      value !== undefined || row[other] === undefined,
  );

/** The first thing that is said of a field that is missing, null or blank. */
export const Required = (message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isRequired',
      validator: {
        validate: (value) =>
          value !== undefined && value !== null && !(typeof value === 'string' && !value.trim()),
      },
    },
    { message },
  );

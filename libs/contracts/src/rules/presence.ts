import { isBlankText } from '@cartaviva/domain';
import { IsOptional, ValidateBy, ValidateIf } from 'class-validator';

/** The field is optional. Null clears it. */
export const Clearable = (): PropertyDecorator => IsOptional();

/** The field is optional. Null is refused. */
export const Omittable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field is optional and keeps its value if it is absent. Null is refused. */
export const Unchanged = Omittable;

/** Makes a field optional where another field is sent. Null is refused. */
export const UnlessSent = (other: string): PropertyDecorator =>
  ValidateIf(
    (row: Readonly<Record<string, unknown>>, value) =>
      value !== undefined || row[other] === undefined,
  );

/** Sets the message for a field that is missing, null or blank. It precedes the messages of other rules. */
export const Required = (message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isRequired',
      validator: {
        validate: (value) =>
          value !== undefined &&
          value !== null &&
          !(typeof value === 'string' && isBlankText(value)),
      },
    },
    { message },
  );

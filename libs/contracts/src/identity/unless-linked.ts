import { ValidateIf } from 'class-validator';

/** The field may be left out where the token of a mailed link stands in for it. */
export const UnlessLinked = (): PropertyDecorator =>
  ValidateIf(({ token }: { token?: unknown }, value) => token === undefined || value !== undefined);

import { IsOptional, ValidateIf } from 'class-validator';

/** The field may be left out; null clears it. */
export const Clearable = (): PropertyDecorator => IsOptional();

/** The field may be left out, and then stays as it is; null is refused. */
export const Unchanged = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

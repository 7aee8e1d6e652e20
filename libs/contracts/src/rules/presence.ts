import { IsOptional, ValidateIf } from 'class-validator';

/** The field may be left out; null clears it. */
export const Clearable = (): PropertyDecorator => IsOptional();

/** The field may be left out; null is refused. */
export const Omittable = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** The field may be left out, and then stays as it is; null is refused. */
export const Unchanged = Omittable;

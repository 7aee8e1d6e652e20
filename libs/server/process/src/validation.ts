import { DomainError, faultsOf, type DtoClass } from '@cartaviva/contracts';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

/** Types that Nest reports for a parameter without a DTO. */
const NO_DTO: ReadonlySet<unknown> = new Set([
  String,
  Boolean,
  Number,
  Array,
  Object,
  Buffer,
  Date,
]);

/** Returns the DTO of a parameter. Parameters of custom decorators have none, because no client sent them. */
const dtoOf = ({ type, metatype }: ArgumentMetadata): DtoClass<object> | undefined =>
  type === 'custom' || NO_DTO.has(metatype) ? undefined : metatype;

/** Validates payloads: the DTO's rules apply, unknown fields are refused, and nothing is converted. */
class StrictValidation implements PipeTransform {
  /**
   * Returns the payload with the DTO's defaults for missing fields.
   * @throws DomainError INVALID_INPUT with the faults
   */
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const dto = dtoOf(metadata);
    if (!dto) return value;
    const given = value ?? {};
    if (typeof given !== 'object' || Array.isArray(given)) throw new DomainError('INVALID_INPUT');
    const payload = { ...new dto(), ...given };
    const faults = faultsOf(dto, payload);
    if (faults.size > 0) {
      throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(faults) });
    }
    return payload;
  }
}

export const strictValidation = (): PipeTransform => new StrictValidation();

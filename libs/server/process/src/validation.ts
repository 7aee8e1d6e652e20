import { DomainError, faultsOf, type DtoClass } from '@cartaviva/contracts';
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';

/** What Nest takes a parameter for that declares no DTO. */
const NO_DTO: ReadonlySet<unknown> = new Set([
  String,
  Boolean,
  Number,
  Array,
  Object,
  Buffer,
  Date,
]);

/** The DTO of a parameter; none of what our own decorators find, which no client sent. */
const dtoOf = ({ type, metatype }: ArgumentMetadata): DtoClass<object> | undefined =>
  type === 'custom' || NO_DTO.has(metatype) ? undefined : metatype;

/** The one way payloads are checked: the DTO's rules, no unknown fields, no conversions. */
class StrictValidation implements PipeTransform {
  /** The payload with its DTO's own values for what was left out; INVALID_INPUT with its faults. */
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

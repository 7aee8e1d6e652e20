import { ApiError } from '@cartaviva/api-client';
import { faultsOf, type DtoClass } from '@cartaviva/contracts';
import { DomainError, MENU_REFUSALS, problemTypeOf, sentenceFor } from '@cartaviva/domain';

/** Converts a `DomainError` into the `ApiError` that the server would send, so the editor handles both alike. */
export function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof DomainError ? answered(error) : error;
  }
}

function answered({ code, details }: DomainError): Error {
  const refusal = MENU_REFUSALS[code as keyof typeof MENU_REFUSALS];
  const said = { type: problemTypeOf(code), error: sentenceFor(refusal, details) };
  return new ApiError(refusal.status, code, JSON.stringify({ ...said, fields: details.fields }));
}

const IMAGES = ['imageUrl', 'logoUrl', 'coverUrl'];

/** Validates a request like the server. Image fields are excluded because demo images are data URLs. */
export function requireValid(dto: DtoClass<object>, request: object): void {
  const fields = Object.entries(request).filter(([name]) => !IMAGES.includes(name));
  const faults = faultsOf(dto, Object.fromEntries(fields));
  if (faults.size > 0) {
    throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(faults) });
  }
}

export const noRoom = () =>
  new ApiError(
    413,
    'Content Too Large',
    JSON.stringify({
      error: 'Este navegador no guarda más: quita una foto o empieza la demo de cero.',
    }),
  );

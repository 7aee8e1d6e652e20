import type { OpenAPIObject } from '@nestjs/swagger';
import { REPLAYED_HEADER } from './answer';

type PathItem = OpenAPIObject['paths'][string];

const PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'El mismo valor con el mismo contenido, durante 24 horas, da la misma respuesta y un solo efecto. ' +
    'Con otro contenido es 422; mientras la primera llamada sigue en marcha es 409 con Retry-After. ' +
    'De respuestas de más de 256 KB, y de las que pasan de 8 MB en un día, se repite el estado sin cuerpo; ' +
    'de todas, mientras falta memoria para guardarlas.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const REPLAYED = {
  description:
    '`true` en la repetición de una llamada que ya se hizo. Si la respuesta no cabía en lo que se guarda ' +
    '(256 KB cada una, 8 MB en un día), la repetición no trae cuerpo.',
  schema: { type: 'string' as const, enum: ['true'] },
};

const WRITES = ['post', 'put', 'patch', 'delete'] as const;

/** Returns true if a call authenticates its caller. Keys are scoped to a caller. */
const knowsCaller = ({ security }: NonNullable<PathItem['post']>) =>
  !security?.some((way) => Object.keys(way).length === 0);

/** Documents that every write by an authenticated caller accepts a key, and the header of replayed responses. */
export function documentKeys(path: PathItem): void {
  for (const method of WRITES) {
    const operation = path[method];
    if (!operation || !knowsCaller(operation)) continue;
    operation.parameters = [...(operation.parameters ?? []), PARAMETER];
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 300 || !response || !('content' in response)) continue;
      response.headers = { ...response.headers, [REPLAYED_HEADER]: REPLAYED };
    }
  }
}

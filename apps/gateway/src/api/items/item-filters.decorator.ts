import { ITEM_SORTS } from '@cartaviva/contracts';
import { TEXT_LIMITS } from '@cartaviva/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { queryText } from '../../pipeline/lists/query-text';

export const ItemFilters = (): MethodDecorator =>
  applyDecorators(
    ...[
      queryText('categoryId', 'Solo los de esta categoría', { type: 'string', format: 'uuid' }),
      queryText('isAvailable', '`true`: solo los disponibles; `false`: solo los agotados', {
        type: 'boolean',
      }),
      queryText('q', 'Parte del nombre, con o sin acentos y mayúsculas', {
        ...{ type: 'string', minLength: 1, maxLength: TEXT_LIMITS.name },
      }),
      queryText('externalId', 'Solo el que tiene este código de otro programa', {
        type: 'string',
        minLength: 1,
        maxLength: TEXT_LIMITS.externalId,
      }),
      queryText('updatedSince', 'Solo los que cambiaron o se borraron desde este momento', {
        ...{ type: 'string', format: 'date-time' },
      }),
      queryText('sort', 'El orden; con `-`, al revés', {
        ...{ type: 'string', enum: [...ITEM_SORTS], default: ITEM_SORTS[0] },
      }),
    ].map(ApiQuery),
  );

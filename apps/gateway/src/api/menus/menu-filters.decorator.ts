import { MENU_SORTS } from '@cartaviva/contracts';
import { TEXT_LIMITS } from '@cartaviva/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { queryText } from '../../pipeline/lists/query-text';

export const MenuFilters = (): MethodDecorator =>
  applyDecorators(
    ...[
      queryText('isPublished', '`true`: solo los publicados; `false`: solo los borradores', {
        type: 'boolean',
      }),
      queryText(
        'q',
        'Parte del nombre del menú o del restaurante, con o sin acentos y mayúsculas',
        {
          ...{ type: 'string', minLength: 1, maxLength: TEXT_LIMITS.name },
        },
      ),
      queryText('sort', 'El orden; con `-`, al revés', {
        ...{ type: 'string', enum: [...MENU_SORTS], default: '-createdAt' },
      }),
    ].map(ApiQuery),
  );

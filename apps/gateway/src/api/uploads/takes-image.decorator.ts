import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { TAKES_FILES } from '../../pipeline/requests/body-parsers';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';

export const TakesImage = () =>
  applyDecorators(
    TakesKeys('menus:write'),
    Limited('upload'),
    RouteConfig(TAKES_FILES),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          file: {
            type: 'string',
            format: 'binary',
            description: 'La imagen: JPEG, PNG, WebP, GIF o AVIF, de hasta 10 MB',
          },
        },
        required: ['file'],
      },
    }),
  );

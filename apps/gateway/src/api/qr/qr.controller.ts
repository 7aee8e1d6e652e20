import { DomainError } from '@cartaviva/contracts';
import {
  Controller,
  Get,
  Inject,
  Injectable,
  Param,
  Query,
  Res,
  type PipeTransform,
} from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { Answers } from '../openapi/answers.decorator';
import { MenuPages } from '../../pages/public-menus/menu-pages';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Public, TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { drawQr, QR_FORMATS, QR_SIZE, type QrFormat } from './qr-code';
import { RULE_MESSAGES, scannedAddress } from '@cartaviva/domain';

interface QrQuery {
  readonly size: number;
  readonly format: QrFormat;
}

/** `?size=` in pixels and `?format=`, both optional; other words are refused. */
@Injectable()
class QrQueryPipe implements PipeTransform<Record<string, unknown>, QrQuery> {
  transform({ size = QR_SIZE.usual, format = 'png' }: Record<string, unknown>): QrQuery {
    const pixels = /^\d{1,4}$/.test(String(size)) ? Number(size) : NaN;
    const known = QR_FORMATS.find((name) => name === format);
    const fields = {
      ...(!(pixels >= QR_SIZE.min && pixels <= QR_SIZE.max) && {
        size: RULE_MESSAGES.wholeNumber(QR_SIZE.min, QR_SIZE.max),
      }),
      ...(!known && { format: 'Elige png o svg' }),
    };
    if (!known || 'size' in fields) throw new DomainError('INVALID_INPUT', { fields });
    return { size: pixels, format: known };
  }
}

const TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

@ApiTags('Menú público')
@Controller('api/menus/:menuId/qr')
export class QrController {
  constructor(
    private readonly pages: MenuPages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get()
  @Public()
  @TakesKeys('menus:read')
  @ApiQuery({
    name: 'size',
    required: false,
    schema: { type: 'integer', minimum: QR_SIZE.min, maximum: QR_SIZE.max, default: QR_SIZE.usual },
  })
  @ApiQuery({ name: 'format', required: false, enum: QR_FORMATS })
  @Answers('El código QR de un menú publicado', { produces: Object.values(TYPES) })
  async draw(
    @Param('menuId', IdPipe) menuId: string,
    @Query(QrQueryPipe) { size, format }: QrQuery,
    @Caller() { requestId }: CallerContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { state, shortCode } = await this.pages.get(menuId, requestId);
    if (state === 'missing') throw new DomainError('MENU_NOT_FOUND');
    if (state === 'unpublished') throw new DomainError('MENU_NOT_PUBLISHED');
    const address = scannedAddress(this.config.PUBLIC_URL, { menuId, shortCode });
    const image = await drawQr(address, format, size);
    void reply.type(TYPES[format]).header('cache-control', 'no-cache').send(image);
  }
}

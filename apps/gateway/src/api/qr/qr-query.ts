import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { applyDecorators, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { QR_FORMATS, QR_SIZE, type QrFormat } from './qr-code';

export const QR_TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

export interface QrQuery {
  readonly size: number;
  readonly format: QrFormat;
}

/** Parses the optional parameters `size`, in pixels, and `format`. Rejects invalid values. */
@Injectable()
export class QrQueryPipe implements PipeTransform<Record<string, unknown>, QrQuery> {
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

export const QrQueries = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'size',
      required: false,
      schema: {
        ...{ type: 'integer', minimum: QR_SIZE.min, maximum: QR_SIZE.max },
        default: QR_SIZE.usual,
      },
    }),
    ApiQuery({ name: 'format', required: false, enum: QR_FORMATS }),
  );

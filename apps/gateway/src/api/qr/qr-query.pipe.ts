import { DomainError } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { QR_FORMATS, QR_SIZE, type QrFormat } from './qr-code';

export interface QrQuery {
  readonly size: number;
  readonly format: QrFormat;
}

/** `?size=` in pixels and `?format=`, both optional; other words are refused. */
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

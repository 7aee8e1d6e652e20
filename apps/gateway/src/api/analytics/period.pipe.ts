import { ANALYTICS_DAYS, AnalyticsPeriod } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import { applyDecorators, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

export type PeriodQuery = Pick<AnalyticsPeriod, keyof AnalyticsPeriod>;

const rules = strictValidation();

/** Accepts `?days=30` or `?from=2026-11-01&to=2026-11-21` and ignores other parameters. */
@Injectable()
export class PeriodPipe implements PipeTransform<Record<string, unknown>, PeriodQuery> {
  transform({ days, from, to }: Record<string, unknown>): PeriodQuery {
    const asked = {
      days: ANALYTICS_DAYS.find((known) => String(known) === days) ?? days,
      from,
      to,
    };
    const named = Object.entries(asked).filter(([, value]) => value !== undefined);
    return rules.transform(Object.fromEntries(named), {
      type: 'query',
      metatype: AnalyticsPeriod,
    }) as PeriodQuery;
  }
}

export const ApiDays = (): MethodDecorator =>
  ApiQuery({
    name: 'days',
    required: false,
    description: 'Los últimos días, hoy incluido',
    schema: { type: 'integer', enum: [...ANALYTICS_DAYS], default: ANALYTICS_DAYS[0] },
  });

const day = (name: string, description: string) =>
  ApiQuery({ name, required: false, description, schema: { type: 'string', format: 'date' } });

export const ApiPeriod = (): MethodDecorator =>
  applyDecorators(
    ApiDays(),
    day('from', 'En lugar de `days`: el primer día, como `2026-11-01`'),
    day('to', 'El último día, con `from`; un año como máximo'),
  );

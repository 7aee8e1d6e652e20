import { ApiOperation } from '@nestjs/swagger';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { of } from 'rxjs';
import { Deprecated } from './deprecated.decorator';

const NOTICE = { since: '2026-11-23', sunset: '2027-11-23', link: '/documentacion-api' };

class Routes {
  @Deprecated(NOTICE)
  @ApiOperation({ summary: 'Arriba' })
  before(): void {}

  @ApiOperation({ summary: 'Abajo' })
  @Deprecated(NOTICE)
  after(): void {}

  @ApiOperation({ summary: 'Se queda' })
  stays(): void {}
}

const metadata = (route: keyof Routes, name: string): unknown =>
  Reflect.getMetadata(name, Routes.prototype[route]);

describe('a route that will go', () => {
  it('is marked in the reference, whatever else is said of it there', () => {
    const operations = (['before', 'after', 'stays'] as const).map((route) =>
      metadata(route, 'swagger/apiOperation'),
    );
    expect(operations).toMatchObject([
      { summary: 'Arriba', deprecated: true },
      { summary: 'Abajo', deprecated: true },
      { summary: 'Se queda' },
    ]);
    expect(operations[2]).not.toHaveProperty('deprecated');
  });

  it('says with its answers since when, until when and what to read', () => {
    const [interceptor] = metadata('before', '__interceptors__') as NestInterceptor[];
    const headers: unknown[] = [];
    const reply = { headers: (sent: object) => headers.push(sent) };
    const http = { getResponse: () => reply };
    const context = { switchToHttp: () => http } as unknown as ExecutionContext;
    const next: CallHandler = { handle: () => of('answer') };
    void interceptor!.intercept(context, next);
    expect(headers).toEqual([
      {
        deprecation: `@${Date.UTC(2026, 10, 23) / 1000}`,
        sunset: 'Tue, 23 Nov 2027 00:00:00 GMT',
        link: '</documentacion-api>; rel="deprecation"; type="text/html"',
      },
    ]);
  });

  it('is given no less than twelve months', () => {
    expect(() => Deprecated({ ...NOTICE, sunset: '2027-11-22' })).toThrow(/2027-11-22/);
  });
});

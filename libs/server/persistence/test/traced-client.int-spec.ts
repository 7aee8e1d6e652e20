import { databaseFor } from '@cartaviva/server-testing';
import { startOtlpReceiver } from '@cartaviva/rig/doubles/otlp-receiver.mjs';
import { continueTrace, inSpan, startTracing, stopTracing } from '@cartaviva/tracing';
import { DataSource } from 'typeorm';
import { PlannedStatement } from '../src';
import { dataSourceOptions } from '../src/data-source';
import { migrations } from './notes-service';

/** Value that must not appear in exported spans. */
const SECRET = 'ana@ejemplo.do';

describe('statements of a process that is traced', () => {
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let database: Awaited<ReturnType<typeof databaseFor>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    [receiver, database] = await Promise.all([
      startOtlpReceiver(),
      databaseFor('menus', migrations),
    ]);
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
    process.env['OTEL_TRACES_SAMPLER_ARG'] = '1';
    await startTracing('tried');
    const options = { schema: 'menus', url: database.url, entities: [] };
    dataSource = await new DataSource(dataSourceOptions(options)).initialize();
  });

  afterAll(async () => {
    await stopTracing();
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG']) {
      Reflect.deleteProperty(process.env, name);
    }
    await dataSource.destroy();
    await database.drop();
    await receiver.close();
  });

  it('are spans below what asks, by their text and never by their values', async () => {
    const planned = new PlannedStatement<{ text: string }>('tried', 'SELECT $1::text AS text');
    await inSpan('asks', {}, async () => {
      const rows = [{ text: SECRET }];
      expect(await dataSource.query('SELECT $1::text AS text', [SECRET])).toEqual(rows);
      expect(await planned.run(dataSource, [SECRET])).toEqual(rows);
      await dataSource.transaction((manager) =>
        manager.query('INSERT INTO effects VALUES ($1)', [SECRET]),
      );
      const wrong = dataSource.query('SELECT $1::int', [SECRET]);
      await expect(wrong).rejects.toMatchObject({ code: '22P02' });
      const late = new PlannedStatement('wrong', 'SELECT $1::uuid');
      await expect(late.run(dataSource, [SECRET])).rejects.toMatchObject({ code: '22P02' });
    });
    // Statement outside of a trace, like a poll of the outbox.
    await continueTrace(undefined, () => dataSource.query('SELECT 7'));
    await stopTracing();
    const { spans, texts } = receiver;
    const root = spans.find(({ name }) => name === 'asks')!;
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === root.spanId);
    expect(statements.map(({ name, failed }) => [name, failed])).toEqual([
      ['SELECT', false],
      ['SELECT', false],
      ['START', false],
      ['INSERT', false],
      ['COMMIT', false],
      ['SELECT', true],
      ['SELECT', true],
    ]);
    expect(statements[0]!.attributes['db.query.text']).toBe('SELECT $1::text AS text');
    expect(spans).toHaveLength(statements.length + 1);
    expect(texts.join()).not.toContain(SECRET);
    // Statements still run after the last export.
    expect(await dataSource.query('SELECT 7 AS seven')).toEqual([{ seven: 7 }]);
  });
});

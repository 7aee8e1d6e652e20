import { event, message, SYSTEM } from '@cartaviva/contracts';
import {
  Handles,
  Listens,
  MessageClient,
  MessageClientModule,
  type MessageContext,
  RedisTransportServer,
} from '@cartaviva/redis-transport';
import { strictValidation } from '@cartaviva/process';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Allow } from 'class-validator';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createEventTables, emit, HandledEvents, OutboxModule, PersistenceModule } from '../src';
import { OutboxRelay } from '../src/outbox/outbox-relay';

export class Note {
  @Allow()
  text: string;
}

export const write = message('menus.note.write', Note, {}).replies<Note>();
export const suffer = message('menus.note.suffer', Note, {}).replies<Note>();
export const written = event('menus.note-written', Note);

class CreateNotes1763000000001 implements MigrationInterface {
  name = 'CreateNotes1763000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createEventTables(runner);
    await runner.query('CREATE TABLE effects (text text NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE effects');
  }
}

export const migrations = [CreateNotes1763000000001];

@Injectable()
class Notes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handled: HandledEvents,
  ) {}

  @Handles(write)
  async write(note: Note, { requestId }: MessageContext): Promise<Note> {
    await this.dataSource.transaction((manager) => emit(manager, written, note, requestId));
    return note;
  }

  @Handles(suffer)
  async suffer({ text }: Note): Promise<Note> {
    await this.dataSource.query(text);
    return { text };
  }

  @Listens(written)
  async onWritten({ text }: Note, { eventId }: MessageContext): Promise<void> {
    await this.handled.once('effects', eventId, async (manager) => {
      await manager.query('INSERT INTO effects (text) VALUES ($1)', [text]);
    });
  }
}

export async function startNotesService(databaseUrl: string, redisUrl: string) {
  @Module({
    imports: [
      PersistenceModule.forRoot({ schema: 'menus', url: databaseUrl, entities: [] }),
      OutboxModule.forRoot({ service: 'menus', redisUrl }),
      MessageClientModule.forRoot({ redisUrl, role: 'menus' }),
    ],
    providers: [Notes],
  })
  class NotesModule {}

  const strategy = new RedisTransportServer({ service: 'menus', redisUrl, takeOverMs: 900 });
  const app = await NestFactory.createMicroservice(NotesModule, { strategy, logger: false });
  strategy.serveProviders(app, strictValidation());
  await app.listen();
  const dataSource = app.get(DataSource);
  const column = async (sql: string): Promise<string[]> =>
    (await dataSource.query<{ text: string }[]>(sql)).map(({ text }) => text);
  return {
    dataSource,
    /** Commits each note in a transaction with its event. */
    write: async (...texts: string[]) => {
      for (const text of texts) {
        await dataSource.transaction((manager) => emit(manager, written, { text }, 'r'));
      }
    },
    call: (target: typeof write, text: string) =>
      app.get(MessageClient).call(target, { text }, { actor: SYSTEM, requestId: 'r' }),
    /** Stops the polls, so that only commits trigger the relay. */
    stopPolling: () => clearInterval(app.get(OutboxRelay, { strict: false })['poll']),
    effects: () => column('SELECT text FROM effects ORDER BY text'),
    waiting: () => column(`SELECT payload->>'text' AS text FROM outbox WHERE published_at IS NULL`),
    stop: () => app.close(),
  };
}

import { DomainError } from '@cartaviva/contracts';
import { Handles, Listens } from '../../src';
import { Injectable } from '@nestjs/common';
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { work, Work, workEvents, type Done } from './messages';

/** Handlers of the suite. An effect is one line of a file, so it survives a crash. */
@Injectable()
export class Workers {
  static ledger: string;

  @Handles(work.do)
  async do({ key, takesMs }: Work): Promise<Done> {
    return this.effect(key, takesMs);
  }

  @Handles(work.doInLane, { atOnce: 2, maxWaiting: 3 })
  async doInLane({ key, takesMs }: Work): Promise<Done> {
    return this.effect(key, takesMs);
  }

  @Handles(work.refuse)
  async refuse(): Promise<Done> {
    throw new DomainError('MENU_LIMIT_REACHED', { limit: 1 });
  }

  @Handles(work.break)
  async break(): Promise<Done> {
    throw new Error('relation "menus" does not exist');
  }

  @Listens(workEvents.wanted)
  async onWanted({ key, takesMs }: Work): Promise<void> {
    await this.effect(key, takesMs);
  }

  @Listens(workEvents.hangsFirst)
  async onHangsFirst({ key }: Work): Promise<void> {
    const isFirst = !readFileSync(Workers.ledger, 'utf8').includes(`"${key}"`);
    await this.effect(key);
    if (isFirst) await new Promise<never>(() => undefined);
  }

  @Listens(workEvents.emitted)
  async onEmitted({ key }: Work): Promise<void> {
    await this.effect(key);
  }

  @Listens(workEvents.neverWorks)
  async onNeverWorks({ key }: Work): Promise<void> {
    await this.effect(key);
    throw new Error('never works');
  }

  @Listens(workEvents.kills)
  async onKills({ key }: Work): Promise<void> {
    await this.effect(key);
    process.kill(process.pid, 'SIGKILL');
  }

  private async effect(key: string, takesMs = 0): Promise<Done> {
    appendFileSync(Workers.ledger, `${JSON.stringify({ key, pid: process.pid })}\n`);
    if (takesMs > 0) await pause(takesMs);
    return { pid: process.pid };
  }
}

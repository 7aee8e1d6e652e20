import {
  billing,
  DomainError,
  identity,
  media,
  menus,
  type Actor,
  type Message,
  type ServiceName,
} from '@cartaviva/contracts';
import { RedisTransportServer, type MessageContext } from '@cartaviva/redis-transport';
import { runningTest } from '@cartaviva/server-testing';
import { isDeepStrictEqual } from 'node:util';

interface Asked {
  readonly name: string;
  readonly payload: object;
  readonly actor: Actor;
}
type Answer = (payload: never, context: MessageContext) => unknown;

const MESSAGES = { billing, identity, media, menus };

/**
 * Double of a service with stubbed replies over the real transport. After each test it forgets that test's stubs and
 * calls. Stubs set outside of tests, as in `beforeAll`, stay.
 */
export class ServiceDouble {
  private readonly server: RedisTransportServer;
  private readonly answers = new Map<string, Answer>();
  private answersOfTest = new Map<string, Answer>();
  private asked: Asked[] = [];
  private test: object | undefined;

  constructor(service: ServiceName, redisUrl: string) {
    this.server = new RedisTransportServer({ service, redisUrl });
    const abilities = Object.values(MESSAGES[service]) as Record<string, { name: string }>[];
    for (const { name } of abilities.flatMap((ability) => Object.values(ability))) {
      this.server.addHandler(name, (payload, context: MessageContext) =>
        this.answer(name, payload as never, context),
      );
    }
  }

  start(): this {
    this.server.listen(() => undefined);
    return this;
  }

  stop(): Promise<void> {
    return this.server.close();
  }

  reset(): void {
    this.answers.clear();
    this.forgetTest();
  }

  private forgetTest(): void {
    this.answersOfTest = new Map();
    this.asked = [];
  }

  private followTests(): void {
    const test = runningTest();
    if (test === this.test) return;
    this.test = test;
    this.forgetTest();
  }

  on<Request extends object, Reply>(
    { name }: Message<Request, Reply>,
    answer: (payload: Request, context: MessageContext) => NoInfer<Reply> | Promise<NoInfer<Reply>>,
  ): this {
    this.followTests();
    const answers = this.test ? this.answersOfTest : this.answers;
    answers.set(name, answer as Answer);
    return this;
  }

  private async answer(name: string, payload: never, context: MessageContext): Promise<unknown> {
    this.followTests();
    this.asked.push({ name, payload, actor: context.actor });
    const answer = this.answersOfTest.get(name) ?? this.answers.get(name);
    if (!answer) throw new DomainError('UNKNOWN_MESSAGE');
    return answer(payload, context);
  }

  /**
   * Counts the calls of a message with these fields in this test. Status checks send some messages every half minute.
   * To exclude them, pass fields that only the test uses.
   */
  count<Request extends object, Reply>(
    { name }: Message<Request, Reply>,
    fields: Partial<NoInfer<Request>> = {},
  ): number {
    this.followTests();
    const wanted = Object.entries(fields);
    return this.asked.filter(
      (asked) =>
        asked.name === name &&
        wanted.every(([field, value]) =>
          isDeepStrictEqual(Reflect.get(asked.payload, field), value),
        ),
    ).length;
  }

  get actors(): Actor[] {
    this.followTests();
    return this.asked.map(({ actor }) => actor);
  }
}

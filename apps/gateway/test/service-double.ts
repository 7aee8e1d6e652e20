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

type Answer = (payload: never, context: MessageContext) => unknown;

const MESSAGES = { billing, identity, media, menus };

/** A service that says what a test tells it to, over the real transport. */
export class ServiceDouble {
  private readonly server: RedisTransportServer;
  private readonly answers = new Map<string, Answer>();
  private readonly asked: string[] = [];
  /** Who sent each message, in turn. */
  readonly actors: Actor[] = [];

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

  /** Forgets what it was told to answer, and what it was asked. */
  reset(): void {
    this.answers.clear();
    this.asked.length = 0;
    this.actors.length = 0;
  }

  /** From now on the message is answered so. */
  on<Request extends object, Reply>(
    { name }: Message<Request, Reply>,
    answer: (payload: Request, context: MessageContext) => NoInfer<Reply> | Promise<NoInfer<Reply>>,
  ): this {
    this.answers.set(name, answer as Answer);
    return this;
  }

  private async answer(name: string, payload: never, context: MessageContext): Promise<unknown> {
    this.asked.push(name);
    this.actors.push(context.actor);
    const answer = this.answers.get(name);
    if (!answer) throw new DomainError('UNKNOWN_MESSAGE');
    return answer(payload, context);
  }

  /** How often the message came. */
  count({ name }: { readonly name: string }): number {
    return this.asked.filter((asked) => asked === name).length;
  }
}

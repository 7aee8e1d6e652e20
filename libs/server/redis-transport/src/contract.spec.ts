import { event, message, SYSTEM } from '@cartaviva/contracts';
import { Handles, Listens, MessageClient, MessageContext } from './index';

class Rename {
  id: string;
  name: string;
}
class RenameTwice extends Rename {
  nextName: string;
}
const rename = message('menus.thing.rename', Rename, {}).replies<{ name: string }>();
const renamed = event('menus.thing-renamed', Rename);
const options = { actor: SYSTEM, requestId: 'r' };

/** Not called. The compiler checks the lines marked as errors. */
export async function calls(client: MessageClient): Promise<void> {
  const { name }: { name: string } = await client.call(rename, { id: '1', name: 'Cena' }, options);
  // @ts-expect-error a field is missing
  await client.call(rename, { id: name }, options);
  // @ts-expect-error a field has another type
  await client.call(rename, { id: 1, name }, options);
  // @ts-expect-error a field is not known
  await client.call(rename, { id: '1', name, role: 'admin' }, options);
  // @ts-expect-error nobody acts
  await client.call(rename, { id: '1', name }, { requestId: 'r' });
  // @ts-expect-error the reply has no such field
  void (await client.call(rename, { id: '1', name }, options)).id;
}

class Things {
  @Handles(rename)
  async rename({ name }: Rename, context: MessageContext): Promise<{ name: string }> {
    return { name: name + context.requestId };
  }

  @Handles(rename)
  async withoutContext({ name }: Rename): Promise<{ name: string }> {
    return { name };
  }

  @Listens(renamed)
  async onRenamed(): Promise<void> {}

  // @ts-expect-error it replies something else
  @Handles(rename)
  async wrongReply(): Promise<{ title: string }> {
    return { title: '' };
  }

  // @ts-expect-error it wants more than the message brings
  @Handles(rename)
  async wantsMore({ nextName }: RenameTwice): Promise<{ name: string }> {
    return { name: nextName };
  }

  // @ts-expect-error it does not promise
  @Handles(rename)
  notAsync({ name }: Rename): { name: string } {
    return { name };
  }

  // @ts-expect-error an event has no reply
  @Listens(renamed)
  async repliesToEvent({ name }: Rename): Promise<string> {
    return name;
  }
}

describe('a contract', () => {
  it('lets only payloads and handlers of its shape compile', () => {
    expect(Object.getOwnPropertyNames(Things.prototype)).toContain('rename');
  });
});

import { identity, mediaEvents, SYSTEM } from '@cartaviva/contracts';
import { EventSource, eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { startWorld, type World } from '../../test/world';

describe('the pictures of owners', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()), 60_000);
  afterAll(() => world.stop());

  it('are referenced by the profile that shows them, and the system alone is told', async () => {
    const { user } = await world.verified();
    const [face, nobodys] = [world.media.picture(user.id), world.media.picture(user.id)];
    await world.asUser(user.id)(identity.user.updateProfile, { profileImageUrl: face });

    const paths = [face, nobodys];
    expect(await world.as(SYSTEM)(identity.image.referenced, { paths })).toEqual({ paths: [face] });
    const asked = world.asUser(user.id)(identity.image.referenced, { paths });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are mailed about once when one could not be made', async () => {
    const { user, person } = await world.verified();
    const media = new EventSource('media', world.redisUrl);
    const failure = { objectId: randomUUID(), ownerId: user.id };
    const [id, last] = [randomUUID(), randomUUID()];

    await media.tell(mediaEvents.pictureFailed, failure, [id, id]);
    await media.tell(mediaEvents.pictureFailed, { ...failure, ownerId: randomUUID() }, [last]);

    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = $1`;
      expect(await world.sql(handled, [last])).toHaveLength(1);
    });
    const mails = await world.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'picture-failed')).toHaveLength(1);
    media.close();
  });
});

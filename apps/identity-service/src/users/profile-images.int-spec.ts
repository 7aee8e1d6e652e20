import { identity, mediaEvents, SYSTEM } from '@cartaviva/contracts';
import { EventSource, eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the images of owners', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  it('are referenced by the profile that shows them, and the system alone is told', async () => {
    const { user } = await service.verified();
    const [face, nobodys] = [
      service.media.image(user.account.id),
      service.media.image(user.account.id),
    ];
    await service.asUser(user.id)(identity.user.updateProfile, { profileImageUrl: face });

    const paths = [face, nobodys];
    expect(await service.as(SYSTEM)(identity.image.referenced, { paths })).toEqual({
      paths: [face],
    });
    const asked = service.asUser(user.id)(identity.image.referenced, { paths });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are mailed about once when one could not be made', async () => {
    const { user, person } = await service.verified();
    const media = new EventSource('media', service.redisUrl);
    const failure = { objectId: randomUUID(), accountId: user.account.id };
    const [id, last] = [randomUUID(), randomUUID()];

    await media.emit(mediaEvents.imageFailed, failure, [id, id]);
    await media.emit(mediaEvents.imageFailed, { ...failure, accountId: randomUUID() }, [last]);

    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = $1`;
      expect(await service.sql(handled, [last])).toHaveLength(1);
    });
    const mails = await service.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'picture-failed')).toHaveLength(1);
    media.close();
  });
});

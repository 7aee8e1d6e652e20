import { billingEvents, mediaEvents, menusEvents } from '@cartaviva/contracts';
import { EventSource, eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('mails that other services have news for', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  it('go once to the address of their reader, and to nobody who is not there', async () => {
    const { user, person } = await service.verified();
    const billing = new EventSource('billing', service.redisUrl);
    const expiresAt = '2026-12-01T12:00:00.000Z';
    const wanted = { template: 'trial-ends-soon', detail: expiresAt, expiresAt } as const;
    const [id, last] = [randomUUID(), randomUUID()];
    await billing.emit(billingEvents.mailWanted, { ...wanted, accountId: user.account.id }, [
      id,
      id,
    ]);
    await billing.emit(billingEvents.mailWanted, { ...wanted, accountId: randomUUID() }, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = ANY($1)`;
      expect(await service.sql(handled, [[id, last]])).toHaveLength(2);
    });
    const mails = await service.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'trial-ends-soon')).toMatchObject([
      { firstName: person.firstName, detail: expiresAt, expiresAt },
    ]);
    billing.close();
  });

  it('about a paused webhook go once to its owner', async () => {
    const { user, person } = await service.verified();
    const source = new EventSource('media', service.redisUrl);
    const paused = { webhookId: randomUUID(), host: 'caja.example.do' };
    const [id, last] = [randomUUID(), randomUUID()];
    await source.emit(mediaEvents.webhookPaused, { ...paused, accountId: user.account.id }, [
      id,
      id,
    ]);
    await source.emit(mediaEvents.webhookPaused, { ...paused, accountId: randomUUID() }, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = ANY($1)`;
      expect(await service.sql(handled, [[id, last]])).toHaveLength(2);
    });
    const mails = await service.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'webhook-paused')).toMatchObject([
      { firstName: person.firstName, detail: paused.host },
    ]);
    source.close();
  });

  it('about webhooks that ended go once to the owner, with whose they were and where they led', async () => {
    const { user, person } = await service.verified();
    const source = new EventSource('media', service.redisUrl);
    const unsigned = [{ host: 'erp.example.do', isPaused: true }];
    const ended = { personName: 'Luis Mejía', hosts: ['caja.example.do'], unsigned };
    const [id, last] = [randomUUID(), randomUUID()];
    await source.emit(mediaEvents.webhooksEnded, { ...ended, accountId: user.account.id }, [
      id,
      id,
    ]);
    await source.emit(mediaEvents.webhooksEnded, { ...ended, accountId: randomUUID() }, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = ANY($1)`;
      expect(await service.sql(handled, [[id, last]])).toHaveLength(2);
    });
    const mails = await service.mailsTo(person.email);
    expect(mails.filter(({ template }) => template === 'webhooks-ended')).toMatchObject([
      { firstName: person.firstName, detail: 'Luis Mejía', hosts: ended.hosts, unsigned },
    ]);
    source.close();
  });

  it('name the person who saw a webhook’s new secret, and the cancelled changes', async () => {
    const { user, person } = await service.verified();
    const [media, menus] = [
      new EventSource('media', service.redisUrl),
      new EventSource('menus', service.redisUrl),
    ];
    const by = { kind: 'member' as const, name: 'Luis Mejía' };
    const rotated = { accountId: user.account.id, host: 'caja.example.do', by };
    const at = '2026-12-24T04:00:00.000Z';
    const timeZone = 'America/Mexico_City';
    const changes = [{ kind: 'prices' as const, at, timeZone, menus: ['Cena'] }];
    const [one, other] = [randomUUID(), randomUUID()];
    await media.emit(mediaEvents.webhookSecretRotated, rotated, [one, one]);
    const ended = { accountId: user.account.id, personName: 'Luis Mejía', changes };
    await menus.emit(menusEvents.scheduledChangesEnded, ended, [other, other]);
    await eventually(async () => {
      const mails = (await service.mailsTo(person.email)).slice(1);
      mails.sort((a, b) => b.template.localeCompare(a.template));
      expect(mails).toMatchObject([
        { template: 'webhook-secret-rotated', detail: 'caja.example.do', by },
        { template: 'scheduled-changes-ended', detail: 'Luis Mejía', cancelled: changes },
      ]);
    });
    media.close();
    menus.close();
  });

  it('about the week go once, and to nobody who is leaving', async () => {
    const [ana, luis] = [await service.verified(), await service.verified()];
    await service.sql(`UPDATE users SET erases_at = now() + interval '1 day' WHERE id = $1`, [
      luis.user.id,
    ]);
    const source = new EventSource('menus', service.redisUrl);
    const expiresAt = '2026-11-25T04:00:00.000Z';
    const days = { from: '2026-11-16', to: '2026-11-22', views: 3, viewsBefore: 0 };
    const week = { ...days, menus: [], advice: [], stopToken: randomUUID() };
    const [id, last] = [randomUUID(), randomUUID()];
    const emit = (accountId: string, ids: string[]) =>
      source.emit(menusEvents.weeklyMailDue, { accountId, week, expiresAt }, ids);
    await emit(ana.user.account.id, [id, id]);
    await emit(luis.user.account.id, [last]);
    await eventually(async () => {
      const handled = `SELECT FROM handled_events WHERE event_id = ANY($1)`;
      expect(await service.sql(handled, [[id, last]])).toHaveLength(2);
    });
    const weekly = async (email: string) =>
      (await service.mailsTo(email)).filter(({ template }) => template === 'weekly-analytics');
    expect(await weekly(ana.person.email)).toMatchObject([{ week, expiresAt }]);
    expect(await weekly(luis.person.email)).toEqual([]);
    source.close();
  });
});

import { DomainError, menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Listener } from '../../../test/listener';
import { publishedMenu, sampleAnalytics } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { OpenPageCounts } from '../../pages/live/open-page-counts';

describe('the analytics of a menu', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let headers: { cookie: string };
  const menuId = randomUUID();
  const asked: object[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.newGateway();
    const { cookie } = await testGateway.signIn(gateway);
    headers = { cookie };
    testGateway.menus.on(menus.analytics.of, ({ days, from, to }) => {
      asked.push({ days, from, to });
      return sampleAnalytics();
    });
    testGateway.menus.on(menus.dashboard.activity, ({ page }) => ({
      rows: [],
      total: page === 2 ? 41 : 0,
    }));
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => testGateway.close());

  const read = (query: string) =>
    gateway.call(`/api/menus/${menuId}/analytics${query}`, { headers });

  it('are of the days or dates that are asked for, and of those menus-service chooses', async () => {
    const [days, dates] = ['?days=365', '?from=2026-11-01&to=2026-11-21'];
    for (const query of ['', '?days=7', days, dates]) {
      expect(await read(query)).toMatchObject({ status: 200, json: sampleAnalytics() });
    }
    const period = { from: '2026-11-01', to: '2026-11-21' };
    expect(asked).toEqual([{}, { days: 7 }, { days: 365 }, period]);
  });

  it.each(['?days=8', '?days=', '?days=30.0', '?days=7&days=30', '?days=1e1'])(
    'are not of %s',
    async (query) => {
      const { status, json } = await read(query);
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { days: 'Elige 7, 30, 90 o 365 días' } });
    },
  );

  it.each(['?from=21/11/2026&to=2026-11-21', '?from=2026-13-01', '?from=2026-11-01&from=x'])(
    'are not of %s, which is no date',
    async (query) => {
      const { status, json } = await read(query);
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { from: 'Escribe la fecha como 2026-11-21' } });
    },
  );

  it('come as a table, of the same period', async () => {
    testGateway.menus.on(menus.analytics.export, ({ days, from, to }) => {
      asked.push({ days, from, to });
      return { fileName: 'analytics.csv', content: '\uFEFFDía,Visitas\r\n' };
    });
    const answer = await read('.csv?days=90');
    expect([answer.status, answer.text]).toEqual([200, '\uFEFFDía,Visitas\r\n']);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename=analytics.csv');
    expect(asked).toEqual([{ days: 90 }]);
  });

  it('compare menus in pages, within one period', async () => {
    testGateway.menus.on(menus.analytics.compare, ({ days }) => ({ rows: [], total: days }));
    const answer = await gateway.call('/api/analytics/menus?days=30&limit=10', { headers });
    expect([answer.status, answer.json]).toEqual([200, []]);
    expect(answer.headers['x-total-count']).toBe('30');
    expect(answer.headers['link']).toContain(
      '</api/analytics/menus?page=2&limit=10&days=30>; rel="next"',
    );
    const wrong = await gateway.call('/api/analytics/menus?days=8', { headers });
    expect(wrong).toMatchObject({
      status: 400,
      json: { fields: { days: 'Elige 7, 30, 90 o 365 días' } },
    });
  });

  it('come by mail or not, as the owner says', async () => {
    let enabled = true;
    testGateway.menus.on(menus.analytics.weeklyMail, () => ({ enabled }));
    testGateway.menus.on(menus.analytics.setWeeklyMail, (mail) => ({ enabled } = mail));
    const path = '/api/analytics/weekly-mail';
    const set = (body: object) => gateway.call(path, { method: 'PUT', body, headers });
    expect(await set({ enabled: false })).toMatchObject({ status: 200, json: { enabled: false } });
    expect((await gateway.call(path, { headers })).json).toEqual({ enabled: false });
    expect((await set({ enabled: 'no' })).status).toBe(400);
  });

  describe('at this moment', () => {
    const pages: Listener[] = [];
    let other: Gateway;
    let openId: string;
    const share = async (...gateways: Gateway[]) => {
      for (const { app } of gateways) await app.get(OpenPageCounts, { strict: false }).share();
    };
    const open = async (at: Gateway) => {
      pages.push(await Listener.at(`${at.url}/api/public/menus/${openId}/events`));
    };
    const readLive = (id = openId) => gateway.call(`/api/menus/${id}/analytics/live`, { headers });
    const live = async () => (await readLive()).json;

    beforeAll(async () => {
      testGateway.menus.on(menus.publicMenu.find, ({ menuId: id }) => publishedMenu(id));
      testGateway.menus.on(menus.analytics.allowLive, () => ({}));
      other = await testGateway.newGateway();
    });
    beforeEach(() => {
      openId = randomUUID();
    });
    afterEach(() => pages.splice(0).forEach((page) => page.leave()));

    it('count the browsers that have the menu open at any gateway, and none that left', async () => {
      expect(await live()).toEqual({ open: 0 });
      await open(gateway);
      await open(other);
      await open(other);
      // A gateway does not count its own shared pages twice.
      await share(gateway, other);
      expect(await live()).toEqual({ open: 3 });
      expect((await readLive(openId.toUpperCase())).json).toEqual({ open: 3 });
      // The timeout is much shorter than the lifetime of a share.
      for (const left of [2, 1]) {
        pages.pop()!.leave();
        await eventually(async () => {
          await share(other);
          expect(await live()).toEqual({ open: left });
        }, 4000);
      }
      await open(other);
      await share(other);
      expect(await live()).toEqual({ open: 2 });
    });

    it('count a gateway that shared some seconds before the others, and none of a minute ago', async () => {
      const redis = new Redis(testGateway.redis.url);
      const shared = async (count: number, secondsAgo: number) => {
        const key = `cv-open-pages:of-${secondsAgo}`;
        await redis.multi().hset(key, openId, count).expire(key, 30).exec();
        await redis.zadd('cv-open-pages', Date.now() - secondsAgo * 1000, key);
        return key;
      };
      const keys = [await shared(10, 11), await shared(100, 55), await shared(1000, 61)];
      for (const at of [gateway, other]) await open(at);
      await share(gateway, other);
      expect(await live()).toEqual({ open: 112 });
      await redis.multi().del(keys).zrem('cv-open-pages', keys).exec();
      expect(await live()).toEqual({ open: 2 });
      redis.disconnect();
    });

    it('forget within half a minute a gateway that says nothing more', async () => {
      await open(gateway);
      await share(gateway);
      const redis = new Redis(testGateway.redis.url);
      const shares = await redis.keys('cv-open-pages:*');
      const seconds = await Promise.all(shares.map((key) => redis.ttl(key)));
      redis.disconnect();
      expect(shares.length).toBeGreaterThan(0);
      // The lifetime exceeds two publishing intervals, so that a late share does not remove open pages.
      expect(Math.min(...seconds)).toBeGreaterThan(15);
      expect(Math.max(...seconds)).toBeLessThanOrEqual(30);
    });

    it('forget at once a gateway that stops', async () => {
      const leaving = await testGateway.newGateway();
      for (const at of [gateway, leaving]) await open(at);
      await share(gateway, leaving);
      expect(await live()).toEqual({ open: 2 });
      await leaving.app.close();
      expect(await live()).toEqual({ open: 1 });
    });

    it('are told to nobody whom menus-service does not allow', async () => {
      testGateway.menus.on(menus.analytics.allowLive, () => {
        throw new DomainError('PLAN_REQUIRED');
      });
      expect((await readLive()).status).toBe(402);
    });
  });

  it('stand beside what their owner did, in pages', async () => {
    const answer = await gateway.call('/api/dashboard/activity?page=2', { headers });
    expect([answer.status, answer.json]).toEqual([200, []]);
    expect(answer.headers['x-total-count']).toBe('41');
    expect(answer.headers['link']).toContain(
      '</api/dashboard/activity?page=3&limit=20>; rel="next"',
    );
  });
});

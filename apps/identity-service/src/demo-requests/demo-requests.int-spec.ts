import { identity } from '@cartaviva/contracts';
import { SALES_EMAIL, sharedTestService, type TestService } from '../../test/test-service';

describe('a demo request', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  it('is kept as it was asked', async () => {
    const asked = {
      name: ' Luis Mejía ',
      email: 'Luis@Example.com',
      restaurant: 'El Conuco',
      phone: '809-555-0100',
    };
    const stored = await service.visitor(identity.demoRequest.create, asked);
    expect(stored).toEqual({
      id: expect.any(String),
      name: 'Luis Mejía',
      email: 'luis@example.com',
      restaurant: 'El Conuco',
      phone: '809-555-0100',
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(
      await service.sql(`SELECT name, phone FROM demo_requests WHERE id = $1`, [stored.id]),
    ).toEqual([{ name: 'Luis Mejía', phone: '809-555-0100' }]);
  });

  it.each([{}, { phone: null }, { phone: '  ' }])('needs no phone: %j', async (phone) => {
    const asked = { name: 'Luis', email: 'luis@example.com', restaurant: 'El Conuco', ...phone };
    const stored = await service.visitor(identity.demoRequest.create, asked);
    expect(stored.phone).toBeNull();
  });

  it('is told to sales, whole, and answered to whoever asked, once a day', async () => {
    const email = `luis-${Date.now()}@example.com`;
    const asked = { name: 'Luis Mejía', email, restaurant: 'El Conuco', phone: '809-555-0100' };
    await service.visitor(identity.demoRequest.create, asked);
    await service.visitor(identity.demoRequest.create, { ...asked, restaurant: 'Otro' });
    const mails = (await service.mailsTo(SALES_EMAIL)).filter(
      ({ demoRequest }) => demoRequest?.email === email,
    );
    expect(mails).toMatchObject([
      { template: 'demo-requested', demoRequest: asked },
      { template: 'demo-requested', demoRequest: { restaurant: 'Otro' } },
    ]);
    const answers = () => service.mailsTo(email);
    expect(await answers()).toMatchObject([{ template: 'demo-answer', firstName: 'Luis Mejía' }]);
    service.clock.advance({ days: 1 });
    await service.visitor(identity.demoRequest.create, asked);
    expect(await answers()).toHaveLength(2);
  });
});

import { identity } from '@cartaviva/contracts';
import { startTestService, type TestService } from '../../test/test-service';

describe('a demo request', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

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
});

import { menus, type PublishedMenu } from '@cartaviva/contracts';
import { PLAIN_QR, type OtherLanguageCode, type PlanId } from '@cartaviva/domain';
import { aMenu } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const PLAN = { code: 'PLAN_REQUIRED', details: { plan: 'profesional' } };
const GREEN = { ...PLAIN_QR, foreground: '#0B5A3F', background: '#fbf3dd', withLogo: true };

async function ownerOn(plan: PlanId) {
  const owner = service.owner();
  const grant = (to: PlanId) =>
    service.grant({ accountId: owner.accountId, plan: to, expiresAt: null });
  await grant(plan);
  const { id: menuId } = await owner.call(menus.menu.create, aMenu());
  const speak = (...languages: OtherLanguageCode[]) =>
    owner.call(menus.menu.update, { menuId, languages });
  const design = (qrDesign: typeof GREEN) => owner.call(menus.menu.update, { menuId, qrDesign });
  return { ...owner, grant, menuId, speak, design };
}

describe('the languages of a menu', () => {
  it('come with the plan; after a lapse they stay, may be fewer, and not more', async () => {
    const ana = await ownerOn('inicial');
    await expect(ana.speak('en')).rejects.toMatchObject(PLAN);
    await ana.grant('profesional');
    expect(await ana.speak('en', 'ht')).toMatchObject({ languages: ['en', 'ht'] });
    await ana.grant('free');
    await expect(ana.speak('en', 'ht', 'fr')).rejects.toMatchObject(PLAN);
    expect(await ana.speak('ht')).toMatchObject({ languages: ['ht'] });
    await expect(ana.speak('en', 'ht')).rejects.toMatchObject(PLAN);
  });
});

describe('the looks of a code', () => {
  it('come with the plan; after a lapse they stay, or become plain', async () => {
    const ana = await ownerOn('inicial');
    expect(await ana.design(PLAIN_QR)).toMatchObject({ version: 1 });
    await expect(ana.design(GREEN)).rejects.toMatchObject(PLAN);
    await ana.grant('profesional');
    const qrDesign = { ...GREEN, foreground: '#0b5a3f' };
    expect(await ana.design(GREEN)).toMatchObject({ qrDesign });
    await ana.grant('free');
    expect(await ana.design(GREEN)).toMatchObject({ qrDesign, version: 2 });
    expect(await ana.design(PLAIN_QR)).toMatchObject({ qrDesign: PLAIN_QR });
  });

  it.each([
    ['too pale', { ...GREEN, foreground: '#10b981' }],
    ['light on dark', { ...PLAIN_QR, foreground: '#ffffff', background: '#000000' }],
  ])('are refused where phones could not read them: %s', async (_, qrDesign) => {
    const ana = await ownerOn('empresarial');
    await expect(ana.design(qrDesign)).rejects.toMatchObject({ code: 'QR_UNREADABLE' });
  });
});

describe('the design of a menu', () => {
  it('is had with every plan; after a lapse it stays as it was, in the published menu too', async () => {
    const ana = await ownerOn('profesional');
    const { menuId } = ana;
    const looks = { design: 'night-bar', themeColor: '#0b5a3f' } as const;
    await ana.call(menus.menu.update, { menuId, ...looks, isPublished: true });
    await ana.grant('free');
    const renamed = await ana.call(menus.menu.update, { menuId, name: 'De noche' });
    expect(renamed).toMatchObject({ ...looks, name: 'De noche', isPublished: true });
    const found = await service.visitor.call(menus.publicMenu.find, { menuId });
    const { menu } = JSON.parse((found as { published: string }).published) as PublishedMenu;
    expect(menu).toMatchObject(looks);
    expect(await ana.call(menus.menu.update, { menuId, design: 'cafe' })).toMatchObject({
      design: 'cafe',
    });
  });
});

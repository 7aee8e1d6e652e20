import { DomainError, identity, type SignedIn } from '@cartaviva/contracts';
import { House, type Gateway } from '../../test/house';
import { sampleUser } from '../../test/samples';

const person = {
  email: 'carmen@example.do',
  password: 'secreta',
  firstName: 'Carmen',
  lastName: 'Peña',
};
const sent = { email: person.email, message: 'Código de verificación enviado a tu email' };

describe('an account', () => {
  let house: House;
  let gateway: Gateway;

  beforeAll(async () => {
    house = await House.open();
    gateway = await house.gateway();
  });
  afterAll(() => house.close());

  it('is registered, and asks for the code', async () => {
    const asked: object[] = [];
    house.identity.on(identity.user.register, (request) => {
      asked.push(request);
      return sent;
    });
    const { status, json, headers } = await gateway.call('/api/auth/register', { body: person });
    expect([status, json]).toEqual([201, sent]);
    expect(asked).toEqual([person]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is confirmed by the code, which opens the session on this device', async () => {
    const user = sampleUser({ email: person.email });
    const devices: string[] = [];
    house.identity.on(identity.user.verifyEmail, ({ userAgent }) => {
      devices.push(userAgent);
      return { sid: 'session-1', expiresAt: '2099-01-01T00:00:00.000Z', user };
    });
    const { status, json, headers, text } = await gateway.call('/api/auth/verify-email', {
      body: { email: person.email, code: '123456' },
      headers: { 'user-agent': `Firefox\t${'x'.repeat(400)}` },
    });
    expect([status, json]).toEqual([200, user]);
    expect(headers['set-cookie']?.[0]).toContain('cv_session=');
    expect(text).not.toContain('session-1');
    expect(devices).toEqual([`Firefox${'x'.repeat(293)}`]);
  });

  it('gets another code', async () => {
    house.identity.on(identity.user.resendCode, () => sent);
    const body = { email: person.email };
    const { status, json } = await gateway.call('/api/auth/resend-code', { body });
    expect([status, json]).toEqual([202, sent]);
  });

  it('hears from its service when it has guessed too often, and for how long', async () => {
    house.identity.on(identity.user.verifyEmail, () => {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 42 });
    });
    const body = { email: person.email, code: '000000' };
    const { status, headers, json } = await gateway.call('/api/auth/verify-email', { body });
    expect([status, headers['retry-after']]).toEqual([429, '42']);
    expect(json).toMatchObject({ error: 'Demasiados intentos. Espera 42 segundos.' });
  });

  it('is told in the same words that its email or its password is wrong', async () => {
    house.identity.on(identity.session.signIn, () => {
      throw new DomainError('CREDENTIALS_WRONG');
    });
    const { email, password } = person;
    const { status, json } = await gateway.call('/api/auth/login', { body: { email, password } });
    expect(status).toBe(401);
    expect(json).toMatchObject({
      title: 'Unauthorized',
      error: 'El email o la contraseña no son correctos.',
    });
  });

  it('is told within two seconds when too many sign in at once', async () => {
    let comesToIt: (signedIn: SignedIn) => void;
    house.identity.on(identity.session.signIn, () => new Promise((turn) => (comesToIt = turn)));
    const { email, password } = person;
    const start = Date.now();
    const { status, headers } = await gateway.call('/api/auth/login', {
      body: { email, password },
    });
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect(Date.now() - start).toBeLessThan(2500);
    comesToIt!(house.people.openSession(sampleUser()));
  });

  it('changes its profile in its own name', async () => {
    const { cookie, user } = await house.signIn(gateway);
    house.identity.on(identity.user.updateProfile, (changes, { userId }) =>
      sampleUser({ id: userId, ...(changes as object) }),
    );
    const { json } = await gateway.call('/api/auth/profile', {
      method: 'PUT',
      headers: { cookie, 'x-user-id': 'somebody-else' },
      body: { firstName: 'María', profileImageUrl: null },
    });
    expect(json).toMatchObject({ id: user.id, firstName: 'María' });
  });

  it('starts where the browser is sent to sign in', async () => {
    const { status, headers } = await gateway.call('/api/login?plan=inicial&return=//evil.do');
    expect([status, headers['location']]).toEqual([302, '/login?plan=inicial']);
  });
});

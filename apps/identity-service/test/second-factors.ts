import { identity } from '@cartaviva/contracts';
import { digestOf } from '@cartaviva/secrets';
import { TOTP } from 'otpauth';
import { HOME, USER_AGENT, type Person } from './people';
import type { TestService } from './test-service';

/** Fixtures for second factors: an app, owners with one, and both steps of a sign-in. */
export function secondFactors(service: TestService) {
  /** Returns the app's code, `steps` time steps from now. */
  const digits = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({
      timestamp: service.clock.now().getTime() + steps * 30_000,
    });
  const nextStep = () => service.clock.advance({ seconds: 30 });

  /** Signs in with the password and returns the challenge from the refusal. */
  async function requestChallenge(person: Person, from = HOME): Promise<string> {
    const refused = await service.signIn(person, from).then(
      () => Promise.reject(new Error('the password was enough')),
      (error: { code: string; details: { challenge: string } }) => error,
    );
    expect(refused.code).toBe('SECOND_FACTOR_WANTED');
    return refused.details.challenge;
  }

  const prove = (challenge: string, code: string, from = HOME, device?: string) =>
    service.visitor(identity.session.signInWithSecondFactor, {
      challenge,
      code,
      userAgent: USER_AGENT,
      requester: from,
      ...(device && { device }),
    });

  async function owner() {
    const { person, sid, user, device } = await service.verified();
    const call = service.asUser(user.id);
    const begin = (password = person.password) => call(identity.secondFactor.begin, { password });
    const confirm = (setup: string, code: string) =>
      call(identity.secondFactor.confirm, {
        setup,
        code,
        currentSessionId: digestOf(sid),
        userAgent: USER_AGENT,
      });
    const remove = (password: string, code: string) =>
      call(identity.secondFactor.remove, { password, code, userAgent: USER_AGENT });
    return { person, sid, user, device, call, begin, confirm, remove };
  }

  /** Creates an owner with a second factor, and advances the clock to an unused app code. */
  async function guardedOwner() {
    const someone = await owner();
    const { secret, setup } = await someone.begin();
    const { recoveryCodes } = await someone.confirm(setup, digits(secret));
    nextStep();
    return { ...someone, secret, recoveryCodes };
  }

  const hasOne = async (userId: string) =>
    (await service.asUser(userId)(identity.user.get, {})).hasSecondFactor;

  return { digits, nextStep, requestChallenge, prove, owner, guardedOwner, hasOne };
}

import { open } from '@cartaviva/secrets';
import type { TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { HOME, newcomer } from '../../test/people';
import { secondFactors } from '../../test/second-factors';
import { MAIL_KEY, startTestService, type TestService } from '../../test/test-service';
import { KnownDevices } from '../devices/known-devices';
import { SecondFactorResealing } from '../second-factor/second-factor-resealing';
import { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import { GUESS_BUDGET } from '../verification-codes/guess-budget';
import { GuessBudgetsService } from '../verification-codes/guess-budgets.service';

const NEW_KEY = 'the key that takes its place, thirty-two long';

describe('what MAIL_KEY signed counts while it is being replaced, and no longer', () => {
  let service: TestService;
  let replaced: TestingModule;
  let done: TestingModule;
  beforeAll(async () => {
    service = await startTestService();
    [replaced, done] = await Promise.all([
      service.withKeys({ MAIL_KEY: NEW_KEY, MAIL_KEY_PREVIOUS: MAIL_KEY }),
      service.withKeys({ MAIL_KEY: NEW_KEY }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([replaced, done].map((replica) => replica.close()));
    await service.stop();
  });

  it('of a code that waits for its reader', async () => {
    const { email } = await service.register(newcomer());
    const code = await service.codeFor(email);
    const redeem = (at: TestingModule) =>
      at
        .get(DataSource)
        .transaction((manager) =>
          at.get(AddressProofsService).redeemCode(manager, 'verify', email, code, HOME),
        );
    expect(await redeem(done)).toBeNull();
    expect(await redeem(replaced)).toMatchObject({ email });
  });

  it('of a browser that its owner is known on, who gets a new token at the next sign-in', async () => {
    const { user, device } = await service.verified();
    const owner = await replaced.get(DataSource).manager.findOneByOrFail(User, { id: user.id });
    const known = (at: TestingModule, token?: string) => at.get(KnownDevices).nameOf(token, owner);
    expect(known(replaced, device)).toEqual(expect.any(String));
    expect(known(done, device)).toBeUndefined();
    expect(known(done, replaced.get(KnownDevices).issue(owner))).toEqual(expect.any(String));
  });

  it('of guesses at codes, which nobody gets anew', async () => {
    const { email } = newcomer();
    const [before, meanwhile] = [service.app, replaced].map((at) => at.get(GuessBudgetsService));
    const { manager } = replaced.get(DataSource);
    const left = async (at: GuessBudgetsService) => {
      let tries = GUESS_BUDGET;
      while (!(await at.allows(manager, email, 'verify', tries))) tries -= 1;
      return GUESS_BUDGET - tries;
    };
    await before!.hold(manager, email, 'verify', 3);
    expect(await left(meanwhile!)).toBe(3);
    const known = await meanwhile!.held(manager, email, 'verify');
    await meanwhile!.hold(manager, email, 'verify', known + 1);
    expect(await left(meanwhile!)).toBe(4);
    expect(await left(done.get(GuessBudgetsService))).toBe(4);
    await meanwhile!.forget(manager, email);
    expect(await left(before!)).toBe(0);
  });

  it('reseals second factors', async () => {
    const { user, secret } = await secondFactors(service).guardedOwner();
    replaced.useLogger(false);
    await replaced.get(SecondFactorResealing).sweep();
    const [row] = await service.sql<{ sealed: string }>(
      `SELECT second_factor_secret AS sealed FROM users WHERE id = $1`,
      [user.id],
    );
    expect(open(row!.sealed, NEW_KEY)).toBe(secret);
  });
});

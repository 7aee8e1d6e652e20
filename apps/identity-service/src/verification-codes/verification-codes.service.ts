import {
  identityEvents,
  type MailRequested,
  type MailWithheld,
  type Requester,
} from '@cartaviva/contracts';
import { CODE_TRIES } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { digestOf } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { MAIL_KEY } from '../mails/mail-key';
import { codeMail } from '../mails/mails';
import { codeDigest, expiryOf, newCode, newLinkToken } from './code-rules';
import { GuessBudgetsService } from './guess-budgets.service';
import { lockAddress } from './lock-address';
import { requesterKey, secondsUntilMail, type Occasion } from './mail-allowance';
import {
  VerificationCode,
  type CodePurpose,
  type PendingRegistration,
} from './verification-code.entity';

const DAY_MS = 24 * 3_600_000;

interface Wanted {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly requester: Requester;
  /**
   * The first name in the mail's greeting; null if no mail is sent. The code and link are stored and counted either
   * way, so that the response time does not reveal whether a mail was sent.
   */
  readonly firstName: string | null;
  /** Another mail that replaces the code. */
  readonly instead?: MailRequested;
  readonly occasion: Occasion;
  readonly requestId: string;
  /** Registration data of the requester. Without it, the data of an earlier registration stays. */
  readonly registration?: PendingRegistration;
}

/** Result of a request for a mail. It does not depend on the existence of an account. */
export interface Issued {
  /** Seconds until the requester may have another mail; 0 if one is sent. */
  readonly retryAfterSeconds: number;
  /** True if the mail contains a code besides the link. */
  readonly hasCode: boolean;
}

/** Issues the codes and links that verify an address. Callers that also lock a user's row must lock it first. */
@Injectable()
export class VerificationCodesService {
  constructor(
    @Inject(MAIL_KEY) private readonly mailKey: string,
    private readonly budgets: GuessBudgetsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a new code and link, and invalidates the requester's previous one. It does neither if the requester
   * exceeds the limits (`mail-allowance`). Codes of other requesters stay valid. After too many guesses, the mail
   * contains only the link (`guess-budget`).
   */
  async issue(manager: EntityManager, wanted: Wanted): Promise<Issued> {
    const { purpose, email, firstName, instead, occasion, requestId } = wanted;
    await lockAddress(manager, email);
    const now = this.clock.now();
    const sent = await manager.find(VerificationCode, {
      where: { email, purpose, createdAt: MoreThan(new Date(now.getTime() - DAY_MS)) },
      order: { createdAt: 'ASC' },
    });
    const retryAfterSeconds = secondsUntilMail(occasion, sent, wanted.requester, now);
    if (retryAfterSeconds > 0) return { retryAfterSeconds, hasCode: false };

    const requester = requesterKey(wanted.requester);
    const before = sent.findLast((code) => code.requester === requester && code.registration);
    const registration = wanted.registration ?? before?.registration ?? null;
    const mine = { email, purpose, requester, used: false };
    await manager.update(VerificationCode, mine, { used: true });
    const hasCode =
      purpose !== 'sign-in' && (await this.budgets.allows(manager, email, purpose, CODE_TRIES));
    const [code, token, expiresAt] = [newCode(), newLinkToken(), expiryOf(now)];
    const tries = hasCode ? 0 : CODE_TRIES;
    await manager.insert(VerificationCode, {
      ...{ email, purpose, requester, network: wanted.requester.network },
      code: codeDigest(email, code, this.mailKey),
      link: digestOf(token),
      registration,
      ...{ tries, networkTries: tries, elsewhereTries: tries },
      ...{ expiresAt, createdAt: now },
    });
    const secrets = { token, expiresAt, ...(hasCode && { code }) };
    const reader = { email, firstName: registration?.firstName ?? firstName ?? '' };
    const mail = codeMail(purpose, reader, secrets, this.mailKey);
    if (firstName !== null) await emit(manager, identityEvents.mailRequested, mail, requestId);
    else if (instead) await emit(manager, identityEvents.mailRequested, instead, requestId);
    else await emit(manager, identityEvents.mailWithheld, withheld(mail), requestId);
    return { retryAfterSeconds: 0, hasCode };
  }

  /** Invalidates all codes and links of the address, from any requester. */
  async kill(manager: EntityManager, email: string, ...purposes: CodePurpose[]): Promise<void> {
    for (const purpose of purposes) {
      await manager.update(VerificationCode, { email, purpose, used: false }, { used: true });
    }
  }
}

/** Records a mail that is not sent. It contains neither the address nor a code or token. */
const withheld = ({ mailId, template }: MailRequested): MailWithheld => ({ mailId, template });

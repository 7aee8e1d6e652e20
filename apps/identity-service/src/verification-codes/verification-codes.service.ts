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
  /** What the requester registers; without it, what they registered before stays. */
  readonly registration?: PendingRegistration;
}

/** What became of a wish for a mail: the same for every address, whether it has an account or not. */
export interface Issued {
  /** Until the requester may have another; 0 when one is on its way. */
  readonly retryAfterSeconds: number;
  /** Whether the mail brings digits beside its link. */
  readonly hasCode: boolean;
}

/**
 * Issues the codes and links that prove an address. Callers that lock an account's row do so before they
 * come here.
 */
@Injectable()
export class VerificationCodesService {
  constructor(
    @Inject(MAIL_KEY) private readonly mailKey: string,
    private readonly budgets: GuessBudgetsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a new code and link, and ends the requester's old one; does neither past their allowance
   * (`mail-allowance`). Other requesters' codes stay as they are. The mail has the link alone when too
   * many codes were guessed (`guess-budget`).
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

  /** The address's living codes and links open nothing any more, whoever asked for them. */
  async kill(manager: EntityManager, email: string, ...purposes: CodePurpose[]): Promise<void> {
    for (const purpose of purposes) {
      await manager.update(VerificationCode, { email, purpose, used: false }, { used: true });
    }
  }
}

/** Records a mail that is not sent. It contains neither the address nor a code or token. */
const withheld = ({ mailId, template }: MailRequested): MailWithheld => ({ mailId, template });

import { identity, type RegistrationView, type RequestTo } from '@cartaviva/contracts';
import { canonicalEmail, CODE_SENT, normalizedText } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { plainMail } from '../mails/mails';
import { requireUncommon } from '../passwords/common-passwords';
import { mailMessage } from '../verification-codes/mail-message';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';
import { insertUnlessKnown, lockUser } from './user-rows';
import { awaitedHash, AwaitedPasswords } from './awaited-passwords';
import { User } from './user.entity';

const SET_PASSWORD = `UPDATE users SET password = $2 WHERE email = $1`;

@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly awaited: AwaitedPasswords,
    private readonly codes: VerificationCodesService,
  ) {}

  /**
   * Does the same work and gives the same answer for new and existing addresses. Only a mail to the address tells
   * them apart. The names and the password are stored with the code, and apply only if the browser that sent them
   * verifies the address. Therefore nobody else can rename a pending user.
   */
  @Handles(identity.user.register)
  async register(
    { requester, ...request }: RequestTo<typeof identity.user.register>,
    { requestId }: MessageContext,
  ): Promise<RegistrationView> {
    const email = canonicalEmail(request.email);
    requireUncommon(request.password, email);
    const names = {
      firstName: normalizedText(request.firstName),
      lastName: normalizedText(request.lastName),
    };
    const password = await this.awaited.hash(email, request.password);
    const issued = await this.dataSource.transaction(async (manager) => {
      await insertUnlessKnown(manager, { email, password, ...names });
      const user = await lockUser(manager, { email });
      const isWaiting = user?.isEmailVerified === false;
      const issued = await this.codes.issue(manager, {
        ...{ email, requester, requestId, purpose: 'verify', occasion: 'registration' },
        firstName: isWaiting ? names.firstName : null,
        ...(isWaiting
          ? { registration: { ...names, password } }
          : user && { instead: plainMail('account-exists', user) }),
      });
      // The password is set even if no code was sent, because the previous code may have gone to a stranger.
      // A verified account keeps its password, but its row is still written, so that the response time does
      // not reveal it.
      const hash = isWaiting ? awaitedHash(user.password, password) : user?.password;
      await manager.query(SET_PASSWORD, [email, hash]);
      return issued;
    });
    return { email, message: mailMessage(issued, CODE_SENT) };
  }

  /**
   * Sends another code to an unverified address. The answer is the same for every address; no row is locked (see
   * `forgot`).
   */
  @Handles(identity.user.resendCode)
  async resendCode(
    { email: address, requester }: RequestTo<typeof identity.user.resendCode>,
    { requestId }: MessageContext,
  ): Promise<RegistrationView> {
    const email = canonicalEmail(address);
    const issued = await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email });
      const firstName = user?.isEmailVerified === false ? user.firstName : null;
      const wanted = { purpose: 'verify', occasion: 'request', email, firstName } as const;
      return this.codes.issue(manager, { ...wanted, requester, requestId });
    });
    return { email, message: mailMessage(issued, CODE_SENT) };
  }
}

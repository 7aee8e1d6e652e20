import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, PeriodicModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEventsService } from './account-events/account-events.service';
import { AccountDeletionService } from './accounts/account-deletion.service';
import { AccountExportService } from './accounts/account-export.service';
import { ErasureSweep } from './accounts/erasure-sweep';
import { OwnAccountService } from './accounts/own-account.service';
import { OwnerProof } from './accounts/owner-proof';
import { DemoRequestListService } from './admin/demo-request-list.service';
import { UserDirectoryService } from './admin/user-directory.service';
import { ApiKeyOwnersService } from './api-keys/api-key-owners.service';
import { ApiKeysService } from './api-keys/api-keys.service';
import type { IdentityConfig } from './config';
import { DemoRequestsService } from './demo-requests/demo-requests.service';
import { KnownDevices } from './devices/known-devices';
import { SignInWithGoogleService } from './google/sign-in-with-google.service';
import { IDENTITY_ENTITIES } from './identity-entities';
import { IntegrationRequestsService } from './integration-requests/integration-requests.service';
import { InvitationAcceptanceService } from './invitations/invitation-acceptance.service';
import { InvitationsService } from './invitations/invitations.service';
import { BillingMails } from './mails/billing-mails';
import { MAIL_KEY, MAIL_KEYS } from './mails/mail-key';
import { SALES_ADDRESS } from './mails/sales-address';
import { ScheduledChangeMails } from './mails/scheduled-change-mails';
import { WebhookMails } from './mails/webhook-mails';
import { WeeklyMails } from './mails/weekly-mails';
import { Departures } from './members/departures';
import { MembersService } from './members/members.service';
import { MembershipsService } from './members/memberships.service';
import { NoticeDelivery } from './owner-notices/notice-delivery';
import { OwnerNotices } from './owner-notices/owner-notices.service';
import { ForgottenPasswordService } from './password-changes/forgotten-password.service';
import { NewPasswordService } from './password-changes/new-password.service';
import { PasswordChangeService } from './password-changes/password-change.service';
import { GuessLimit } from './passwords/guess-limit';
import { PasswordProof } from './passwords/password-proof';
import { HashingCost, Passwords } from './passwords/passwords';
import { Retention } from './retention/retention';
import { REVOCATIONS_REDIS, Revocations } from './revocations/revocations';
import { RolesService } from './roles/roles.service';
import { SecondFactorProof } from './second-factor/second-factor-proof';
import { SecondFactorResealing } from './second-factor/second-factor-resealing';
import { SecondFactorSignInService } from './second-factor/second-factor-sign-in.service';
import { SecondFactorService } from './second-factor/second-factor.service';
import { ArrivalsService } from './sessions/arrivals.service';
import { OwnSessionsService } from './sessions/own-sessions.service';
import { SessionsService } from './sessions/sessions.service';
import { SignInLinksService } from './sign-in/sign-in-links.service';
import { SignInService } from './sign-in/sign-in.service';
import { Incidents } from './status/incidents.service';
import { StatusChecks } from './status/status-checks.service';
import { StatusHistoryService } from './status/status-history.service';
import { TransferAcceptanceService } from './transfers/transfer-acceptance.service';
import { TransferExpiry } from './transfers/transfer-expiry';
import { TransfersService } from './transfers/transfers.service';
import { AwaitedPasswords } from './users/awaited-passwords';
import { EmailVerificationService } from './users/email-verification.service';
import { NewcomersService } from './users/newcomers.service';
import { ProfileImagesService } from './users/profile-images.service';
import { ProfileService } from './users/profile.service';
import { RegistrationService } from './users/registration.service';
import { SubscriptionStatusService } from './users/subscription-status.service';
import { AddressProofsService } from './verification-codes/address-proofs.service';
import { GuessBudgetsService } from './verification-codes/guess-budgets.service';
import { VerificationCodesService } from './verification-codes/verification-codes.service';

@Module({
  providers: [
    AwaitedPasswords,
    EmailVerificationService,
    NewcomersService,
    ProfileService,
    ProfileImagesService,
    RegistrationService,
    SubscriptionStatusService,
    BillingMails,
    ScheduledChangeMails,
    WebhookMails,
    WeeklyMails,
    ArrivalsService,
    KnownDevices,
    SessionsService,
    OwnSessionsService,
    SignInService,
    SignInLinksService,
    SecondFactorProof,
    SecondFactorResealing,
    SecondFactorService,
    SecondFactorSignInService,
    SignInWithGoogleService,
    ForgottenPasswordService,
    NewPasswordService,
    PasswordChangeService,
    ApiKeysService,
    ApiKeyOwnersService,
    AccountDeletionService,
    AccountExportService,
    OwnerProof,
    ErasureSweep,
    OwnAccountService,
    UserDirectoryService,
    DemoRequestListService,
    DemoRequestsService,
    IntegrationRequestsService,
    StatusChecks,
    StatusHistoryService,
    Incidents,
    OwnerNotices,
    NoticeDelivery,
    Departures,
    MembersService,
    MembershipsService,
    InvitationsService,
    InvitationAcceptanceService,
    TransferAcceptanceService,
    TransferExpiry,
    TransfersService,
    AccountEventsService,
    GuessLimit,
    HashingCost,
    PasswordProof,
    Passwords,
    RolesService,
    AddressProofsService,
    GuessBudgetsService,
    VerificationCodesService,
  ],
})
export class IdentityServiceModule {
  static with({
    DATABASE_URL,
    REDIS_URL,
    MAIL_KEY: mailKey,
    MAIL_KEY_PREVIOUS: previous,
    SALES_EMAIL,
  }: Pick<
    IdentityConfig,
    'DATABASE_URL' | 'REDIS_URL' | 'MAIL_KEY' | 'MAIL_KEY_PREVIOUS' | 'SALES_EMAIL'
  >): DynamicModule {
    return {
      module: IdentityServiceModule,
      imports: [
        PersistenceModule.forRoot({
          schema: 'identity',
          url: DATABASE_URL,
          entities: IDENTITY_ENTITIES,
        }),
        OutboxModule.forRoot({ service: 'identity', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, role: 'identity' }),
        PeriodicModule,
        HealthModule.with({
          inject: [DataSource, MessageClient],
          checks: postgresAndRedis,
        }),
      ],
      providers: [
        Clock,
        Retention,
        Revocations,
        { provide: MAIL_KEY, useValue: mailKey },
        { provide: MAIL_KEYS, useValue: [mailKey, ...(previous ? [previous] : [])] },
        { provide: SALES_ADDRESS, useValue: SALES_EMAIL },
        { provide: REVOCATIONS_REDIS, useValue: REDIS_URL },
      ],
    };
  }
}

import type { MailTemplate } from '@cartaviva/contracts';
import { render } from '@react-email/render';
import type { MailFacts, WrittenMail } from './mail';
import { accountExists } from './templates/account-exists';
import { accountHandedOver } from './templates/account-handed-over';
import { accountReceived } from './templates/account-received';
import { apiKeyCreated } from './templates/api-key-created';
import { apiKeysEnded } from './templates/api-keys-ended';
import { apiKeyRotated } from './templates/api-key-rotated';
import { demoAnswer } from './templates/demo-answer';
import { demoRequested } from './templates/demo-requested';
import { deletionCode } from './templates/deletion-code';
import { deletionRequested } from './templates/deletion-requested';
import { googleLinked } from './templates/google-linked';
import { integrationAnswer } from './templates/integration-answer';
import { integrationRequested } from './templates/integration-requested';
import { invitation } from './templates/invitation';
import { SupportAddress } from './templates/letter';
import { ownerNotice } from './templates/owner-notice';
import { passwordChanged } from './templates/password-changed';
import { passwordResetCode } from './templates/password-reset-code';
import { paymentFailed } from './templates/payment-failed';
import { paymentReceipt } from './templates/payment-receipt';
import { personJoined } from './templates/person-joined';
import { personRemoved } from './templates/person-removed';
import { recoveryCodeUsed } from './templates/recovery-code-used';
import { secondFactorAdded } from './templates/second-factor-added';
import { secondFactorRemoved } from './templates/second-factor-removed';
import { imageFailed } from './templates/image-failed';
import { planEndsSoon } from './templates/plan-ends-soon';
import { roleChanged } from './templates/role-changed';
import { signInLink } from './templates/sign-in-link';
import { transferCode } from './templates/transfer-code';
import { transferEnded } from './templates/transfer-ended';
import { transferProposed } from './templates/transfer-proposed';
import { trialEndsSoon } from './templates/trial-ends-soon';
import { trialEndsToday } from './templates/trial-ends-today';
import { verificationCode } from './templates/verification-code';
import { webhookPaused } from './templates/webhook-paused';
import { scheduledChangesEnded } from './templates/scheduled-changes-ended';
import { webhookSecretRotated } from './templates/webhook-secret-rotated';
import { webhooksEnded } from './templates/webhooks-ended';
import { weeklyAnalytics } from './templates/weekly-analytics';

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const TEMPLATES: Record<MailTemplate, (facts: MailFacts) => WrittenMail> = {
  'verification-code': verificationCode,
  'account-exists': accountExists,
  'password-reset-code': passwordResetCode,
  'password-changed': passwordChanged,
  'sign-in-link': signInLink,
  'api-key-created': apiKeyCreated,
  'api-key-rotated': apiKeyRotated,
  'google-linked': googleLinked,
  'second-factor-added': secondFactorAdded,
  'second-factor-removed': secondFactorRemoved,
  'recovery-code-used': recoveryCodeUsed,
  'deletion-code': deletionCode,
  'deletion-requested': deletionRequested,
  'role-changed': roleChanged,
  invitation,
  'person-joined': personJoined,
  'person-removed': personRemoved,
  'api-keys-ended': apiKeysEnded,
  'transfer-code': transferCode,
  'transfer-proposed': transferProposed,
  'transfer-ended': transferEnded,
  'account-received': accountReceived,
  'account-handed-over': accountHandedOver,
  'picture-failed': imageFailed,
  'webhook-paused': webhookPaused,
  'webhooks-ended': webhooksEnded,
  'webhook-secret-rotated': webhookSecretRotated,
  'scheduled-changes-ended': scheduledChangesEnded,
  'demo-requested': demoRequested,
  'demo-answer': demoAnswer,
  'integration-requested': integrationRequested,
  'integration-answer': integrationAnswer,
  'owner-notice': ownerNotice,
  'weekly-analytics': weeklyAnalytics,
  'trial-ends-soon': trialEndsSoon,
  'trial-ends-today': trialEndsToday,
  'plan-ends-soon': planEndsSoon,
  'payment-receipt': paymentReceipt,
  'payment-failed': paymentFailed,
};

const PLAIN = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

export async function renderMail(template: MailTemplate, facts: MailFacts): Promise<MailContent> {
  const { subject, body } = TEMPLATES[template](facts);
  const mail = <SupportAddress value={facts.support}>{body}</SupportAddress>;
  const html = await render(mail);
  const text = await render(mail, { plainText: true, htmlToTextOptions: PLAIN });
  return { subject, html, text };
}

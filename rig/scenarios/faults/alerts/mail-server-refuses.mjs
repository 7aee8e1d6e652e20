import { askForMails, whenMailsAreSent } from '../../../clients/mail-requests.mjs';

export const title = 'Nothing listens at the mail server, and 140 mails';
export const fires = ['MailsFail', 'JobsRetried'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = (rig) => askForMails(rig, 40);

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  await rig.smtp.refuse();
  await askForMails(rig, 140);
  await whenFiring();
  await rig.smtp.heal();
  await whenMailsAreSent(rig);
}

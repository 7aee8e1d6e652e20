import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';

const UPDATED = new Date('2026-11-21T12:00:00Z');

export default function PrivacyScreen() {
  return <LegalPage document={PRIVACY} date={UPDATED} />;
}

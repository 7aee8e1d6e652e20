import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';

const UPDATED = new Date(2026, 10, 21);

export default function PrivacyScreen() {
  return <LegalPage document={PRIVACY} date={UPDATED} />;
}

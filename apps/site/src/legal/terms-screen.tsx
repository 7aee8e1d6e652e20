import { LegalPage } from './legal-page';
import { TERMS } from './terms';

const UPDATED = new Date(2026, 10, 21);

export default function TermsScreen() {
  return <LegalPage document={TERMS} date={UPDATED} />;
}

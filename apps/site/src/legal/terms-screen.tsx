import { LegalPage } from './legal-page';
import { TERMS } from './terms';

const UPDATED = new Date('2026-11-21T12:00:00Z');

export default function TermsScreen() {
  return <LegalPage document={TERMS} date={UPDATED} />;
}

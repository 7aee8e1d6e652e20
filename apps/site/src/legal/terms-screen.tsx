import { LegalPage } from './legal-page';
import terms from './terminos.md';

export default function TermsScreen() {
  return <LegalPage document={terms} />;
}

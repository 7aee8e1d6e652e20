import { LegalPage } from './legal-page';
import privacy from './privacidad.md';

export default function PrivacyScreen() {
  return <LegalPage document={privacy} />;
}

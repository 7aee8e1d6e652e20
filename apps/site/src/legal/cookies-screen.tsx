import { CountingChoice } from '../consent/counting-choice';
import cookies from './cookies.md';
import { LegalPage } from './legal-page';

export default function CookiesScreen() {
  return (
    <LegalPage document={cookies}>
      <CountingChoice />
    </LegalPage>
  );
}

import { CountingChoice } from '../consent/counting-choice';
import { COOKIES } from './cookies';
import { LegalPage } from './legal-page';

/** This one carries the day it is read (specification §2, "Legal pages"). */
export default function CookiesScreen() {
  return (
    <LegalPage document={COOKIES} date={new Date()}>
      <CountingChoice />
    </LegalPage>
  );
}

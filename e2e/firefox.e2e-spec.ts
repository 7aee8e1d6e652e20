import { FirefoxWindow } from './support/engines/firefox-window';
import { journeysIn } from './support/engines/journeys';

journeysIn('Firefox', () => FirefoxWindow.open());

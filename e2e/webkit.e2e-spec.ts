import { journeysIn } from './support/engines/journeys';
import { WebKitWindow } from './support/engines/webkit-window';

journeysIn('WebKit', () => WebKitWindow.open());

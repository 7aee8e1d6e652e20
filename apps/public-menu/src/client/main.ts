import { followCategories } from './categories';
import { offerSearch } from './find';
import { storeCopy } from './offline-copy';
import { keepPlace } from './place';
import { stayLive } from './live';
import { nextTask } from './next-task';
import './scan';
import { offerHours } from './offer-hours';
import { offerReadingTools } from './reading-tools';
import { offerSheets } from './sheets';
import { countVisit } from './visit';

const { menuId } = document.body.dataset;

// Reveals the controls that need a script.
document.documentElement.dataset['script'] = '';
offerReadingTools(document);
offerHours(document);
offerSearch(document);
followCategories(document);
offerSheets(document);
keepPlace(document);
if (menuId) {
  const afterwards = () => {
    void countVisit(menuId);
    stayLive(menuId);
    // The phone stores no copy of a menu that is embedded in another site (`EmbedsController` in the gateway).
    if (location.pathname.startsWith('/insertar/')) void import('./embedded');
    else storeCopy();
  };
  // A deferred script runs before the `load` event.
  addEventListener('load', () => void nextTask().then(afterwards));
}

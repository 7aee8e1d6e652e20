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

// From here on what only a script can do may be seen.
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
    // What stands on somebody else's site (the gateway's `EmbedsController`) is not this phone's to keep.
    if (location.pathname.startsWith('/insertar/')) void import('./embedded');
    else storeCopy();
  };
  // A deferred script runs before the page is loaded.
  addEventListener('load', () => void nextTask().then(afterwards));
}

import { followCategories } from './categories';
import { offerSearch } from './find';
import { countVisit } from './visit';

const { menuId } = document.body.dataset;

offerSearch(document);
followCategories(document);
if (menuId) {
  if (document.readyState === 'complete') void countVisit(menuId);
  else addEventListener('load', () => void countVisit(menuId), { once: true });
}

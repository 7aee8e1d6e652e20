/** Defaults of new menus. They are loaded with the first new menu, because the list of countries is large. */
export { browserPlace, newMenuDefaults } from '@cartaviva/domain';

/** What only new menus need. It is loaded with the first one, because the list of countries is large. */
export { browserPlace, newMenuDefaults } from '@cartaviva/domain';

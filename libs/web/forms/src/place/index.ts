export { PLACE_MESSAGES } from './messages';
export { PlaceFields } from './place-fields';

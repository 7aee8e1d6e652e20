export { storedHoursInWords } from './hours-words';
export { HOURS_MESSAGES } from './messages';
export { WeekForm } from './week-form';

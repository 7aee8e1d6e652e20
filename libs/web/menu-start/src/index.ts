export type { CopiedMenu, MenuStart } from './menu-start';
export { MESSAGES as START_MESSAGES } from './messages';
export { StartChoices } from './start-choices';
export { StartDialog } from './start-dialog';
export { TemplateChoice, type TemplatesRead } from './template-choice';

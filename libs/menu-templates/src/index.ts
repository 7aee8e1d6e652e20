export * from './template-image';
export type { MenuTemplate, TemplateDish, TemplateOption } from './menu-template';
export { TEMPLATES } from './templates';

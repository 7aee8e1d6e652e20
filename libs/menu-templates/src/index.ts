export * from './house-picture';
export type { MenuTemplate, TemplateDish, TemplateOption } from './menu-template';
export { TEMPLATES } from './templates';

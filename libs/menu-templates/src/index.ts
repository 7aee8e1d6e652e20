export * from './template-design';
export * from './template-image';
export type { MenuTemplate, TemplateItem, TemplateOption } from './menu-template';
export { TEMPLATES } from './templates';

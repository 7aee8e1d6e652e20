export * from './advice';
export * from './advice-rules';
export type { AdvisedItem, AdvisedMenu, AdviceFigures } from './figures';

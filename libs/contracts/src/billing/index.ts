export * from './messages';
export * from './plan.dto';

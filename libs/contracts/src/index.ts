export * from './actor';
export * from './billing';
export * from './call-limits';
export * from './errors';
export * from './event-listeners';
export * from './identity';
export * from './media';
export * from './menus';
export * from './message';
export {
  isOperation,
  type AnyOperation,
  type FileReply,
  type Operation,
  type Paging,
  type PathRules,
  type ReplyShape,
  type RequestTo,
  type SpreadsheetBody,
} from './operation';
export * from './page';
export * from './people';
export * from './rules';
export * from './status';

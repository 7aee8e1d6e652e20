export { ClosingBanner } from './closing-banner';
export { ConnectionProvider } from './connection-provider';
export * from './demo-mode';
export { OWNER_ENTRIES } from './owner-entries';
export { OWNER_FILES } from './owner-files';
export * from './session';
export { useAccount } from './use-account';
export { useAccountRefresh } from './use-account-refresh';

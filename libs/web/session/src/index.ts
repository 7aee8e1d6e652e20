export { ClosingBanner } from './closing-banner';
export { ConnectionProvider } from './connection-provider';
export * from './demo-mode';
export * from './session';
export { useAccount } from './use-account';
export { useRefreshOnReturn } from './use-refresh-on-return';

export { ClosingBanner } from './closing-banner';
export * from './demo-mode';
export * from './session';
export { useAccount } from './use-account';

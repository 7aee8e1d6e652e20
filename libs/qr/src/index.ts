export * from './qr-drawing';
export * from './qr-svg';

export * from './paypal-button';
export * from './sign-in-address';
export * from './use-payment';

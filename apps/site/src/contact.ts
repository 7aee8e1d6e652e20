import { installationContact } from '@cartaviva/api-client';

/** How people reach this installation. */
export const CONTACT = installationContact();

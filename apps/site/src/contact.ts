import { installationContact } from '@cartaviva/api-client';

/** Contact details of this installation. */
export const CONTACT = installationContact();

import { installationContact } from '@cartaviva/api-client';

export const CONTACT = installationContact();

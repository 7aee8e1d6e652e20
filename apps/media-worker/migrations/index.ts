import { CreateEventTables1763000000000, type Migration } from '@cartaviva/persistence';
import { CreateUploadTickets1763000001000 } from './1763000001000-create-upload-tickets';
import { CreateObjects1763000002000 } from './1763000002000-create-objects';
import { CreateSentMails1763000003000 } from './1763000003000-create-sent-mails';

/** The whole history of the media schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateUploadTickets1763000001000,
  CreateObjects1763000002000,
  CreateSentMails1763000003000,
];

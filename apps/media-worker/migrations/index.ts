import {
  CreateEventTables1763000000000,
  LetEventsBeTraced1763000100000,
  type Migration,
} from '@cartaviva/persistence';
import { CreateUploadTickets1763000001000 } from './1763000001000-create-upload-tickets';
import { CreateObjects1763000002000 } from './1763000002000-create-objects';
import { CreateSentMails1763000003000 } from './1763000003000-create-sent-mails';
import { KnowObjectsBetter1763000020000 } from './1763000020000-know-objects-better';
import { BindTickets1763000021000 } from './1763000021000-bind-tickets';
import { CreateWebhooks1763000050000 } from './1763000050000-create-webhooks';
import { LetNobodyOwnPictures1763000060000 } from './1763000060000-let-nobody-own-pictures';
import { WeighObjects1763000070000 } from './1763000070000-weigh-objects';
import { KnowUnfinishedImages1763000080000 } from './1763000080000-know-unfinished-images';
import { CreateWebhookDeliveries1763000081000 } from './1763000081000-create-webhook-deliveries';
import { LogWebhookDeliveries1763000090000 } from './1763000090000-log-webhook-deliveries';
import { KnowWhoMadeWebhooks1763000126000 } from './1763000126000-know-who-made-webhooks';
import { FollowTransfers1763000130000 } from './1763000130000-follow-transfers';
import { KnowWhoseSecretsSign1763000131410 } from './1763000131410-know-whose-secrets-sign';
import { KnowRefusedFormats1763000131600 } from './1763000131600-know-refused-formats';

/** The whole history of the media schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateUploadTickets1763000001000,
  CreateObjects1763000002000,
  CreateSentMails1763000003000,
  KnowObjectsBetter1763000020000,
  BindTickets1763000021000,
  CreateWebhooks1763000050000,
  LetNobodyOwnPictures1763000060000,
  WeighObjects1763000070000,
  KnowUnfinishedImages1763000080000,
  CreateWebhookDeliveries1763000081000,
  LogWebhookDeliveries1763000090000,
  LetEventsBeTraced1763000100000,
  KnowWhoMadeWebhooks1763000126000,
  FollowTransfers1763000130000,
  KnowWhoseSecretsSign1763000131410,
  KnowRefusedFormats1763000131600,
];

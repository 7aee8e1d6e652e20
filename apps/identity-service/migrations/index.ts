import {
  CreateEventTables1763000000000,
  LetEventsBeTraced1763000100000,
  type Migration,
} from '@cartaviva/persistence';
import { CreateUsers1763000001000 } from './1763000001000-create-users';
import { CreateSessions1763000002000 } from './1763000002000-create-sessions';
import { CreateVerificationCodes1763000003000 } from './1763000003000-create-verification-codes';
import { CreateDemoRequests1763000004000 } from './1763000004000-create-demo-requests';
import { GiveSessionsOwners1763000005000 } from './1763000005000-give-sessions-owners';
import { GiveCodesPurposes1763000006000 } from './1763000006000-give-codes-purposes';
import { LetAccountsChange1763000007000 } from './1763000007000-let-accounts-change';
import { CreateGoogleLinks1763000008000 } from './1763000008000-create-google-links';
import { CreateApiKeys1763000009000 } from './1763000009000-create-api-keys';
import { CreateAccountEvents1763000010000 } from './1763000010000-create-account-events';
import { CountGuessesByPlace1763000030000 } from './1763000030000-count-guesses-by-place';
import { TellRequestersApart1763000040000 } from './1763000040000-tell-requesters-apart';
import { CreateStatus1763000050000 } from './1763000050000-create-status';
import { CreateOwnerNotices1763000060000 } from './1763000060000-create-owner-notices';
import { ScopeApiKeys1763000070000 } from './1763000070000-scope-api-keys';
import { FindProfileImages1763000101000 } from './1763000101000-find-profile-images';
import { CreateMembers1763000120000 } from './1763000120000-create-members';
import { TransferAccounts1763000130000 } from './1763000130000-transfer-accounts';
import { CountNoGuesses1763000131400 } from './1763000131400-count-no-guesses';
import { CreateSecondFactors1763000131500 } from './1763000131500-create-second-factors';
import { NoteTheGuide1763000131510 } from './1763000131510-note-the-guide';

/** The whole history of the identity schema, oldest first. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateUsers1763000001000,
  CreateSessions1763000002000,
  CreateVerificationCodes1763000003000,
  CreateDemoRequests1763000004000,
  GiveSessionsOwners1763000005000,
  GiveCodesPurposes1763000006000,
  LetAccountsChange1763000007000,
  CreateGoogleLinks1763000008000,
  CreateApiKeys1763000009000,
  CreateAccountEvents1763000010000,
  CountGuessesByPlace1763000030000,
  TellRequestersApart1763000040000,
  CreateStatus1763000050000,
  CreateOwnerNotices1763000060000,
  ScopeApiKeys1763000070000,
  LetEventsBeTraced1763000100000,
  FindProfileImages1763000101000,
  CreateMembers1763000120000,
  TransferAccounts1763000130000,
  CountNoGuesses1763000131400,
  CreateSecondFactors1763000131500,
  NoteTheGuide1763000131510,
];

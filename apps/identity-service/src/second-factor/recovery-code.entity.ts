import { Entity, PrimaryColumn } from 'typeorm';

/** A code that opens the account once in the app's place; it goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  digest: string;
}

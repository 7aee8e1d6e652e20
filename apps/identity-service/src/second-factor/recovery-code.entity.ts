import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code replaces the app's code once. Its row is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  digest: string;
}

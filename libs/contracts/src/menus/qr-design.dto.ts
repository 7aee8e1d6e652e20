import { QR_SHAPES, RULE_MESSAGES, type QrDesign, type QrShape } from '@cartaviva/domain';
import { IsIn } from 'class-validator';
import { Flag, ThemeColor } from '../rules';

/** Design of a menu's QR code. Refused as QR_UNREADABLE when phones could not read it. */
export class QrDesignView implements QrDesign {
  @ThemeColor()
  foreground: string;

  @ThemeColor()
  background: string;

  @IsIn([...QR_SHAPES], { message: RULE_MESSAGES.qrShape })
  shape: QrShape;

  @Flag()
  withLogo: boolean;
}

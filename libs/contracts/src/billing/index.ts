export * from './mail-wanted.event';
export * from './messages';
export * from './order.dto';
export * from './payment.dto';
export * from './plan.dto';

export * from './demo-request.dto';
export * from './mail.dto';
export * from './messages';
export * from './registration.dto';
export * from './session.dto';
export * from './user.dto';

export * from './changed-fields';
export * from './dto-field';
export * from './dto-form';
export * from './form-error';

export { DomainError, ERROR_CODES, type ErrorCode, type ErrorDetails } from '@cartaviva/domain';

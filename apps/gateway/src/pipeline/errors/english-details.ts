import type { ErrorCode, ErrorDetails } from '@cartaviva/contracts';

type Detail = string | ((details: ErrorDetails) => string);

const fieldsAtFault = ({ fields = {} }: ErrorDetails): string => {
  const names = Object.keys(fields).slice(0, 5);
  return names.length > 0 ? `Not valid: ${names.join(', ')}.` : 'The request is not valid.';
};

const upTo = (limit: number | undefined, things: string) =>
  limit === undefined
    ? `You have reached the limit of ${things}.`
    : `The limit is ${limit} ${things}.`;

export const ENGLISH_DETAILS: Readonly<Record<ErrorCode, Detail>> = {
  INVALID_INPUT: fieldsAtFault,
  UNAUTHENTICATED: ({ isKey }) =>
    isKey
      ? 'This API key is not valid, has expired or was revoked.'
      : 'Send an API key in Authorization: Bearer, or sign in.',
  FORBIDDEN: 'You are not allowed to do this.',
  ROLE_FORBIDDEN: ({ role }) => `The role${role ? ` ${role}` : ''} does not allow this.`,
  FOREIGN_ORIGIN: 'This action can only be done from CartaViva.',
  MISDIRECTED: 'This request reached another host. Try again.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED:
    'This address does not take this method. The header Allow names those it takes.',
  MENU_NOT_FOUND: 'This menu does not exist or is not published.',
  RESTAURANT_NOT_FOUND: 'This restaurant does not exist.',
  CATEGORY_NOT_FOUND: 'This category does not exist.',
  ITEM_NOT_FOUND: 'This item does not exist.',
  OBJECT_NOT_FOUND: 'This image does not exist.',
  VERSION_NOT_FOUND: 'This version does not exist, or is too old to be shown.',
  PRICE_CHANGE_NOT_FOUND: 'This price change does not exist, or is too old to be shown.',
  PRICE_CHANGE_TOO_LARGE: ({ limit }) => upTo(limit, 'items in one price change'),
  SCHEDULED_CHANGE_NOT_FOUND: 'This scheduled change does not exist.',
  SCHEDULED_CHANGE_OVER: 'This scheduled change was already made or attempted.',
  SCHEDULED_CHANGES_FULL: ({ limit }) => upTo(limit, 'scheduled changes'),
  MENU_NOT_PUBLISHED: 'Publish the menu to get its QR code.',
  MENU_LIMIT_REACHED: ({ limit, plan }) => `${upTo(limit, 'menus')} Plan: ${plan ?? 'current'}.`,
  PLAN_REQUIRED: ({ plan }) => `This needs the plan ${plan ?? 'above yours'}.`,
  STORAGE_LIMIT_REACHED: ({ maxBytes = 0, freeBytes = 0 }) =>
    `Your plan includes ${maxBytes} bytes for images, of which ${freeBytes} are free.`,
  CHANGED_MEANWHILE: 'This changed since the version you named. Read it again and repeat.',
  TEMPLATE_NOT_FOUND: 'This template does not exist.',
  IMPORT_UNREADABLE: 'This table cannot be read. Send CSV or Excel (.xlsx) of at most 1 MB.',
  WORKBOOK_TOO_LARGE: 'Your menus do not fit in one workbook. Export each menu by itself.',
  MENU_FILE_TOO_SLOW: 'Reading this file took too long. Send a photo of each page.',
  MENU_FILE_TYPE: 'Send the menu as text, PDF or photo (JPEG, PNG, WebP, GIF or AVIF).',
  MENU_FILE_UNREADABLE: 'This file cannot be opened. Send another PDF, a photo or the text.',
  MENU_PDF_LOCKED: 'This PDF has a password. Save it without one.',
  MENU_PDF_SCANNED: 'This PDF has no text, only images. Send a photo of each page.',
  MENU_PDF_TOO_LONG: 'This PDF has more than 30 pages.',
  MENU_PHOTO_WITHOUT_TEXT: 'There are no letters in this photo.',
  QR_UNREADABLE: 'Many phones cannot read a code in these colours. Darken the dots.',
  RESTAURANT_LIMIT_REACHED: 'The limit is 100 restaurants.',
  MENU_CONTENT_LIMIT_REACHED: ({ limit, content = 'items' }) => upTo(limit, `${content} in a menu`),
  CATEGORY_NAME_TAKEN: 'The menu already has a category with this name.',
  EXTERNAL_ID_TAKEN: 'The menu already has an item with this externalId.',
  ROWS_REFUSED: ({ rows = [] }) =>
    `${rows.length} of the rows are not valid, and nothing was saved. See rows.`,
  CREDENTIALS_WRONG: 'The email or the password is wrong.',
  EMAIL_NOT_VERIFIED: 'Confirm your email with the code that we sent.',
  SIGN_IN_BY_MAIL: 'Too many attempts. If the password is right, a link to sign in was mailed.',
  CODE_WRONG: 'The code is wrong or has expired.',
  LINK_EXPIRED: 'This link was used or has expired.',
  PASSWORD_WRONG: 'The current password is wrong.',
  SECOND_FACTOR_WANTED: 'One step is missing: the code of your authenticator.',
  SECOND_FACTOR_WRONG: 'This code is wrong or was used.',
  SECOND_FACTOR_EXPIRED: 'This step has expired. Start again.',
  SECOND_FACTOR_PAUSED: 'Too many attempts with codes. Use a recovery code.',
  SECOND_FACTOR_ON: 'The second factor is already on.',
  ACCOUNT_CLOSING: 'The account is being deleted.',
  API_KEY_LIMIT_REACHED: ({ limit }) => upTo(limit, 'API keys'),
  WEBHOOK_LIMIT_REACHED: ({ limit = 10 }) => upTo(limit, 'webhooks'),
  WEBHOOK_NOT_FOUND: 'This webhook does not exist.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'This delivery does not exist.',
  WEBHOOK_FORBIDDEN_TARGET: 'Use an address with https:// that the internet can reach.',
  SESSION_NOT_FOUND: 'This session no longer exists.',
  API_KEY_NOT_FOUND: 'This API key does not exist.',
  API_KEY_SCOPE_MISSING: ({ scope }) => `This API key lacks the scope ${scope ?? ''}.`,
  USER_NOT_FOUND: 'This user does not exist.',
  PEOPLE_LIMIT: ({ limit }) => upTo(limit, 'people'),
  PERSON_NOT_FOUND: 'This person is no longer part of the account.',
  PERSON_ALREADY_THERE: 'This person is already part of the account.',
  INVITATION_NOT_FOUND: 'This invitation no longer exists.',
  INVITATION_OPEN: 'This email was already invited.',
  INVITATION_ENDED: 'This invitation has expired, was cancelled or was used.',
  INVITATION_FOR_ANOTHER: 'This invitation is for another email.',
  ACCOUNT_NOT_FOUND: 'You are not part of this account.',
  TRANSFER_NOT_FOUND: 'This transfer is no longer open.',
  TRANSFER_OPEN: 'A transfer of this account is already open.',
  TRANSFER_TO_ADMINISTRATORS: 'An account can only be transferred to one of its administrators.',
  LAST_ADMIN: 'At least one administrator must remain.',
  GOOGLE_REFUSED: 'Signing in with Google failed.',
  AMOUNT_BUYS_NO_PLAN: 'This amount is the price of no plan.',
  ORDER_NOT_FOUND: 'This order does not exist.',
  ORDER_NOT_APPROVED: 'The payment is not approved yet.',
  PAYMENT_DECLINED: 'The payment was declined, and nothing was charged.',
  PAYMENT_NOT_FOUND: 'This payment does not exist.',
  PLAN_GRANTED: 'The account already has a plan that includes everything.',
  NOTICE_FORGED: 'This notice does not come from the payment provider.',
  UPLOAD_EXPIRED: 'This upload has expired. Request another.',
  UPLOAD_TOO_LARGE: ({ maxBytes }) =>
    `The file is too large. Limit: ${maxBytes ?? 10_485_760} bytes.`,
  UPLOAD_FORMAT: 'This image format is not supported. Send JPEG, PNG, WebP, GIF or AVIF.',
  UPLOAD_INCOMPLETE: 'The image is empty or incomplete.',
  UPLOAD_NOT_AN_IMAGE: 'The file is not an image.',
  UPLOAD_TOO_MANY_PIXELS: 'The image has too many pixels.',
  UPLOAD_TOO_NARROW: 'One side of the image is more than 10 times the other.',
  UPLOAD_UNREADABLE: 'The image cannot be read.',
  STORAGE_FULL: 'There is no space for images now. Try again later.',
  TOO_SLOW: 'The request took too long to arrive.',
  WRITE_UNDER_WAY: 'The same write is under way. Wait, then read the result.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used with other content. Use a new one.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  ENCODED_BODY: 'Send the content without Content-Encoding.',
  UNSUPPORTED_TYPE: 'This content type is not supported.',
  TOO_MANY_REQUESTS: ({ retryAfterSeconds = 60 }) =>
    `Too many requests. Wait ${retryAfterSeconds} seconds.`,
  UNKNOWN_MESSAGE: 'The service does not answer now. Try again in some seconds.',
  UNAVAILABLE: 'The service does not answer now. Try again in some seconds.',
  INTERNAL: 'Something failed on our side. Try again.',
};

export function englishDetail(code: ErrorCode, details: ErrorDetails): string {
  const detail = ENGLISH_DETAILS[code];
  return typeof detail === 'string' ? detail : detail(details);
}

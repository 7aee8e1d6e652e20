export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {object} body
   * @param {Record<string, string>} [headers]
   */
  constructor(status, body, headers = {}) {
    super(`PayPal refuses with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Refusal by the payer's bank. */
export class Decline extends Refusal {}

/** @param {string} issue @param {string} description */
const unprocessableBody = (issue, description) => ({
  name: 'UNPROCESSABLE_ENTITY',
  message:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  details: [{ issue, description }],
});

/** @param {string} issue @param {string} description */
export const unprocessable = (issue, description) =>
  new Refusal(422, unprocessableBody(issue, description));

export const declined = () =>
  new Decline(
    422,
    unprocessableBody(
      'INSTRUMENT_DECLINED',
      "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
    ),
  );

/** @param {string} field @param {string} issue @param {string} description */
export const invalid = (field, issue, description) =>
  new Refusal(400, {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
    details: [{ field, location: 'body', issue, description }],
  });

export const notFound = () =>
  new Refusal(404, {
    name: 'RESOURCE_NOT_FOUND',
    message: 'The specified resource does not exist.',
    details: [
      {
        issue: 'INVALID_RESOURCE_ID',
        description:
          'Specified resource ID does not exist. Please check the resource ID and try again.',
      },
    ],
  });

export const inProgress = () =>
  new Refusal(409, {
    name: 'RESOURCE_CONFLICT',
    message: 'The server has detected a conflict while processing this request.',
    details: [
      {
        issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
        description: 'A previous request on this resource is currently in progress.',
      },
    ],
  });

export const broken = () =>
  new Refusal(500, {
    name: 'INTERNAL_SERVER_ERROR',
    message: 'An internal server error has occurred.',
  });

export const tooMany = () =>
  new Refusal(
    429,
    { name: 'RATE_LIMIT_REACHED', message: 'Too many requests. Blocked due to rate limiting.' },
    { 'retry-after': '1' },
  );

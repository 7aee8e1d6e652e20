import { IsOptional } from 'class-validator';
import { addedField } from '../operation';
import { Nested, Text } from '../rules';
import { rules } from '../rules/rules';
import { Requester } from './requester.dto';
import { DeviceToken, SessionId } from './session.dto';

/** Browser of a request, which its owner recognizes by the user agent. */
export const userAgent = addedField<string>(Text({ max: 300 }));

/** ID of the session of a request. */
export const currentSessionId = addedField<string>(SessionId());

/** Origin of a request without a session. */
export const requester = addedField<Requester>(Nested(() => Requester));

/** Token that a browser got at an earlier sign-in. */
export const device = addedField<string | undefined>(rules(IsOptional(), DeviceToken()));

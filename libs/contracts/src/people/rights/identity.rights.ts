import type { identity } from '../../identity/messages';
import {
  ADMINISTRATORS,
  EVERYONE,
  NO_MEMBER,
  OWNER_ALONE,
  THEMSELF,
  type RightsTo,
} from './groups';

export const IDENTITY_RIGHTS = {
  user: {
    register: EVERYONE,
    verifyEmail: EVERYONE,
    resendCode: EVERYONE,
    // Returns the acting person, with the plan of the account.
    get: EVERYONE,
    updateProfile: THEMSELF,
  },
  session: {
    signIn: EVERYONE,
    signInWithGoogle: EVERYONE,
    signInWithLink: EVERYONE,
    signInWithSecondFactor: EVERYONE,
    signOut: EVERYONE,
    find: EVERYONE,
    list: THEMSELF,
    end: THEMSELF,
    endOthers: THEMSELF,
  },
  password: {
    forgot: EVERYONE,
    reset: EVERYONE,
    change: THEMSELF,
  },
  secondFactor: {
    begin: THEMSELF,
    confirm: THEMSELF,
    remove: THEMSELF,
  },
  apiKey: {
    list: ADMINISTRATORS,
    create: ADMINISTRATORS,
    rotate: ADMINISTRATORS,
    revoke: ADMINISTRATORS,
    find: EVERYONE,
  },
  account: {
    get: OWNER_ALONE,
    owner: NO_MEMBER,
    activity: OWNER_ALONE,
    export: OWNER_ALONE,
    mailDeletionCode: OWNER_ALONE,
    delete: OWNER_ALONE,
    cancelDeletion: OWNER_ALONE,
  },
  member: {
    list: ADMINISTRATORS,
    // The service itself checks that only the owner changes other administrators.
    changeRole: ADMINISTRATORS,
    remove: ADMINISTRATORS,
  },
  invitation: {
    create: ADMINISTRATORS,
    resend: ADMINISTRATORS,
    cancel: ADMINISTRATORS,
    look: EVERYONE,
    accept: THEMSELF,
  },
  membership: {
    list: THEMSELF,
    enter: THEMSELF,
    leave: THEMSELF,
  },
  transfer: {
    mailCode: OWNER_ALONE,
    propose: OWNER_ALONE,
    offered: THEMSELF,
    accept: THEMSELF,
    end: THEMSELF,
  },
  image: {
    referenced: NO_MEMBER,
  },
  demoRequest: {
    create: EVERYONE,
  },
  integrationRequest: {
    create: ADMINISTRATORS,
  },
  status: {
    record: NO_MEMBER,
    history: EVERYONE,
  },
  incident: {
    list: NO_MEMBER,
    open: NO_MEMBER,
    change: NO_MEMBER,
  },
  notice: {
    list: NO_MEMBER,
    audience: NO_MEMBER,
    send: NO_MEMBER,
  },
  admin: {
    users: NO_MEMBER,
    accountOf: NO_MEMBER,
    changeRole: NO_MEMBER,
    demoRequests: NO_MEMBER,
  },
} satisfies RightsTo<typeof identity>;

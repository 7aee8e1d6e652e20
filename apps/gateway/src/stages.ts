import type { Lifecycle } from '@cartaviva/process';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refuseDoubleSlashes } from './pages/web/not-found-page.filter';
import type { SiteDocuments } from './pages/web/site-documents';
import { refuseKeysInAddresses } from './pipeline/api-keys/bearer';
import { countKeyCalls, type KeyOwners } from './pipeline/api-keys/key-owners';
import { answerVersions } from './pipeline/api-versions/api-version';
import { boundClients } from './pipeline/requests/bound-clients';
import { closeWhileDraining } from './pipeline/requests/close-while-draining';
import { observeRequests } from './pipeline/requests/observe-requests';
import type { OpenSockets } from './pipeline/requests/open-sockets';
import { refuseEncoded } from './pipeline/requests/refuse-encoded';
import { refuseMisdirected, type Role } from './pipeline/requests/roles';
import { refuseSlowBodies } from './pipeline/requests/slow-bodies';
import { refuseForeignWrites } from './pipeline/security/foreign-writes';
import { secureAnswers } from './pipeline/security/security-headers';

/** Parts of the gateway that the stages use. */
export interface StageParts {
  readonly logger: Logger;
  /** Security headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly lifecycle: Pick<Lifecycle, 'isDraining'>;
  readonly sockets: Pick<OpenSockets, 'close'>;
  /** Maximum number of requests that one client has in progress. */
  readonly maxPerClient: number;
  readonly roles: readonly Role[];
  readonly documents: () => Pick<SiteDocuments, 'notFound'>;
  readonly owners: Pick<KeyOwners, 'count'>;
  readonly publicUrl: string;
}

interface Stage {
  readonly name: string;
  /** Reason why the stage follows the one before it. */
  readonly reason: string;
  readonly install: (fastify: FastifyInstance, parts: StageParts) => void;
}

/** Stages that every request passes in this order, before its route, its guards and its body. */
export const STAGES: readonly Stage[] = [
  {
    name: 'identify',
    reason: 'Refusals of all later stages have a request ID, security headers and a log line.',
    install: (fastify, { logger, headers, lifecycle, sockets }) => {
      observeRequests(fastify, logger);
      secureAnswers(fastify, headers);
      closeWhileDraining(fastify, lifecycle, sockets);
    },
  },
  {
    name: 'bound clients',
    reason: 'A client with too many requests in progress gets no further work from this process.',
    install: (fastify, { maxPerClient }) => boundClients(fastify, maxPerClient),
  },
  {
    name: 'roles',
    reason: 'A process says nothing about addresses that another process serves.',
    install: (fastify, { roles }) => refuseMisdirected(fastify, roles),
  },
  {
    name: 'double slashes',
    reason: 'Such a path belongs to nothing, so not even to the API with its versions.',
    install: (fastify, { documents }) => refuseDoubleSlashes(fastify, documents),
  },
  {
    name: 'API version',
    reason: 'A request of an unknown version has no meaning, so it does not count against its key.',
    install: answerVersions,
  },
  {
    name: 'API key calls',
    reason: 'Each later response, also a refusal, contains the remaining calls of the key.',
    install: (fastify, { owners }) => countKeyCalls(fastify, owners),
  },
  {
    name: 'foreign writes',
    reason: 'A write from another site learns nothing about what else is wrong with it.',
    install: (fastify, { publicUrl }) => refuseForeignWrites(fastify, publicUrl),
  },
  {
    name: 'keys in addresses',
    reason: 'A key in an address is reported before the connection closes because of the body.',
    install: refuseKeysInAddresses,
  },
  {
    name: 'bodies',
    reason: 'Only a request that passed all other stages may send a body.',
    install: (fastify) => {
      refuseEncoded(fastify);
      refuseSlowBodies(fastify);
    },
  },
];

/** Installs the stages. Fastify runs the hooks of a request in the order of their installation. */
export function installStages(
  fastify: FastifyInstance,
  parts: StageParts,
  stages: readonly Stage[] = STAGES,
): void {
  for (const { install } of stages) install(fastify, parts);
}

import { readdirSync, readFileSync } from 'node:fs';
import { requireKubectl } from '../engines/find-kubectl.mjs';
import { PROCESSES, requiredVariablesOf, variablesOf } from './config-variables';
import { GATEWAY_LIMIT_MIB } from './gateway-limit.mjs';
import { faultsOf } from './kubernetes-schema';
import { podOf, rendered, selects, type Manifest, type Pod } from './rendered';

const FOLDER = 'deploy/kubernetes';
const GATEWAYS = ['gateway-diners', 'gateway-owners', 'gateway-api'];
const APPS = [...GATEWAYS, ...PROCESSES.filter((app) => app !== 'gateway')];

/** Variables that the migration reads, passwords of URLs, and roles that only the gateway reads. */
const READ_ELSEWHERE = [
  ...['IDENTITY', 'MENUS', 'BILLING', 'MEDIA'].map((role) => `${role}_DATABASE_PASSWORD`),
  ...['DATABASE', 'DATABASE_ADMIN', 'REDIS', 'SMTP'].map((engine) => `${engine}_PASSWORD`),
  // Selects the paths that a gateway serves.
  'ROLES',
];

describe('deploy/kubernetes', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const text = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

  it('has no secret in its base', () => {
    for (const file of files.filter((name) => /^base\/.*\.(yaml|env)$/.test(name))) {
      expect([
        file,
        /kind: Secret|secretGenerator|PASSWORD=|_KEY=|SECRET=/.test(text(file)),
      ]).toEqual([file, false]);
    }
  });

  it('has no usable secret in its example', () => {
    const secrets = files.filter((file) => file.includes('/secrets/'));
    const lines = secrets
      .flatMap((file) => text(file).split('\n'))
      .filter((line) => /^\w/.test(line));
    const values = lines.filter((line) => /PASSWORD|KEY|SECRET|PAYPAL|RECIPIENT/.test(line));
    expect(values.length).toBeGreaterThan(15);
    for (const line of values) expect(line).toMatch(/=change-me$/);
    expect(lines.filter((line) => /:\/\/[^/@:]*:[^/@]*@/.test(line))).toEqual([]);
  });
});

describe('what deploy/kubernetes/overlays/example makes', () => {
  let manifests: Manifest[];
  beforeAll(async () => {
    manifests = rendered(await requireKubectl(), `${FOLDER}/overlays/example`);
  });
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const named = (kind: string, name: string) =>
    ofKind(kind).find(({ metadata }) => metadata.name === name)!;
  const podNamed = (name: string) => podOf(named('Deployment', name))!;
  const containerOf = (pod: Pod) => pod.spec.containers[0]!;

  it('is what Kubernetes knows, to the last field', async () => {
    const kinds = new Set(manifests.map(({ kind }) => kind));
    expect(kinds.size).toBe(11);
    for (const manifest of manifests) {
      const { kind, metadata } = manifest;
      expect([kind, metadata.name, await faultsOf(manifest)]).toEqual([kind, metadata.name, []]);
    }
  });

  it.each([
    [
      'Deployment',
      '"readOnlyRootFilesystem"',
      '"readOnlyRootFileSystem"',
      /FileSystem is unknown$/,
    ],
    ['Deployment', '"periodSeconds":10', '"periodSeconds":"10"', /periodSeconds must be integer/],
    [
      'NetworkPolicy',
      '"matchLabels"',
      '"matchLabel"',
      /^\/spec\/egress\/0\/to\/0\/namespaceSelector\/matchLabel is unknown$/,
    ],
    ['HTTPRoute', '"backendRefs"', '"backends"', /^\/spec\/rules\/0\/backends is unknown/],
    ['HTTPRoute', '"PathPrefix"', '"Prefix"', /must be equal to one of the allowed values/],
  ])('would not be known as a %s with %s written as %s', async (kind, right, wrong, fault) => {
    const text = JSON.stringify(ofKind(kind).find((one) => JSON.stringify(one).includes(right)));
    const faults = await faultsOf(JSON.parse(text.replaceAll(right, wrong)) as Manifest);
    expect(faults.join('\n')).toMatch(fault);
  });

  it('is every process, the gateway by its roles, a migration and backups', () => {
    const names = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
    expect(names('Deployment').sort()).toEqual([...APPS].sort());
    expect([names('Job'), names('CronJob')]).toEqual([['migrate'], ['backup']]);
    expect(GATEWAYS.map((name) => containerOf(podNamed(name)).env)).toEqual(
      ['diners', 'owners', 'api'].map((value) =>
        expect.arrayContaining([{ name: 'ROLES', value }]),
      ),
    );
  });

  it.each(APPS)('runs two of %s at least, of which one at most is taken away at a time', (app) => {
    const pod = podNamed(app);
    const scaler = ofKind('HorizontalPodAutoscaler').find(
      ({ spec }) => spec.scaleTargetRef!.name === app,
    );
    expect(scaler!.spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(scaler!.spec.maxReplicas).toBeGreaterThan(scaler!.spec.minReplicas!);
    expect(named('Deployment', app).spec).not.toHaveProperty('replicas');
    expect(named('PodDisruptionBudget', app).spec).toMatchObject({ maxUnavailable: 1 });
    for (const kind of ['PodDisruptionBudget', 'Deployment']) {
      expect(selects(named(kind, app).spec.selector!, pod)).toBe(true);
    }
    expect(pod.spec.topologySpreadConstraints).toHaveLength(2);
  });

  it.each(APPS)('asks %s whether it has started, lives and is ready', (app) => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(podNamed(app));
    const live = { path: '/health/live', port: 'ops' };
    expect([startupProbe!.httpGet, livenessProbe!.httpGet]).toEqual([live, live]);
    const port = app.startsWith('gateway') ? 'http' : 'ops';
    expect(readinessProbe!.httpGet).toEqual({ path: '/health/ready', port });
  });

  it.each(GATEWAYS)('gives %s the time to drain and to finish', (app) => {
    const { spec } = podNamed(app);
    const { env, lifecycle } = containerOf(podNamed(app));
    const drain = env!.find(({ name }) => name === 'DRAIN_SECONDS') as unknown as { value: string };
    const before = Number(lifecycle!.preStop.exec.command[1]);
    const stopping = before + Number(drain.value) + 20;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(stopping);
  });

  it.each(GATEWAYS)('gives %s as much memory as a gateway has with compose', (app) => {
    const { memory } = containerOf(podNamed(app)).resources!.limits!;
    expect(memory).toBe(`${GATEWAY_LIMIT_MIB}Mi`);
  });

  it.each(['Deployment', 'Job', 'CronJob'])('lets no pod of a %s do more than it must', (kind) => {
    for (const manifest of ofKind(kind)) {
      const { spec } = podOf(manifest)!;
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      const { securityContext, resources, image } = spec.containers[0]!;
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources!.limits!['memory']).toMatch(/^\d+(Mi|Gi)$/);
      expect(Object.keys(resources!.requests!)).toEqual(['cpu', 'memory']);
      expect(image).toMatch(/^registry\.example\.com\/cartaviva\/[a-z-]+:\d+\.\d+\.\d+$/);
    }
  });

  const variablesGiven = (pod: Pod): string[] => {
    const { env = [], envFrom = [] } = containerOf(pod);
    const sources = envFrom.map((from) => from.configMapRef?.name ?? from.secretRef!.name);
    const given = sources.flatMap((source) => {
      const found = manifests.find(
        ({ kind, metadata }) => ['ConfigMap', 'Secret'].includes(kind) && metadata.name === source,
      );
      expect([source, found?.kind]).toEqual([source, expect.any(String)]);
      return Object.keys(found!.data!);
    });
    return [...env.map(({ name }) => name), ...given];
  };

  it.each(APPS)('gives %s the variables that it does not start without', (app) => {
    const reading = app.startsWith('gateway') ? 'gateway' : app;
    expect(variablesGiven(podNamed(app))).toEqual(
      expect.arrayContaining([...requiredVariablesOf(reading), 'MESSAGE_KEY']),
    );
  });

  it('gives nobody a variable that nobody reads', () => {
    const read = [...PROCESSES, 'backup'].flatMap(variablesOf).concat(READ_ELSEWHERE);
    for (const manifest of manifests.filter(podOf)) {
      expect(variablesGiven(podOf(manifest)!).filter((name) => !read.includes(name))).toEqual([]);
    }
  });

  it.each(['gateway', 'identity', 'menus', 'billing', 'media'])(
    'shows the secrets of %s to nobody else',
    (owner) => {
      const readers = manifests.filter((manifest) =>
        podOf(manifest)?.spec.containers[0]!.envFrom?.some(({ secretRef }) =>
          secretRef?.name.startsWith(`cartaviva-${owner}-`),
        ),
      );
      const kinds = new Set(readers.map(({ metadata }) => metadata.name.split('-')[0]));
      expect([...kinds]).toEqual([owner]);
    },
  );

  describe('the network', () => {
    const policiesOf = (pod: Pod) =>
      ofKind('NetworkPolicy')
        .filter(({ spec }) => selects(spec.podSelector!, pod))
        .map(({ metadata }) => metadata.name)
        .filter((name) => !['nobody', 'names', 'prometheus-to-metrics'].includes(name))
        .sort();

    it('is closed to all, both ways', () => {
      expect(named('NetworkPolicy', 'nobody').spec).toEqual({
        podSelector: {},
        policyTypes: ['Ingress', 'Egress'],
      });
    });

    const SERVICE = ['to-postgres', 'to-redis', 'to-traces'];
    const REACHED: Readonly<Record<string, readonly string[]>> = {
      ...Object.fromEntries(
        GATEWAYS.map((name) => [name, ['proxy-to-gateways', 'to-https', 'to-redis', 'to-traces']]),
      ),
      'identity-service': SERVICE,
      'menus-service': SERVICE,
      'billing-service': ['to-https', ...SERVICE],
      'media-worker': ['to-https', 'to-mail-server', ...SERVICE, 'to-webhooks'],
    };
    it.each(Object.entries(REACHED))('lets %s reach what it needs: %j', (app, policies) => {
      expect(policiesOf(podNamed(app))).toEqual(policies);
    });

    it('lets a migration reach Postgres, and a backup the bucket, too', () => {
      expect(policiesOf(podOf(named('Job', 'migrate'))!)).toEqual(['to-postgres']);
      expect(policiesOf(podOf(named('CronJob', 'backup'))!)).toEqual(['to-https', 'to-postgres']);
    });
  });

  it('has a service of each kind of gateways', () => {
    for (const name of GATEWAYS) {
      const service: Manifest = named('Service', name);
      expect(podNamed(name).metadata.labels).toMatchObject(service.spec.selector!);
    }
  });

  it('makes backups by the name that Prometheus asks for', () => {
    const { namespace, name } = named('CronJob', 'backup').metadata;
    const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
    const asked = [...rules.matchAll(/kube_cronjob_\w+(\{[^}]*\})/g)].map(([, labels]) => labels);
    expect([...new Set(asked)]).toEqual([`{namespace="${namespace}", cronjob="${name}"}`]);
  });

  it('is taken by kubectl in steps: everything but processes, then these', () => {
    for (const { kind, metadata } of manifests) {
      expect([kind, metadata.labels?.['cartaviva.do/after']]).toEqual([
        kind,
        kind === 'Deployment' ? 'migrate' : undefined,
      ]);
    }
  });

  it('is taken by kubectl without gateways, which ask the others for what is new', () => {
    const gateways = manifests.filter(
      ({ metadata }) => metadata.labels?.['app.kubernetes.io/component'] === 'gateway',
    );
    expect(gateways.map(({ kind, metadata }) => [kind, metadata.name])).toEqual(
      GATEWAYS.toSorted().map((name) => ['Deployment', name]),
    );
  });

  it('has a label by which all that stays is found, and a backup is put back when it is gone', () => {
    const running = manifests.filter(
      (manifest) => podOf(manifest)?.metadata.labels['cartaviva.do/redis'] === 'client',
    );
    expect(running.map(({ metadata }) => metadata.name).sort()).toEqual(APPS.toSorted());
  });
});

import { execFileSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom?: readonly Record<'configMapRef' | 'secretRef', { name: string } | undefined>[];
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly securityContext?: object;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: string[] } } };
  readonly [probe: `${string}Probe`]: { readonly httpGet: { path: string; port: string } };
}

export interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly terminationGracePeriodSeconds?: number;
    readonly topologySpreadConstraints?: readonly object[];
    readonly securityContext?: object;
    readonly automountServiceAccountToken?: boolean;
  };
}

interface Labels {
  readonly matchLabels?: Readonly<Record<string, string>>;
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly template?: Pod;
    readonly jobTemplate?: { readonly spec: { readonly template: Pod } };
    readonly selector?: Labels;
    readonly podSelector?: Labels;
    readonly policyTypes?: readonly string[];
    readonly scaleTargetRef?: { readonly name: string };
    readonly minReplicas?: number;
    readonly maxReplicas?: number;
    readonly rules?: readonly {
      readonly backendRefs: readonly { readonly name: string; readonly port: number }[];
      readonly matches: readonly {
        readonly path: { readonly type: string; readonly value: string };
        readonly headers?: readonly { readonly name: string; readonly value: string }[];
      }[];
    }[];
  };
}

/** Renders what `kubectl apply -k FOLDER` would send. */
export function rendered(kubectl: string, folder: string): Manifest[] {
  const text = execFileSync(kubectl, ['kustomize', folder], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => withoutLines(document.toJS() as Manifest));
}

/** Kustomize wraps long base64 values of secrets. Decoders ignore the line breaks, so this removes them. */
function withoutLines(manifest: Manifest): Manifest {
  if (manifest.kind !== 'Secret') return manifest;
  const lines = Object.entries(manifest.data!);
  return {
    ...manifest,
    data: Object.fromEntries(lines.map(([name, value]) => [name, value.replaceAll('\n', '')])),
  };
}

export const podOf = ({ spec }: Manifest): Pod | undefined =>
  spec?.template ?? spec?.jobTemplate?.spec.template;

/** An empty selector matches every pod. */
export const selects = ({ matchLabels = {} }: Labels, { metadata }: Pod): boolean =>
  Object.entries(matchLabels).every(([name, value]) => metadata.labels[name] === value);

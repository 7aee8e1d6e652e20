import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import { startChild } from '@cartaviva/tools/engines/child-process.mjs';
import { rspack } from '@rspack/core';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

let built: Promise<string> | undefined;

/**
 * Builds the replica like an app, once for each process. The folder is deleted on exit.
 * @returns the folder
 */
async function build(): Promise<string> {
  const project = import.meta.dirname;
  const config = serviceBuild(project, { main: './replica/main.ts' });
  const folder = join(project, 'dist', randomUUID());
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  const stats = await new Promise<string>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else resolve(result?.hasErrors() ? result.toString('errors-only') : '');
    });
  });
  if (stats) throw new Error(stats);
  return folder;
}

/** Starts real processes that serve the same messages and share a ledger of their effects. */
export async function startReplicas(redisUrl: string, count: number, takeOverMs = 900) {
  const folder = await (built ??= build());
  const ledger = join(folder, `ledger-${randomUUID()}`);
  writeFileSync(ledger, '');
  const running: ChildProcess[] = [];

  const start = async (): Promise<ChildProcess> => {
    const args = [join(folder, 'main.js'), redisUrl, ledger, String(takeOverMs)];
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    const { process: replica } = startChild(process.execPath, args, { stdio: [...stdio] });
    running.push(replica);
    for await (const line of createInterface(replica.stdout!)) {
      if (line.includes('"msg":"ready"')) break;
    }
    replica.stdout!.resume();
    return replica;
  };
  await Promise.all(Array.from({ length: count }, start));

  return {
    start,
    /** Resumes frozen replicas, replaces ended ones and empties the ledger. */
    renew: async () => {
      const living = running.filter((replica) => !hasEnded(replica));
      for (const replica of living) replica.kill('SIGCONT');
      running.splice(0, running.length, ...living);
      await Promise.all(Array.from({ length: count - living.length }, start));
      writeFileSync(ledger, '');
    },
    at: (index: number) => running[index] as ChildProcess,
    effects: (): string[] => entries(ledger).map(({ key }) => key),
    effectsBy: (pid: number | undefined): string[] =>
      entries(ledger).flatMap((entry) => (entry.pid === pid ? [entry.key] : [])),
    /** IDs of processes with at least one effect. */
    workers: (): Set<number> => new Set(entries(ledger).map(({ pid }) => pid)),
    stop: async () => {
      await Promise.all(running.map((replica) => ended(replica, 'SIGKILL')));
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ends a replica with the signal and waits for its exit. Resolves with its exit code. */
export async function ended(replica: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(replica)) {
    const gone = once(replica, 'exit');
    replica.kill(signal);
    await gone;
  }
  return replica.exitCode;
}

const entries = (ledger: string) =>
  readFileSync(ledger, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { key: string; pid: number });

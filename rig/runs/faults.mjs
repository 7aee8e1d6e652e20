import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { startInbox } from '../doubles/inbox.mjs';
import { sandboxAt } from '../doubles/paypal/sandbox-client.mjs';
import { startTestSystem } from '../system/test-system.mjs';
import { runScenario } from './run-scenario.mjs';
import { ORDER } from './stage.mjs';
import { startTcpProxy } from '../system/tcp-proxy.mjs';

const FOLDER = join(import.meta.dirname, '../scenarios/faults');

/**
 * Runs the scenarios whose name or title has one of the words, all where there are none, on one system.
 * @param {readonly string[]} words
 * @returns {AsyncGenerator<import('./run-scenario.mjs').Result>}
 */
export async function* runFaults(words) {
  const scenarios = (await readScenarios()).filter(({ file, title }) =>
    [...words, ...(words.length > 0 ? [] : [''])].some((word) =>
      `${file} ${title}`.toLowerCase().includes(word.toLowerCase()),
    ),
  );
  if (scenarios.length === 0) throw new Error(`No scenario has ${words.join(' or ')} in its name`);
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-faults-'));
  try {
    yield* runOn(data, scenarios);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param {string} data @param {readonly import('./stage.mjs').Scenario[]} scenarios */
async function* runOn(data, scenarios) {
  const { close, ...place } = await openSystem(data);
  try {
    for (const scenario of scenarios) {
      if (scenario.needsClosed) await close();
      yield await runScenario(scenario, place);
    }
  } finally {
    await close();
  }
}

/** In their order. @returns {Promise<import('./stage.mjs').Scenario[]>} */
async function readScenarios() {
  const files = readdirSync(FOLDER).flatMap((name) => /^(.*)\.mjs$/.exec(name)?.[1] ?? []);
  const unordered = files.filter((file) => !ORDER.includes(file));
  if (unordered.length > 0) throw new Error(`stage.mjs has no place for ${unordered.join(', ')}`);
  return Promise.all(
    ORDER.map(async (file) => ({ file, ...(await import(join(FOLDER, `${file}.mjs`))) })),
  );
}

/**
 * Two replicas of everything, with a proxy before a mail server of our own.
 * @param {string} data folder of the system
 */
async function openSystem(data) {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const inbox = await startInbox({ folder: join(data, 'inbox'), smtpPort, webPort });
  const smtp = await startTcpProxy(smtpPort);
  const opened = await startTestSystem({
    args: ['--replicas', '2'],
    env: { DRAIN_SECONDS: '3', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    data,
  });
  const system = { ...opened, inboxUrl: `http://localhost:${webPort}` };
  console.log(`  open after ${(system.openedInMs / 1000).toFixed(1)} s\n`);
  let isOpen = true;
  return {
    system,
    smtp,
    paypal: sandboxAt(system.paypalUrl),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await system.close();
      await smtp.stop();
      await inbox.stop();
    },
  };
}

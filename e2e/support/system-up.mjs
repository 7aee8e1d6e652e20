import { requireChromium } from '@cartaviva/tools/engines/find-chromium.mjs';
import { startTestSystem } from '@cartaviva/rig/system/test-system.mjs';

/** Starts one system for all journeys and finds Chromium. Each journey registers its own owner. */
export default async function systemUp() {
  const [chromium, system] = await Promise.all([requireChromium(), startTestSystem()]);
  Object.assign(process.env, {
    E2E_CHROMIUM: chromium,
    E2E_URL: system.url,
    E2E_INBOX_URL: system.inboxUrl,
    E2E_DATA: system.data,
  });
  Object.assign(globalThis, { system });
}

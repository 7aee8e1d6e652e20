import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process.mjs';

const serve = (script: string, isReady: () => boolean, limitMs = 10_000) =>
  startServer('The server', 'sh', ['-c', script], { isReady: async () => isReady(), limitMs });

describe('the start of a server', () => {
  it('is over when it answers', async () => {
    let asked = 0;
    const server = await serve('exec sleep 600', () => (asked += 1) === 3);
    expect(asked).toBe(3);
    expect(server.process.exitCode).toBeNull();
    await server.stop();
    expect(server.process.signalCode).toBe('SIGTERM');
  });

  it('fails with what a server that ends last wrote', async () => {
    const script = 'echo begins; echo "its port is taken" >&2; exit 3';
    await expect(serve(script, () => false)).rejects.toThrow(
      /The server ended: [^]*its port is taken/,
    );
  });

  it('fails when it does not answer in time, and leaves nothing running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cartaviva-server-'));
    const file = join(folder, 'pid');
    const late = serve(`echo $$ > ${file}; exec sleep 600`, () => false, 300);
    await expect(late).rejects.toThrow('The server did not answer within 0.3 s');
    const pid = Number(readFileSync(file, 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    rmSync(folder, { recursive: true });
  });

  it('fails when there is no such program', async () => {
    const start = startServer('The server', '/no/such/program', [], { isReady: async () => false });
    await expect(start).rejects.toThrow(/The server ended: .*not found/);
  });
});

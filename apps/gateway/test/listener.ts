import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export class Listener {
  text = '';
  hasEnded = false;

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => (this.text += chunk));
    response.on('close', () => (this.hasEnded = true));
    response.on('error', () => undefined);
  }

  /** Resolves when the stream starts. */
  static at(url: string, headers: Record<string, string> = {}): Promise<Listener> {
    return new Promise((resolve, reject) => {
      get(url, { agent: false, headers }, (response) => {
        if (response.statusCode === 200) resolve(new Listener(response));
        else reject(new Error(`answered ${response.statusCode}`));
      }).on('error', reject);
    });
  }

  get headers(): IncomingHttpHeaders {
    return this.response.headers;
  }

  get events(): object[] {
    const blocks = this.text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g);
    return [...blocks].map(([, event, data]) => ({ event, ...(JSON.parse(data!) as object) }));
  }

  leave(): void {
    this.response.destroy();
  }
}

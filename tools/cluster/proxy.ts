import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/paths.ts';
import { findNginx } from '../test/nginx.ts';

const GIVEN = readFileSync(join(ROOT, 'ops/nginx/yoimachi.conf'), 'utf8');
const CONNECTIONS = 2_048;

export interface ProxyPorts {
  /** Of the product: by TLS with the certificate of the folder, or without. */
  readonly product: number;
  /** Where plain calls are sent elsewhere. */
  readonly plain: number;
  readonly nodes: readonly number[];
}

/** The configuration as it is given, on ports of this machine and within a folder. */
export function configFor(folder: string, ports: ProxyPorts, { tls }: { readonly tls: boolean }): string {
  const listening = tls ? 'listen 443' : 'listen 443 ssl http2';
  const conf = GIVEN.replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.nodes[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.nodes[1]}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(listening, `listen 127.0.0.1:${ports.product}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll(tls ? '/etc/nginx/tls/yoimachi' : /^ *ssl_.*\n/gm, tls ? join(folder, 'tls') : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections ${CONNECTIONS}; }
    http { access_log off; ${temporary.join(' ')}\n${conf}\n}`;
}

export interface Proxy {
  readonly file: string;
  close(): Promise<void>;
}

/** Starts nginx with it. */
export function startProxy(folder: string, ports: ProxyPorts, { tls }: { readonly tls: boolean }): Proxy {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configFor(folder, ports, { tls }));
  const isRoot = process.getuid?.() === 0;
  const child = spawn(findNginx()!, ['-c', file, '-p', folder, ...(isRoot ? ['-g', 'user root;'] : [])], {
    stdio: 'ignore',
  });
  return {
    file,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

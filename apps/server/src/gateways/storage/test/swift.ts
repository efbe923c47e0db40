import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Config } from '#platform/config';
import { freePort } from '../../../../../../tools/database/launch.ts';

const PYTHON = '/usr/bin/python3';
const KINDS = ['account', 'container', 'object'] as const;
/** A cache is asked for, and does without its server. */
const NO_MEMCACHE = '127.0.0.1:1';
const PARTITION_POWER = '4';

/** Debian's OpenStack Swift, whose proxy also speaks the language of S3: apt-get install swift-proxy swift-account swift-container swift-object. */
export const isSwiftThere = (): boolean =>
  [...KINDS, 'proxy'].every((kind) => existsSync(`/usr/bin/swift-${kind}-server`)) &&
  existsSync('/etc/swift/swift.conf');

export interface Swift {
  readonly config: S3Config;
  stop(): Promise<void>;
}

/** A storage of one disk, in a folder of its own, on loopback. */
export async function startSwift(bucket: string): Promise<Swift> {
  const root = await mkdtemp(join(tmpdir(), 'yoimachi-swift-'));
  await mkdir(join(root, 'node/d1'), { recursive: true });
  const children: ChildProcess[] = [];
  for (const kind of KINDS) {
    const port = await freePort();
    buildRing(root, kind, port);
    children.push(await startOne(root, kind, storageConf(root, kind, port)));
  }
  const port = await freePort();
  children.push(await startOne(root, 'proxy', proxyConf(root, port)));
  const endpoint = `http://127.0.0.1:${port}`;
  await answers(`${endpoint}/healthcheck`);
  return {
    config: { bucket, region: 'us-east-1', accessKeyId: 'test:tester', secretAccessKey: 'testing', endpoint },
    async stop() {
      for (const child of children) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
      await rm(root, { recursive: true, force: true });
    },
  };
}

function buildRing(root: string, kind: string, port: number): void {
  const builder = join(root, `${kind}.builder`);
  for (const words of [
    ['create', PARTITION_POWER, '1', '0'],
    ['add', `r1z1-127.0.0.1:${port}/d1`, '1'],
    ['rebalance'],
  ]) {
    const { status, stderr, stdout } = spawnSync(PYTHON, ['/usr/bin/swift-ring-builder', builder, ...words]);
    if (status !== 0) throw new Error(`No ring: ${stdout.toString()}${stderr.toString()}`);
  }
}

const common = (root: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${root}
devices = ${join(root, 'node')}
mount_check = false
log_address = /dev/null
`;

const storageConf = (root: string, kind: string, port: number) => `${common(root, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyConf = (root: string, port: number) => `${common(root, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${NO_MEMCACHE}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
`;

async function startOne(root: string, kind: string, conf: string): Promise<ChildProcess> {
  const file = join(root, `${kind}-server.conf`);
  await writeFile(file, conf);
  return spawn(PYTHON, [`/usr/bin/swift-${kind}-server`, file], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const TRIES = 150;

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('Swift does not answer');
}

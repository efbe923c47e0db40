import { tmpdir } from 'node:os';
import { parseConfig, type Config } from '#platform/config';

const TEST_KEY = Buffer.alloc(32, 7).toString('base64');

export function testConfig(changes: Partial<Config> = {}): Config {
  const parsed = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: tmpdir(),
    SECRET_KEY: TEST_KEY,
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'false',
    PUSH_HOSTS: 'push.example.com',
    // Work is done by hand, and nothing looks after jobs by the machine's clock meanwhile.
    SERVICES: 'api,realtime',
  });
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  return { ...parsed.value, ...changes };
}

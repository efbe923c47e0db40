import { flushCompileCache } from 'node:module';
import { call } from '../../../../operator-cli/call.ts';
import { dyingOperator, env } from '../../../../test-support/dying-operator.ts';

/** The correction ORDER, in a process of its own. */
const { context, office } = await dyingOperator(1);
flushCompileCache();
await call(office, 'correctReceipt', JSON.parse(env('ORDER')));
await context.db.destroy();

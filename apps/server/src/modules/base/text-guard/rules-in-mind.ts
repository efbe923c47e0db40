import { inMind } from '#platform/module';
import { readTextRule } from './rule.store.ts';

export const rulesInMind = inMind(readTextRule);

import { devModule, type DevTools } from '#desk/dev';
import { createIdentityTokens } from './gateways/identity/index.ts';
import type { ModuleFactory } from '#platform/module';

/** The development pages with this installation's identity tokens. Who starts the product for development hands them to it: production does not have their files. */
export const devFeature = (tools: DevTools = {}): ModuleFactory => devModule(tools, createIdentityTokens);

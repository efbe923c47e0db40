import { favoriteModule } from './modules/favorite/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { pricingModule } from './modules/pricing/index.ts';
import { searchModule } from './modules/search/index.ts';
import type { AppContext, Module } from './platform/module/index.ts';

export type ModuleFactory = (context: AppContext) => Module;

/** Every feature of the server. A feature's handlers are found by the names of its routes in the contract. */
export const moduleFactories: readonly ModuleFactory[] = [pointsModule, pricingModule, searchModule, favoriteModule];

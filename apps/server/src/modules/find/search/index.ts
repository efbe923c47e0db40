export { castsWhoFit } from './queries/casts-who-fit.ts';
export { nextOpens } from './next-open.ts';
export { searchModule } from './search.module.ts';
export { cards, type CardRow } from './search.store.ts';
export { cardPresenter } from './search.present.ts';

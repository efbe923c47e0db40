export { favoriteModule } from './favorite.module.ts';
export { favoritePersonal } from './personal.store.ts';

export { favoriteModule } from './favorite.module.ts';

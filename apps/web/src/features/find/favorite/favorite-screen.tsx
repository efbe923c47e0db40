import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { H2, Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { favoriteTexts } from './ja.ts';

/** /guest/favorite: the casts a guest keeps. `list` draws them; its `empty` state is EmptyFavorites. */
export function FavoriteScreen({ bar, list }: { readonly bar: ReactNode; readonly list: ReactNode }) {
  return (
    <>
      {bar}
      <Page width="wide">
        <H2 level={1}>{favoriteTexts.title}</H2>
        {list}
      </Page>
    </>
  );
}

export function EmptyFavorites() {
  return (
    <State
      icon="heart"
      title={favoriteTexts.none}
      detail={favoriteTexts.noneDetail}
      action={
        <Link to="/guest" className={buttonClass({ variant: 'line' })}>
          {favoriteTexts.toSearch}
        </Link>
      }
    />
  );
}

import { visible } from '#lib/visible.ts';
import { leadOf, type NewsKind } from '@yoimachi/domain/news';
import { newsTexts as t } from './ja.ts';

const WIDTHS = [480, 960, 1440] as const;
/** A phone less its margins. */
const SIZES = '343px';

interface DrawnProps {
  readonly path: string;
  readonly alt: string;
  readonly className: string;
}

const Drawn = ({ path, alt, className }: DrawnProps) => (
  <img
    src={`${path}/w960.webp`}
    srcSet={WIDTHS.map((width) => `${path}/w${width}.webp ${width}w`).join(', ')}
    sizes={SIZES}
    alt={alt}
    width={960}
    height={320}
    className={`w-full bg-sunken object-cover ${className}`}
  />
);

/** A banner as people see it on a phone: its words are read out alone. */
export function BannerPreview({ path, title }: { readonly path: string; readonly title: string }) {
  return (
    <section aria-label={t.preview} className="rounded-xl border border-line bg-bg p-3">
      <Drawn path={path} alt={visible(title)} className="aspect-[13/4] rounded-lg" />
    </section>
  );
}

interface CardProps {
  /** Null: it has none. */
  readonly path: string | null;
  readonly kind: NewsKind;
  readonly title: string;
  readonly body: string;
}

/** A piece of news as it stands in the list of a phone. */
export function CardPreview({ path, kind, title, body }: CardProps) {
  return (
    <section aria-label={t.cardPreview} className="rounded-xl border border-line bg-bg p-3">
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {path !== null && <Drawn path={path} alt="" className="aspect-3/1" />}
        <div className="flex flex-col gap-1 p-4">
          <p className="text-xs font-bold text-primary">{t.kinds[kind]}</p>
          <p className={`font-bold break-all ${path === null ? 'text-base' : 'text-lg'}`}>
            <bdi>{visible(title)}</bdi>
          </p>
          <p className="line-clamp-2 text-sm text-sub">{visible(leadOf(body))}</p>
        </div>
      </div>
    </section>
  );
}

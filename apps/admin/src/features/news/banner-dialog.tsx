import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { isNewsLink, NEWS_REASON_LENGTH, NEWS_TITLE_LENGTH } from '@yoimachi/domain/news';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonText } from '#parts/workbench/index.ts';
import { TextField } from '#ui/text-field.tsx';
import { useReasonedNewsAct } from './api.ts';
import type { Banner } from './api.ts';
import { newsTexts as t } from './ja.ts';

interface Props {
  readonly what: 'edit' | 'end';
  readonly banner: Banner;
  readonly onClose: () => void;
}

/** What a banner says and where it leads, changed; or its end. */
export default function BannerDialog({ what, ...props }: Props) {
  return what === 'edit' ? <Edit {...props} /> : <End {...props} />;
}

type Part = Omit<Props, 'what'>;

function Edit({ banner: { bannerId, ...banner }, onClose }: Part) {
  const [title, setTitle] = useState(banner.title);
  const [link, setLink] = useState(banner.link);
  const [wasSent, setSent] = useState(false);
  const { reason, onRun, ...act } = useReasonedNewsAct(
    (given) =>
      call(newsAdminRoutes.editBanner, {
        params: { bannerId },
        body: { title: title.trim(), link: link.trim(), reason: given },
      }),
    t.bannerEdited,
    onClose,
  );
  const isTitle = title.trim() !== '' && title.trim().length <= NEWS_TITLE_LENGTH;
  const isLink = isNewsLink(link.trim());
  return (
    <ActDialog
      {...act}
      title={t.bannerEditTitle}
      help={t.bannerEditHelp}
      label={t.save}
      onRun={() => {
        setSent(true);
        if (isTitle && isLink) onRun();
      }}
      onClose={onClose}
    >
      <TextField
        label={t.bannerTitle}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={wasSent && !isTitle ? t.wrong['title'] : undefined}
      />
      <TextField
        label={t.link}
        value={link}
        onChange={({ target }) => setLink(target.value)}
        error={wasSent && !isLink ? t.linkWrong : undefined}
      />
      <ReasonText reason={reason} label={t.reason} max={NEWS_REASON_LENGTH} />
    </ActDialog>
  );
}

function End({ banner: { bannerId }, onClose }: Part) {
  const { reason, ...act } = useReasonedNewsAct(
    (given) => call(newsAdminRoutes.endBanner, { params: { bannerId }, body: { reason: given } }),
    t.bannerEnded,
    onClose,
  );
  return (
    <ActDialog
      {...act}
      title={t.bannerEndTitle}
      help={t.bannerEndHelp}
      label={t.bannerEnd}
      isDestructive
      onClose={onClose}
    >
      <ReasonText reason={reason} label={t.reason} max={NEWS_REASON_LENGTH} />
    </ActDialog>
  );
}

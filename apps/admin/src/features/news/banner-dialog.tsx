import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { isNewsLink, NEWS_REASON_LENGTH, NEWS_TITLE_LENGTH } from '@yoimachi/domain/news';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonText } from '#parts/workbench/index.ts';
import { TextField } from '#ui/text-field.tsx';
import { BannerPreview } from './phone-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { isOfPicture, missingIn, usePicture } from './use-picture.ts';
import { useReasonedNewsAct, type Banner } from './api.ts';
import { newsTexts as t } from './ja.ts';

interface Props {
  readonly banner: Banner;
  readonly onClose: () => void;
}

/** What a banner says and where it leads, changed. */
export default function BannerDialog({ banner: { bannerId, ...banner }, onClose }: Props) {
  const [title, setTitle] = useState(banner.title);
  const [link, setLink] = useState(banner.link);
  const [wasSent, setSent] = useState(false);
  const picture = usePicture();
  const missing = missingIn(picture, false);
  const { reason, onRun, error, ...act } = useReasonedNewsAct(
    (given) =>
      call(newsAdminRoutes.editBanner, {
        params: { bannerId },
        body: {
          title: title.trim(),
          link: link.trim(),
          reason: given,
          pictureId: picture.sent?.pictureId ?? null,
        },
      }).catch((refusal: unknown) => {
        picture.takeBack(refusal);
        throw refusal;
      }),
    t.bannerEdited,
    onClose,
  );
  const isTitle = title.trim() !== '' && title.trim().length <= NEWS_TITLE_LENGTH;
  const isLink = isNewsLink(link.trim());
  return (
    <ActDialog
      {...act}
      error={isOfPicture(error) ? null : error}
      title={t.bannerEditTitle}
      help={t.bannerEditHelp}
      label={t.save}
      onRun={() => {
        setSent(true);
        if (isTitle && isLink && missing === undefined) onRun();
      }}
      onClose={onClose}
    >
      <PictureField label={t.picture} picture={picture} hasOne error={wasSent ? missing : undefined} />
      <BannerPreview path={picture.sent?.picturePath ?? banner.picturePath} title={title} />
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

import { leavingAdminRoutes } from '@yoimachi/contract/leaving-admin';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { viewingAdminRoutes } from '@yoimachi/contract/viewing-admin';
import { SUSPENSION_CATEGORIES } from '@yoimachi/domain/operator';
import { query } from '#lib/queries.ts';
import { optionsOf } from '#lib/options.ts';
import { visible } from '#lib/visible.ts';
import { act, check, choice, count, day, few, line, ownReason, reasonOf } from '#parts/act/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { formatTime } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { memberReads, type Member } from '../api.ts';
import { classNames, suspensionNames } from '../names.ja.ts';
import { GoodwillLeft, LeavingEffects, SuspensionEffects, type Suspension } from './effects.tsx';
import { actTexts as t } from './ja.ts';

const ofAccount = ({ id }: Member) => ({ accountId: id });
const ofCast = ({ id }: Member) => ({ castId: id });
/** An act on a member: the page, its lists and the list of members are read again. */
const refreshes = memberReads;
const amount = (start: number | null = null) =>
  count(t.amount, t.amountMissing, { start, suffix: 'P', isRight: (points) => points > 0 });
const NOT_KEPT = { gcTime: 0, staleTime: Infinity } as const;

/** What a suspension ends and costs is shown before it is done. */
export const suspend = act(operatorAdminRoutes, 'suspendAccount', {
  label: t.suspend,
  isDestructive: true,
  params: ofAccount,
  look: {
    query: (member: Member) =>
      query(operatorAdminRoutes.previewSuspension, { params: ofAccount(member) }, NOT_KEPT),
    draw: (seen) => <SuspensionEffects seen={seen} />,
  },
  fields: (_member: Member, { feePoints }: Suspension) => ({
    category: choice(t.category, optionsOf(suspensionNames, SUSPENSION_CATEGORIES), {
      start: 'TERMS',
      help: t.categoryHelp,
    }),
    reason: reasonOf('suspendAccount', { label: t.suspendReason, max: 500 }),
    takeFee: check(t.takeFee(pointsText(feePoints))),
  }),
  hides: (_typed, { side }, { feePoints }) => ({ takeFee: side !== 'GUEST' || feePoints === 0 }),
  done: ({ isNew, endedBookings }) => (isNew ? t.suspended(endedBookings) : t.suspendedAlready),
  refreshes,
});

/** A suspended member can sign in again. */
export const lift = act(operatorAdminRoutes, 'liftSuspension', {
  title: t.liftTitle,
  help: t.liftHelp,
  label: t.lift,
  params: ofAccount,
  fields: () => ({ reason: reasonOf('liftSuspension') }),
  done: t.lifted,
  refreshes,
});

/** Another nickname, which the member is told. */
export const rename = act(profileAdminRoutes, 'rename', {
  title: t.renameTitle,
  help: t.renameHelp,
  label: t.rename,
  params: ofAccount,
  fields: ({ nickname }: Member) => ({
    nickname: line(t.nickname, { autoFocus: true, placeholder: visible(nickname), max: 100 }),
    reason: ownReason(),
  }),
  isIdle: ({ nickname }) => nickname.trim() === '',
  done: ({ before }) => t.renamed(visible(before)),
  refreshes,
});

/** A cast's class, by which guests find her. */
export const setClass = act(profileAdminRoutes, 'setCastClass', {
  title: t.classTitle,
  help: t.classHelp,
  label: t.setClass,
  isFor: ({ castClass }) => castClass !== null,
  params: ofAccount,
  fields: ({ castClass }: Member) => ({
    castClass: choice(t.castClass, optionsOf(classNames), { start: castClass ?? 'REGULAR' }),
    reason: reasonOf('setCastClass', { max: 500 }),
  }),
  isIdle: ({ castClass }, member) => castClass === member.castClass,
  done: t.classSet,
  refreshes,
});

/** The birthday that a document shows. */
export const birthday = act(profileAdminRoutes, 'correctBirthday', {
  title: t.birthdayTitle,
  help: t.birthdayHelp,
  label: t.birthday,
  params: ofAccount,
  fields: () => ({ birthday: day(t.newBirthday, { wrong: t.birthdayMissing }), reason: ownReason() }),
  done: t.corrected,
  refreshes,
});

/** What an operator gives, and what it begins with where it is for something that was looked at elsewhere. */
export interface Given extends Member {
  readonly first?: { readonly points: number | null; readonly reason: string } | undefined;
}

/** Free points that an operator gives alone, within what is left of the day. */
export const goodwill = act(operatorActAdminRoutes, 'giveGoodwill', {
  title: t.goodwillTitle,
  help: t.goodwillHelp,
  label: t.give,
  open: t.goodwill,
  isFor: ({ side }) => side === 'GUEST',
  params: ofAccount,
  fields: ({ first }: Given) => ({
    points: amount(first?.points),
    reason: ownReason({ start: first?.reason }),
  }),
  above: () => <GoodwillLeft />,
  done: ({ leftPoints }, { points }) => t.given(pointsText(points), pointsText(leftPoints)),
  refreshes,
});

/** Points given or taken once another operator has approved it. */
export const adjust = act(operatorActAdminRoutes, 'proposeAdjustment', {
  title: t.adjustTitle,
  help: t.adjustHelp,
  label: t.propose,
  open: t.adjust,
  params: ofAccount,
  fields: () => ({
    direction: few(t.direction, optionsOf(t.directions), 'GIVE'),
    points: amount(),
    reason: ownReason(),
  }),
  body: ({ direction, points, reason }) => ({ points: direction === 'GIVE' ? points : -points, reason }),
  done: t.proposed,
  refreshes,
});

/** All that is kept of a member as a file, once another operator has approved it. */
export const proposeExport = act(operatorActAdminRoutes, 'proposePersonalExport', {
  title: t.exportTitle,
  help: t.exportHelp,
  label: t.proposeExport,
  open: t.export,
  params: ofAccount,
  fields: () => ({ reason: ownReason() }),
  done: t.exportProposed,
  refreshes,
});

const INVOICE_NUMBER = /^T\d{13}$/;
const invoiceNumberIn = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** A cast's number for invoices, as she sent it; empty takes it away. */
export const invoice = act(payoffAdminRoutes, 'setInvoiceNumber', {
  title: t.invoice,
  help: t.invoiceHelp,
  label: t.invoiceSave,
  open: t.invoice,
  relabel: ({ number }) => (invoiceNumberIn(number) === '' ? t.invoiceRemove : undefined),
  isFor: ({ side }) => side === 'CAST',
  params: ofCast,
  fields: () => ({
    number: {
      ...line(t.invoiceNumber, {
        help: t.invoiceForm,
        wrong: t.invoiceWrong,
        isRight: (typed) => typed.trim() === '' || INVOICE_NUMBER.test(invoiceNumberIn(typed)),
      }),
      sentAs: (typed: string): string | null => invoiceNumberIn(typed) || null,
    },
  }),
  done: (_answer, { number }) => (number === null ? t.invoiceRemoved : t.invoiceSet(number)),
  refreshes,
});

/** A cast's whole balance is asked for in her name, without the minimum, before she leaves. */
export const payLeaving = act(payoffAdminRoutes, 'payLeavingCast', {
  title: t.payLeaving,
  help: t.payLeavingHelp,
  label: t.payLeavingRun,
  open: t.payLeaving,
  isFor: ({ side }) => side === 'CAST',
  params: ofCast,
  aside: () => <Note>{t.payLeavingNote}</Note>,
  done: t.payLeavingDone,
  refreshes,
});

/** Somebody leaves who asked by letter or phone; what that does, or what stands against it, is shown before. */
export const leave = act(leavingAdminRoutes, 'leaveFor', {
  title: t.leaveTitle,
  help: t.leaveHelp,
  label: t.leave,
  isDestructive: true,
  params: ofAccount,
  look: {
    query: (member: Member) =>
      query(leavingAdminRoutes.previewLeavingOf, { params: ofAccount(member) }, NOT_KEPT),
    draw: (seen) => <LeavingEffects seen={seen} />,
    stops: ({ obstacles }) => obstacles.length > 0,
  },
  fields: () => ({ reason: ownReason() }),
  body: ({ reason }, _member, { lapsingPoints, payoff }) => ({
    lapsingPoints,
    transferYen: payoff?.transferYen ?? 0,
    reason,
  }),
  done: t.hasLeft,
  refreshes,
});

/** The product as this member sees it, in a tab of its own that changes nothing. */
export const view = act(viewingAdminRoutes, 'viewAsMember', {
  title: t.viewTitle,
  help: t.viewHelp,
  label: t.viewBegin,
  open: t.view,
  params: ofAccount,
  fields: () => ({ reason: ownReason() }),
  answered: ({ endsAt, url }, onClose) => (
    <>
      <p className="phrase text-sm text-sub">{t.viewUntil(formatTime(new Date(endsAt)))}</p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ size: 'md', isWide: true })}
        onClick={onClose}
      >
        {t.viewOpen}
      </a>
    </>
  ),
});

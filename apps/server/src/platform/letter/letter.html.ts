import { Html, html } from '../html/index.ts';
import { ja } from './letter.ja.ts';

/** What a mail to a person says. Texts are plain: lines by `\n`, paragraphs by an empty line. Addresses are whole, http or https. */
export interface Letter {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this person is written to, a sentence of its own. */
  readonly reason: string;
  /** Where she says what she wants to be told, and how. */
  readonly settingsUrl: string;
  /** The way out of advertising, which works signed out. */
  readonly unsubscribeUrl?: string;
  readonly sender: {
    /** Who is responsible for the mail, with the postal address where the mail advertises. */
    readonly name: string;
    readonly address?: string;
    /** The mail address of support. */
    readonly contact: string;
  };
}

/** The palette of the web app's light theme, written at each element: programs that drop styles, or turn colours by themselves, keep a mail that can be read. */
const LIGHT = {
  bg: '#faf8f5',
  surface: '#ffffff',
  ink: '#231b24',
  sub: '#665b67',
  line: '#e6dfd7',
  primary: '#6b2145',
  onPrimary: '#ffffff',
};

/** The dark theme, for programs that read a style sheet. */
const STYLE = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #131016 !important; }
    .card { background-color: #1c1820 !important; border-color: #352d3a !important; }
    .ink { color: #f5f0f2 !important; }
    .sub, .sub a { color: #b9adb9 !important; }
    .mark { color: #dca5b8 !important; }
    .act { background-color: #dca5b8 !important; }
    .act a { color: #2b0d1b !important; }
    .rule { border-color: #352d3a !important; }
  }`);

const FONT = new Html("'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP',Meiryo,sans-serif");

/** The HTML part of a cleaned letter. */
export function htmlOf(letter: Letter): string {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${letter.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background-color:${LIGHT.bg};-webkit-text-size-adjust:100%;"
      >
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${LIGHT.bg}"
          style="background-color:${LIGHT.bg};"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:560px;text-align:left;"
              >
                <tr>
                  <td
                    class="mark"
                    style="padding:0 8px 12px;font-family:${FONT};font-size:15px;font-weight:bold;letter-spacing:0.1em;color:${LIGHT.primary};"
                  >
                    ${ja.product}
                  </td>
                </tr>
                ${card(letter)} ${foot(letter)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

/** What it says, and where it leads. */
function card({ title, body, action }: Letter): Html {
  const paragraphs = body.split('\n\n').filter((text) => text !== '');
  return html`<tr>
    <td
      class="card"
      bgcolor="${LIGHT.surface}"
      style="padding:24px 20px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:12px;"
    >
      <h1
        class="ink"
        style="margin:0 0 16px;font-family:${FONT};font-size:20px;line-height:1.5;color:${LIGHT.ink};word-break:break-word;"
      >
        ${title}
      </h1>
      ${paragraphs.map(paragraph)} ${action ? button(action) : null}
    </td>
  </tr>`;
}

/** Why it came, the ways out, and whose it is. */
function foot({ reason, settingsUrl, unsubscribeUrl, sender }: Letter): Html {
  return html`<tr>
    <td
      class="sub"
      style="padding:20px 8px 0;font-family:${FONT};font-size:12px;line-height:1.8;color:${LIGHT.sub};word-break:break-word;"
    >
      ${reason}<br />
      ${quietLink(settingsUrl, ja.settings)}
      ${unsubscribeUrl === undefined ? null : html`<br />${quietLink(unsubscribeUrl, ja.unsubscribe)}`}
      <div class="rule" style="margin:12px 0;border-top:1px solid ${LIGHT.line};font-size:0;line-height:0;">
        &nbsp;
      </div>
      ${ja.sender(sender.name)}<br />
      ${sender.address === undefined ? null : html`${sender.address}<br />`} ${ja.contact(sender.contact)}<br />
      ${ja.noReply}
    </td>
  </tr>`;
}

const paragraph = (text: string): Html =>
  html`<p
    class="ink"
    style="margin:0 0 16px;font-family:${FONT};font-size:16px;line-height:1.8;color:${LIGHT.ink};word-break:break-word;"
  >
    ${text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))}
  </p> `;

/** A link that looks like a button, and its address for those who cannot press it. */
const button = ({ label, url }: { readonly label: string; readonly url: string }): Html =>
  html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:8px 0 16px;"
    >
      <tr>
        <td
          class="act"
          align="center"
          bgcolor="${LIGHT.primary}"
          style="background-color:${LIGHT.primary};border-radius:10px;"
        >
          <a
            href="${url}"
            style="display:block;padding:14px 16px;font-family:${FONT};font-size:16px;font-weight:bold;line-height:1.4;color:${LIGHT.onPrimary};text-decoration:none;"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p
      class="sub"
      style="margin:0;font-family:${FONT};font-size:12px;line-height:1.7;color:${LIGHT.sub};word-break:break-all;"
    >
      ${ja.cannotOpen}<br /><a href="${url}" style="color:${LIGHT.sub};">${url}</a>
    </p> `;

const quietLink = (url: string, label: string): Html =>
  html`<a href="${url}" style="color:${LIGHT.sub};text-decoration:underline;">${label}</a>`;

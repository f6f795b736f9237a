import { brandColors as colors, brandFonts as fonts, brandRadii } from '@shop/contract';
import { NOTICE_ID } from './needed-part.ts';
import { loadingTexts as texts } from './texts.ts';

const BAR = `position:fixed;right:0;bottom:0;left:0;z-index:60;padding:12px 16px;padding-bottom:calc(12px + env(safe-area-inset-bottom));background:${colors.ink};color:${colors.white};font:500 1rem/1.5 ${fonts.text};text-align:center`;
const LINK = `display:inline-block;margin:8px 6px 0;padding:9px 20px;border:1px solid ${colors.white};border-radius:${brandRadii.input};text-decoration:none;`;
const MAIN = `${LINK}background:${colors.white};color:${colors.ink}`;
const OTHER = `${LINK}color:${colors.white}`;

type Chat = { href: string; text: string } | null;

/** Returns the notice of a page whose script is lost or cannot run, hidden until it is; callers escape the address. */
export const scriptNotice = (help: string, chat: Chat = null): string =>
  `<div id="${NOTICE_ID}" role="alert" style="${BAR}" hidden>${texts.lost} ${help}<br><a href="" style="${MAIN}">${texts.reload}</a>${
    chat ? `<a href="${chat.href}" style="${OTHER}">${chat.text}</a>` : ''
  }</div>`;

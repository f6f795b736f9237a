/** The colours of the shop for pages, mails and prints without its stylesheet; `tokens.css` of web-kit has the same values. */
export const brandColors = {
  paper: '#fbf7f3',
  line: '#e4d8cd',
  ink: '#2a1d22',
  inkSoft: '#5e4c50',
  muted: '#75636a',
  wine: '#7a1f3a',
  rose: '#c4767c',
  focus: '#1d4ed8',
} as const;

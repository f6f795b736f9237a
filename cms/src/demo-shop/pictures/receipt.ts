export type Receipt = {
  from: string;
  to: string;
  cbu: string;
  amount: string;
  at: string;
  operation: string;
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const row = (label: string, value: string, y: number): string =>
  `<text x="80" y="${y}" font-size="24" fill="#6b6470">${escaped(label)}</text><text x="80" y="${y + 36}" font-size="30" fill="#2a1d22">${escaped(value)}</text><path d="M80 ${y + 62}H640" stroke="#e6e0dc" stroke-width="2"/>`;

export const receiptSvg = ({ from, to, cbu, amount, at, operation }: Receipt): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1080" viewBox="0 0 720 1080" font-family="sans-serif"><rect width="720" height="1080" fill="#eef1f5"/><rect x="40" y="40" width="640" height="1000" rx="28" fill="#fff"/><circle cx="360" cy="150" r="58" fill="#1f6b45"/><path d="M332 152l20 20 38-42" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><text x="360" y="262" font-size="30" fill="#2a1d22" text-anchor="middle">Transferencia realizada</text><text x="360" y="338" font-size="58" font-weight="700" fill="#2a1d22" text-anchor="middle">${escaped(amount)}</text>${row('De', from, 430)}${row('Para', to, 540)}${row('CBU de destino', cbu, 650)}${row('Fecha y hora', at, 760)}${row('Número de operación', operation, 870)}</svg>`;

/** Well-formed values for the parameters of every path; no record has them. */
export const pathParams: Readonly<Record<string, string>> = {
  id: 'a'.repeat(24),
  paymentId: 'b'.repeat(24),
  orderNumber: 'JL-20260101-0001',
  name: 'sales',
  kind: 'terms',
  day: '2026-11-24',
  code: 'CAM-20260101-AAAAAA',
  key: 'seller-name',
};

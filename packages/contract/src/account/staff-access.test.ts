import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../http/endpoint';
import { endpoints } from '../endpoints';
import { isAllowed, rolesAllowed, staffAccess, type StaffCall } from './staff-access';
import { roleTypeOf, STAFF_ROLES, staffRoleOf } from './staff-roles';

const table = Object.entries(endpoints) as [string, Endpoint][];
const staffCalls = Object.keys(staffAccess) as StaffCall[];
// All roles secure their own account.
const ownWrites: StaffCall[] = [
  'updateProfile',
  'updatePassword',
  'proveFreshly',
  'endOwnSession',
  'endOwnSessions',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'disableSecondFactor',
  // It writes nothing but a cookie of her own.
  'previewShop',
];
const ownReads: StaffCall[] = ['checkSession', 'accountSecurity', 'listOwnSessions'];
const callsOf = (role: (typeof STAFF_ROLES)[number]) => staffCalls.filter((name) => isAllowed(role, name));

describe('staffAccess', () => {
  it('access table has a row for each call of staff, and for no other', () =>
    expect([...staffCalls].sort()).toEqual(
      table
        .filter(([, { access }]) => access === 'admin')
        .map(([name]) => name)
        .sort(),
    ));

  it('access table lets the owner make every call', () => expect(callsOf('duena')).toEqual(staffCalls));

  it('access table lets the reading role write nothing but her own account', () => {
    const writes = callsOf('lectura').filter((name) => endpoints[name].method !== 'GET');
    expect([...writes].sort()).toEqual([...ownWrites].sort());
  });

  it('access table lets the reading role read what a seller reads', () => {
    const reads = (role: 'vendedora' | 'lectura') =>
      callsOf(role).filter((name) => endpoints[name].method === 'GET');
    expect(reads('lectura')).toEqual(reads('vendedora'));
  });

  it('access table gives the accountant figures and files of reports, without any client', () =>
    expect(callsOf('contadora').filter((name) => ![...ownReads, ...ownWrites].includes(name))).toEqual([
      'ordersSummary',
      'getCounterSettings',
      'interactionsSummary',
      'mostViewedProducts',
      'mostViewedCategories',
      'salesStats',
      'overviewStats',
      'readReport',
      'exportReport',
      'exportMonth',
      'readTill',
    ]));

  it.each([
    'ordersSummary',
    'salesStats',
    'overviewStats',
    'readReport',
    'exportReport',
    'readTill',
    'updateShop',
    'updateContent',
    'exportClients',
    'exportOrders',
    'listStaff',
    'listAudit',
    'seeFigures',
  ] as const)('keeps %s from a seller', (permission) => {
    expect(isAllowed('vendedora', permission)).toBe(false);
    expect(isAllowed('lectura', permission)).toBe(false);
  });

  it('access table allows nothing to people without a role', () => {
    for (const name of staffCalls) expect(isAllowed(null, name)).toBe(false);
    expect(rolesAllowed('listAudit')).toEqual(['duena']);
  });
});

describe('staffRoleOf', () => {
  it('staffRoleOf reads each role back from its stored type', () => {
    for (const role of STAFF_ROLES) expect(staffRoleOf(roleTypeOf(role))).toBe(role);
  });

  it('roleTypeOf stores the owner as the administrator of the specification', () =>
    expect(roleTypeOf('duena')).toBe('admin'));

  it.each(['duena', 'authenticated', 'public', '', 'Admin'])(
    'staffRoleOf finds no role of staff in %j',
    (type) => expect(staffRoleOf(type)).toBeNull(),
  );
});

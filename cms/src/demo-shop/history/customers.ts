import { normalizeText } from '@shop/contract';
import { type Random } from '../random';
import { firstNames, lastNames, streets } from './customer-names.json';

export type Customer = {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
};

function inventCustomer(random: Random): Customer {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const apartment = random.chance(0.3)
    ? `, depto ${random.integer(1, 8)}${random.pick(['A', 'B', 'C'])}`
    : '';
  return {
    fullName: `${first} ${last}`,
    email: `${normalizeText(first)}.${normalizeText(last)}${random.integer(1, 99)}@example.com`,
    phone: `299 555-${String(random.integer(1000, 9999))}`,
    address: `${random.pick(streets)} ${random.integer(100, 2900)}${apartment}`,
    postalCode: '8300',
  };
}

export const inventCustomers = (count: number, random: Random): Customer[] =>
  Array.from({ length: count }, () => inventCustomer(random));

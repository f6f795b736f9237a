import { plainText } from '@shop/contract';
import { type Random } from '../random';

export type Customer = {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
};

const FIRST_NAMES = [
  'Agustina',
  'Belén',
  'Camila',
  'Carolina',
  'Daniela',
  'Florencia',
  'Julieta',
  'Lucía',
  'Malena',
  'Mariana',
  'Martina',
  'Micaela',
  'Milagros',
  'Noelia',
  'Paula',
  'Rocío',
  'Sofía',
  'Valentina',
  'Victoria',
  'Yanina',
];
const LAST_NAMES = [
  'Acosta',
  'Benítez',
  'Cárdenas',
  'Díaz',
  'Fernández',
  'Figueroa',
  'Giménez',
  'Herrera',
  'Ibáñez',
  'Linares',
  'Maldonado',
  'Morales',
  'Núñez',
  'Ojeda',
  'Painemal',
  'Quiroga',
  'Romero',
  'Sepúlveda',
  'Torres',
  'Vázquez',
];
const STREETS = [
  'Los Álamos',
  'Las Retamas',
  'Los Notros',
  'Las Lengas',
  'Los Coihues',
  'Los Arrayanes',
  'Las Araucarias',
  'Los Maitenes',
];

/** An invented person; the numbers and addresses belong to nobody. */
export function inventCustomer(random: Random): Customer {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const apartment = random.chance(0.3) ? `, depto ${random.whole(1, 8)}${random.pick(['A', 'B', 'C'])}` : '';
  return {
    fullName: `${first} ${last}`,
    email: `${plainText(first)}.${plainText(last)}${random.whole(1, 99)}@example.com`,
    phone: `299 555-${String(random.whole(1000, 9999))}`,
    address: `${random.pick(STREETS)} ${random.whole(100, 2900)}${apartment}`,
    postalCode: '8300',
  };
}

/** The shop's clients; the first ones come back more often. */
export const inventCustomers = (count: number, random: Random): Customer[] =>
  Array.from({ length: count }, () => inventCustomer(random));

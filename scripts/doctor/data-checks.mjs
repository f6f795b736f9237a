import { fault, ok } from './result.mjs';
import { shopCode } from './shop-code.mjs';
import { texts } from './texts.mjs';

const OTHER_VERSION = /no such (table|column)|(relation|column) .* does not exist/;

const exampleOf = ({ name, found, expected }) => {
  const both = [found, expected].every((value) => value !== undefined && value !== null);
  const only = found ?? expected;
  return `${name}${both ? ` (${found} en lugar de ${expected})` : only === undefined || only === null ? '' : ` (${only})`}`;
};

const resultOf = ({ problem, remedy, count, examples }) =>
  fault(
    texts.data.title,
    `${problem}: ${examples.map(exampleOf).join(', ')}${count > examples.length ? ` y ${count - examples.length} más` : ''}`,
    remedy,
  );

/** What must be true of the data, and what to do where it is not. */
export async function dataChecks(place) {
  const { title, fine } = texts.data;
  const { examineShop } = shopCode('src/doctor/examine-shop.js');
  const checks = Object.keys(shopCode('src/platform/doctor/texts.js').texts).length;
  try {
    const faults = await examineShop(place);
    return faults.length === 0 ? [ok(title, fine(checks))] : faults.map(resultOf);
  } catch (error) {
    const { away, other, remedy, remedyOther } = texts.database;
    if (OTHER_VERSION.test(error.message)) return [fault(title, `${other}: ${error.message}`, remedyOther)];
    return [fault(title, `${away}: ${error.message}`, remedy)];
  }
}

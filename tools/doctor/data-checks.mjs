import { cmsModule } from '../launcher/project.mjs';
import { fault, ok } from './results.mjs';
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

export async function dataChecks(location) {
  const { title, fine } = texts.data;
  const { examineShop } = cmsModule('src/doctor/examine-shop.js');
  const checks = Object.keys(cmsModule('src/platform/doctor/texts.js').texts).length;
  try {
    const faults = await examineShop(location);
    return faults.length === 0 ? [ok(title, fine(checks))] : faults.map(resultOf);
  } catch (error) {
    const { unreachable, other, remedy, remedyOther } = texts.database;
    if (OTHER_VERSION.test(error.message)) return [fault(title, `${other}: ${error.message}`, remedyOther)];
    return [fault(title, `${unreachable}: ${error.message}`, remedy)];
  }
}

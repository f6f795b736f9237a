import { routesOf } from '../../../platform/routes';
import cases from '../controllers/case';

export default routesOf({
  openCase: cases.open,
  listOrderCases: cases.listOfOrder,
  listCases: cases.list,
  countDueCases: cases.countDue,
  openCaseByStaff: cases.openByStaff,
  readCase: cases.read,
  recordCaseStep: cases.recordStep,
  tieCase: cases.tie,
  returnCaseMoney: cases.returnMoney,
});

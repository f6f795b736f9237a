export { anAdminOrder, anOpening, anOrder, aProduct, aShop, aSiteContent } from './builders.ts';
export { answering, fakeServer, refusal, type Answer } from './fake-server.ts';
export { withMarkedTexts } from './marked-texts.ts';
export { textsForOne } from './texts-for-one.ts';

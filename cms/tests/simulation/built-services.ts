import { createRequire } from 'node:module';
import type * as Catalog from '../../src/api/catalog/services/start-catalog';
import type * as Queues from '../../src/api/order/services/list/order-queues';
import type * as Replay from '../../src/api/privacy/services/erasure/replay-erasures';
import type * as Content from '../../src/api/site-content/services/site-content';
import type * as Jobs from '../../src/bootstrap/jobs';
import type * as Changes from '../../src/platform/changes/changes';
import type * as MailSender from '../../src/platform/mail/mail-sender';
import type * as DueMails from '../../src/platform/mail/send-due-mails';

const load = createRequire(import.meta.url);

/** Loads a module of the built cms: the simulation and the booted shop must share its state. */
const built = <Module>(file: string) => load(`../../dist/src/${file}.js`) as Module;

export const { startCatalog } = built<typeof Catalog>('api/catalog/services/start-catalog');
export const { replayErasures } = built<typeof Replay>('api/privacy/services/erasure/replay-erasures');
export const { siteContent } = built<typeof Content>('api/site-content/services/site-content');
export const { jobs } = built<typeof Jobs>('bootstrap/jobs');
export const { changeScopes, publishChange } = built<typeof Changes>('platform/changes/changes');
export const { stopMailSender } = built<typeof MailSender>('platform/mail/mail-sender');
export const { sendDueMails } = built<typeof DueMails>('platform/mail/send-due-mails');

/** The queues in SQL; looked up anew by each call, so that a planted fault is seen. */
export const queues = built<typeof Queues>('api/order/services/list/order-queues');

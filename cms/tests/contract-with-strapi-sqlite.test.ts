import { contractSuite } from './strapi-contract/contract-suite';

contractSuite('SQLite', () => Promise.resolve({ stop: () => undefined }));

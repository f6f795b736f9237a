// The panel speaks Spanish and calls nobody outside: no release notices, no tours.
const app = {
  config: { locales: ['es'], tutorials: false, notifications: { releases: false } },
  bootstrap() {},
};

export default app;

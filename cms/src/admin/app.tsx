// The panel is in Spanish only; release notices and tours would call external services.
const app = {
  config: { locales: ['es'], tutorials: false, notifications: { releases: false } },
  bootstrap() {},
};

export default app;

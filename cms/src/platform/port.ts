/** Declares what a lower part asks of a higher one, which start-up code provides. */
export function port<Service>(name: string) {
  let provided: Service | undefined;
  return {
    provide(service: Service): void {
      provided = service;
    },
    get(): Service {
      if (provided === undefined) throw new Error(`Nothing provides ${name}.`);
      return provided;
    },
  };
}

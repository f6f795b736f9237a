declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  type Call = { method: string; headers: Record<string, string | string[] | undefined>; status: number };

  export default class S3rver {
    constructor(options: object);
    middleware: ((ctx: Call, next: () => Promise<void>) => Promise<void> | void)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

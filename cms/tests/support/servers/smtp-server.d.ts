declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Address = { address: string };
  type Session = { envelope: { mailFrom: Address | false; rcptTo: Address[] } };
  type Done = (error?: Error | null) => void;

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      logger: false;
      closeTimeout: number;
      onMailFrom: (from: Address, session: Session, done: Done) => void;
      onRcptTo: (to: Address, session: Session, done: Done) => void;
      onData: (content: Readable, session: Session, done: Done) => void;
    });
    server: Server;
    listen(port: number, host: string, done: () => void): Server;
    close(done: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
  }
}

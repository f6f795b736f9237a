import { apiErrors, type ProxyError } from './api-errors.ts';

type Limits = {
  max: number;
  maxPerClient: number;
  /** A body that is silent for longer loses its place when all are taken. */
  silenceMs: number;
};
export type Unfinished = { spend: (client: string) => boolean; refund: (client: string) => void };
type Body = { client: string; heardAt: number; cut: (error: ProxyError) => void };

export type OpenBody = {
  /** Notes that a part of the body has arrived. */
  hear: () => void;
  /** Gives the place back; the client's point too if the body has arrived. */
  close: (hasArrived: boolean) => void;
};

/** Counts the request bodies that are on their way, so that unfinished ones cannot take all places. */
export function createOpenBodies(limits: Limits, unfinished: Unfinished, now: () => number = Date.now) {
  const bodies = new Set<Body>();

  function longestSilent(): Body | undefined {
    const [first] = [...bodies].sort((a, b) => a.heardAt - b.heardAt);
    return first && now() - first.heardAt >= limits.silenceMs ? first : undefined;
  }

  function refusal(client: string): ProxyError | null {
    const own = [...bodies].filter((body) => body.client === client).length;
    if (own >= limits.maxPerClient) return apiErrors.tooManyUnfinished;
    if (bodies.size < limits.max) return null;
    const silent = longestSilent();
    silent?.cut(apiErrors.unavailable);
    return silent ? null : apiErrors.unavailable;
  }

  /** Takes a place for a client's body, or returns the error that refuses it; `cut` ends a body that loses its place. */
  return function openBody(client: string, cut: (error: ProxyError) => void): OpenBody | ProxyError {
    if (!unfinished.spend(client)) return apiErrors.tooManyUnfinished;
    const refused = refusal(client);
    if (refused) {
      unfinished.refund(client);
      return refused;
    }
    const body: Body = { client, heardAt: now(), cut };
    bodies.add(body);
    return {
      hear: () => void (body.heardAt = now()),
      close: (hasArrived) => {
        if (bodies.delete(body) && hasArrived) unfinished.refund(client);
      },
    };
  };
}

export type OpenBodies = ReturnType<typeof createOpenBodies>;

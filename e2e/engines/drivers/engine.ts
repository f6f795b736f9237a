export type Point = { x: number; y: number };

/** A browser under remote control; its pages are queried by script and touched by real input events. */
export type Engine = {
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value, a promise's included. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  takeScreenshot(): Promise<Buffer>;
  /** Returns the errors that the page logged, where the engine reports them. */
  listErrors(): readonly string[];
  close(): Promise<void>;
};

/** Width of a phone that WebKitGTK's window, which has a smallest width, can take too. */
export const PHONE = { width: 450, height: 844 };

/** Returns the expression as one whose value is a JSON text, so that every engine can carry it. */
export const asJson = (expression: string): string =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;

/** Returns the keyboard actions of a text, which both protocols share. */
export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns the pointer actions of a click at a point of the viewport. */
export const clickActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

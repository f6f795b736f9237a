// This file is preloaded into a server process: each SIGUSR2 sets its clock to the next time in CLOCK_AT.
const RealDate = Date;
const moments = process.env.CLOCK_AT.split(',');
let shift = 0;

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
}
globalThis.Date = ShiftedDate;

process.on('SIGUSR2', () => {
  shift = RealDate.parse(moments.shift()) - RealDate.now();
});

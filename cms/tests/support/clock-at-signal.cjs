// Loaded before anything else in a process of its own: at SIGUSR2 its clock jumps to CLOCK_AT and goes on from there.
const RealDate = Date;
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
  shift = RealDate.parse(process.env.CLOCK_AT) - RealDate.now();
});

// Loaded before anything else in a process of its own: at each SIGUSR2 its clock jumps to the next moment of CLOCK_AT
// and goes on from there.
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

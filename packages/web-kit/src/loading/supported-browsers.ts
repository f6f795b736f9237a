/** Lists the oldest browsers of both apps, as build targets; Samsung Internet 20 is a Chrome 106. */
export const SUPPORTED_BROWSERS = ['safari15.4', 'ios15.4', 'chrome100', 'firefox100'];

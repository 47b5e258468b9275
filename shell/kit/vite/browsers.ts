/** Targets of browser builds: two years of each engine (docs/browsers.md). */
export const BROWSERS = ['chrome131', 'edge131', 'firefox132', 'safari18.1', 'ios18.1']

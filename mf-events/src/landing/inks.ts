/** The inks of foot and transit, lightened for night: 9:1 and 8:1 on the night ground. */
export const inks = { foot: '#7fd3a4', transit: '#a9b8f5' } as const

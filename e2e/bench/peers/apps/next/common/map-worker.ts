/** The map stands beside wide lists only, which are not what is compared: its worker is left out. */
export const checkedWorker = (): Promise<string> => Promise.reject(new Error('no map here'))

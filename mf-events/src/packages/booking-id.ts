/** Spec §4: `#PKG` and the last six digits of the time in milliseconds. */
export const bookingId = (timeMs: number): string => `#PKG${String(Math.trunc(timeMs)).slice(-6).padStart(6, '0')}`

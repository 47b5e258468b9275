/** Numbers of spec §9 and of the public calls. Milliseconds, counts, bytes as named. */
export const limits = {
  planner: {
    minDays: 1,
    maxDays: 7,
    defaultDays: 3,
    placeholderRotateMs: 2200,
    expectedBuildSeconds: [10, 15],
    /** Minutes; beyond it time is kept for a ride (chosen, decision 27). */
    longestWalk: 45,
  },
  venues: { min: 1, max: 50, default: 5 },
  /** All of a category's own events, and as many again of a ticket provider. */
  events: { min: 1, max: 250, default: 20 },
  hotels: { min: 1, max: 50, default: 20 },
  partner: { maxAttempts: 3, backoffBaseMs: 1000, backoffCapMs: 5000 },
  hero: { rotateMs: 2800, fadeMs: 200 },
  walkthrough: {
    steps: 6,
    hotelRevealMs: 300,
    lifestyleRevealMs: 100,
    typeMsPerCharacter: 100,
    roomToCheckoutMs: 500,
    processingMs: 700,
    bnplUnder: 500,
  },
  packages: { includedGuests: 2, minGuests: 1, celebrationMs: 3000 },
  contact: { minName: 2, minMessage: 10 },
  body: { maxBytes: 32 * 1024 },
} as const

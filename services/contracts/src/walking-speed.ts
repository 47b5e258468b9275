/** The walking speeds that visitors choose from, in m/s. Whoever names none walks briskly. */
export const walkingSpeeds = { brisk: 1.33, easy: 1.1, slow: 0.9 } as const

/**
 * Most bytes a first visit to one page may load from one release: its boot files and its largest page, scripts and styles,
 * **uncompressed**: every release record holds these sizes, so that a promotion can be checked without reading files, and parsing costs
 * a phone as much as the transfer. About a third of it crosses the network.
 */
export const budgets: Readonly<Record<string, number>> & { readonly remote: number } = {
  shell: 560_000,
  /** Any other remote. */
  remote: 200_000,
}

/** Budget of the shell or of a remote, in uncompressed bytes. */
export const budgetOf = (name: string): number => budgets[name] ?? budgets.remote

/**
 * Most that a whole build may hold, its server bundle and everything loaded on demand included: three times the largest there is. A
 * publish reads it into memory, and every front server keeps what it serves.
 */
export const buildLimits = { bytes: 16_000_000, files: 2000 } as const

/**
 * Most bytes of what a team installs, packed, and of the scripts that the smallest page built with it has: frame, a button and one styled
 * element. Kit and shared modules are not among them, as the shell provides those.
 */
export const packageBudgets = { packed: { kit: 240_000, ui: 105_000, remote: 60_000 }, smallestPage: 40_000 } as const

/**
 * Most bytes a first visit to one page may load from one release: its boot files and its largest page, scripts and styles,
 * **uncompressed**. Uncompressed because the figure stands in every release record, so that a promotion can be checked without
 * reading a file, and because parsing costs a phone as much as the network does. About a third of it crosses the network.
 */
export const budgets: Readonly<Record<string, number>> & { readonly remote: number } = {
  shell: 560_000,
  /** Any remote without a line of its own. */
  remote: 200_000,
}

/** Budget of the shell or of a remote, in uncompressed bytes. */
export const budgetOf = (name: string): number => budgets[name] ?? budgets.remote

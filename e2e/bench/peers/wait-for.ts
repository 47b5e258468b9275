/** Asks until there is an answer. The page's own policy keeps Playwright from waiting within it. Throws after a minute. */
export const waitFor = async <Value>(what: string, read: () => Promise<Value | null>): Promise<Value> => {
  const limit = performance.now() + 60_000
  for (;;) {
    const value = await read()
    if (value !== null) return value
    if (performance.now() > limit) throw new Error(`${what} after 60 s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** More answers are not kept. */
const MOST_KEPT = 5_000

/** A pure function of a text that keeps its answers: a text is read in several passes, which ask the same again. */
export const memoised = <Answer>(answer: (text: string) => Answer): ((text: string) => Answer) => {
  const kept = new Map<string, { readonly answer: Answer }>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known.answer
    if (kept.size >= MOST_KEPT) kept.clear()
    const found = answer(text)
    kept.set(text, { answer: found })
    return found
  }
}

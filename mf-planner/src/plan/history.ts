/** Versions of one value: what it was, is, and would be again after an undo. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
}

/** Most undo steps. */
export const MAX_STEPS = 50

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** Adds a version and clears the redo steps. */
export const advance = <Value>(history: History<Value>, present: Value): History<Value> => ({
  past: [...history.past, history.present].slice(-MAX_STEPS),
  present,
  future: [],
})

/** Replaces the present without an undo step, as when the server's times arrive. */
export const amend = <Value>(history: History<Value>, present: Value): History<Value> => ({ ...history, present })

/** Removes the last step without a redo: it was refused. */
export const withdraw = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1)
  return before === undefined ? history : { ...history, past: history.past.slice(0, -1), present: before }
}

export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [after, ...rest] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future: rest }
}

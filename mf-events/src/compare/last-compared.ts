import { createStore } from 'zustand'
import { listKey } from './compared-list.ts'

interface LastCompared {
  readonly list: string
  readonly compared: readonly string[]
  /** Chosen after the list was left for the page of a hotel: its address does not hold it. */
  readonly unseen: boolean
}

/**
 * What is compared of the list that was seen last. The address of a list holds it too, but a hotel's page cannot write to that: it
 * stands in the browser's history. One list is enough, since a hotel's page leads back to the list it was opened from.
 */
export const lastCompared = createStore<{ readonly last: LastCompared | null }>()(() => ({ last: null }))

/** What a list on the screen compares. It stays there while the page of a hotel is on its way, and is left by then. */
export const rememberCompared = (address: string, compared: readonly string[]): void => {
  const left = address.split('?')[0] !== window.location.pathname
  lastCompared.setState({ last: { list: listKey(address), compared, unseen: left } })
}

/** What was chosen for a list on the page of one of its hotels. */
export const chooseForList = (address: string, compared: readonly string[]): void =>
  lastCompared.setState({ last: { list: listKey(address), compared, unseen: true } })

/** What was chosen for a list while it was not on the screen; null where nothing was. */
export const chosenMeanwhile = (address: string): readonly string[] | null => {
  const { last } = lastCompared.getState()
  return last?.unseen === true && last.list === listKey(address) ? last.compared : null
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { comparedIn, listKey } from './compared-list.ts'
import { lastCompared, chooseForList } from './last-compared.ts'

const entryState = z.looseObject({ compared: z.optional(z.array(z.string())) })
const none: readonly string[] = []

/**
 * What is compared of a list, on the page of one of its hotels, and the way to change it: the list has it when the visitor comes back.
 * The state of the history entry keeps it for a reload. Without a list nothing is compared.
 */
export const useListCompared = (
  list: string | null,
): readonly [compared: readonly string[], change: (compared: readonly string[]) => void] => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const last = useStore(lastCompared, (store) => store.last)
  const entry = z.safeParse(entryState, state).data
  const remembered = list !== null && last?.list === listKey(list) ? last.compared : null
  const before = list === null ? none : (entry?.compared ?? comparedIn(list))
  // A text, which is the same as long as the hotels are.
  const first = remembered === null ? before.join() : null
  useEffect(() => {
    if (list !== null && first !== null) chooseForList(list, first.split(',').filter(Boolean))
  }, [list, first])
  const change = (next: readonly string[]) => {
    if (list === null) return
    chooseForList(list, next)
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: { ...entry, compared: next } },
    )
  }
  return [remembered ?? before, change]
}

import { changeAnswer, type ChangeAnswer } from '@site/contracts/registry-service'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../api/call.ts'
import { LIVE } from '../api/queries.ts'
import { toasts } from '../frame/toasts.ts'
import { useSession } from '../session/session.ts'
import { requestOf, type Change, type Standing } from './change.ts'
import { doneWords } from './change-words.ts'

/** Ramps are answered with a view of their own: what they did shows on the page. */
const anyAnswer = z.union([
  changeAnswer,
  z.pipe(
    z.object({}),
    z.transform((): ChangeAnswer => ({ message: '' })),
  ),
])

const CHANGE = ['change']

/** Whether a change is under way. */
export const useIsChanging = (): boolean => useIsMutating({ mutationKey: CHANGE }) > 0

/** A change, and how its remote stood when it was confirmed. */
interface Confirmed {
  readonly change: Change
  readonly standing: Standing
}

/** Makes a change, says so, and refreshes the page. */
export const useChange = () => {
  const { token } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: ({ change, standing }: Confirmed) => call(anyAnswer, { token, ...requestOf(change, standing) }),
    onSuccess: ({ message, warnings = [] }, { change: { kind } }) => {
      // A preview says its address where it was made.
      if (kind !== 'preview') toasts.add({ title: doneWords[kind], description: [message, ...warnings].join('\n') })
    },
    onSettled: (_answer, error) => {
      const refreshed = queries.invalidateQueries({ queryKey: [LIVE] })
      // A refusal may come from a page that is out of date. It is said at once, without waiting for what may not be answered either.
      return error === null ? refreshed : undefined
    },
  })
}

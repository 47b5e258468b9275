import type { TripQuestion, UnderstoodPiece } from '@site/contracts/trip-reading'
import { withAnswer, withoutPieces, wordsIn } from './change-request.ts'
import { usePlannerStore } from './planner-store.ts'

/** Brings the visitor to the field that said a piece, with its words selected. */
const goToField = (piece: UnderstoodPiece): void => {
  const control = document.querySelector(`form [name="${piece.field}"]`)
  if (!(control instanceof HTMLElement)) return
  const folded = control.closest('details')
  if (folded !== null) folded.open = true
  control.focus()
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const place = wordsIn(control.value, piece)
  // Fields of other types have no selection.
  if (place !== null && ['text', 'textarea'].includes(control.type)) control.setSelectionRange(...place)
}

/** What the chips and questions above a plan do; `onShowForm` has the form on the screen when it returns. Each change of the request plans again. */
export const useReading = (planTrip: () => void, onShowForm: () => void) => {
  const send = usePlannerStore((store) => store.send)
  const { request } = usePlannerStore((store) => store.state)
  return {
    onChange: (piece: UnderstoodPiece) => {
      onShowForm()
      goToField(piece)
    },
    onRemove: ({ key }: UnderstoodPiece) => {
      send({ type: 'typed', request: withoutPieces(request, [key]) })
      planTrip()
    },
    onAnswer: (choice: TripQuestion['choices'][number]) => {
      send({ type: 'typed', request: withAnswer(request, choice) })
      planTrip()
    },
  }
}

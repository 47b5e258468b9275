import { roomMessages } from '@site/contracts/room'
import { useEffect, useRef, useState } from 'react'
import type { Room, RoomOptions, RoomView } from './room-client.ts'

const waiting: RoomView = {
  status: { at: 'connecting' },
  plan: null,
  role: null,
  view: null,
  stored: true,
  canUndo: false,
  canRedo: false,
}

/**
 * The shared plan that a secret opens; null for none. `share` is the plan that a new room begins with. The code that merges plans is
 * loaded only here, for those who plan together.
 */
export const useRoom = (secret: string | null, share: RoomOptions['share'] = null) => {
  const [shown, setShown] = useState<RoomView>(waiting)
  const room = useRef<Room | null>(null)
  const begin = useRef(share)

  // Before the next effect, which reads it: a room is begun with the plan that was given with its secret.
  useEffect(() => {
    begin.current = share
  })

  useEffect(() => {
    if (secret === null) return undefined
    let here = true
    const onView = (view: RoomView): void => {
      if (here) setShown(view)
    }
    import('./room-client.ts')
      .then(({ openRoom }) => {
        if (here) room.current = openRoom({ secret, share: begin.current, onView })
      })
      .catch((error: unknown) => {
        console.error('the shared plan cannot be opened', error)
        onView({ ...waiting, status: { at: 'ended', reason: 'unavailable', message: roomMessages.unavailable } })
      })
    return () => {
      here = false
      room.current?.close()
      room.current = null
      setShown(waiting)
    }
  }, [secret])

  const change: Room['change'] = (...args) => room.current?.change(...args)
  const amend: Room['amend'] = (...args) => room.current?.amend(...args)
  return {
    ...shown,
    change,
    amend,
    withdraw: () => room.current?.withdraw(),
    drop: (key: string) => room.current?.drop(key),
    undo: () => room.current?.undo(),
    redo: () => room.current?.redo(),
  }
}

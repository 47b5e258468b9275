import { roomCreated, type RoomCreated } from '@site/contracts/room'
import type { Backend } from '@stageside/kit'

/** Makes a room; the secrets of its links. Rejects with a `BackendError` whose message a person can read. */
export const createRoom = async (backend: Backend): Promise<RoomCreated> =>
  roomCreated.parse(await backend.invoke('room', {}))

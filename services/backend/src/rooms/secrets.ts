import { createHash, randomBytes } from 'node:crypto'
import type { RoomCreated } from '@site/contracts/room'

/** 128 bits as base64url. */
const BYTES = 16

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret for looking follows from the one for editing, so that an editor can hand it on; not the other way round. */
export const viewSecretOf = (edit: string): string =>
  createHash('sha256').update(`view:${edit}`).digest().subarray(0, BYTES).toString('base64url')

export const newSecrets = (): RoomCreated => {
  const edit = randomBytes(BYTES).toString('base64url')
  return { edit, view: viewSecretOf(edit) }
}

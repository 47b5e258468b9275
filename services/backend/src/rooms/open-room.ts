import { setImmediate as immediate } from 'node:timers/promises'
import type { RoomRefusal } from '@site/contracts/room'
import { EMPTY_UPDATE, mergeUpdates, missingIn, type Merged } from './merge-updates.ts'
import type { StoredRoom } from './room-store.ts'

/** Somebody in a room, as far as the room knows them. */
export interface Member {
  readonly send: (update: Uint8Array) => void
  readonly stored: () => void
  readonly refuse: (reason: RoomRefusal) => void
  /** Takes so many milliseconds of merging from what the member's address may use; false when that is used up. */
  readonly spend: (ms: number) => Promise<boolean>
}

interface Pending {
  readonly from: Member
  readonly update: Uint8Array
}

interface Accepted {
  readonly updates: readonly Pending[]
  /** The plan with them. */
  readonly state: Uint8Array
}

export interface RoomOptions {
  readonly change: (
    known: StoredRoom,
    next: (newest: StoredRoom) => Promise<Uint8Array | null>,
  ) => Promise<StoredRoom | null>
  readonly load: (id: string) => Promise<StoredRoom | null>
  readonly onStored: (updates: number) => void
}

/**
 * A room with people in it. Updates that arrive while others are being stored wait and are stored together; each is acknowledged and passed
 * on only after that.
 */
export class OpenRoom {
  readonly members = new Set<Member>()
  #stored: StoredRoom
  #waiting: Pending[] = []
  #working: Promise<void> | null = null
  readonly #options: RoomOptions

  constructor(stored: StoredRoom, options: RoomOptions) {
    this.#stored = stored
    this.#options = options
  }

  get id(): string {
    return this.#stored.id
  }

  enter(member: Member): void {
    this.members.add(member)
    member.send(this.#stored.state.length > 0 ? this.#stored.state : EMPTY_UPDATE)
  }

  receive(from: Member, update: Uint8Array): void {
    this.#waiting.push({ from, update })
    this.#working ??= this.#work()
  }

  /** Resolves when everything that arrived so far is stored or refused. */
  async settled(): Promise<void> {
    await this.#working
  }

  /** Takes in what another process stored. */
  async follow(version: number | undefined): Promise<void> {
    if (this.#working !== null || version === this.#stored.version) return
    const newer = version === undefined ? null : await this.#options.load(this.id)
    if (newer === null) this.refuseAll('gone')
    else this.#advance(newer)
  }

  refuseAll(reason: RoomRefusal): void {
    for (const member of this.members) member.refuse(reason)
  }

  /** Takes in and passes on what another process stored, unless that has happened already. */
  #advance(next: StoredRoom): void {
    if (next.version <= this.#stored.version) return
    const news = missingIn(this.#stored.state, next.state)
    this.#stored = next
    for (const member of this.members) member.send(news)
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        await this.#store(batch)
      } catch {
        // The database is away: nobody is told that their change is stored, and everybody comes back with what they have.
        this.#waiting = []
        this.refuseAll('unavailable')
      }
    }
    // In the same turn as the last look at what waits: an update that comes later starts another.
    this.#working = null
  }

  /** The updates that can be taken, and the plan with them: all at once, else one by one, and who sent a bad one is sent out. */
  async #valid(stored: Uint8Array, batch: readonly Pending[]): Promise<Accepted> {
    const all = await this.#merge(stored, batch)
    if (all.kind === 'merged') return { updates: batch, state: all.state }
    if (batch.length === 1) {
      this.#sendOut(batch, all.reason)
      return { updates: [], state: stored }
    }
    const updates: Pending[] = []
    let state = stored
    for (const one of batch) {
      const merged = await this.#merge(state, [one])
      if (merged.kind === 'refused') this.#sendOut([one], merged.reason)
      else {
        state = merged.state
        updates.push(one)
      }
    }
    return { updates, state }
  }

  /** Merges, and charges its time to those who sent the updates. Other work of the process comes in between. */
  async #merge(state: Uint8Array, batch: readonly Pending[]): Promise<Merged> {
    await immediate()
    const begun = performance.now()
    const merged = mergeUpdates(
      state,
      batch.map(({ update }) => update),
    )
    const ms = (performance.now() - begun) / batch.length
    for (const { from } of batch) if (!(await from.spend(ms))) from.refuse('too_fast')
    return merged
  }

  #sendOut(batch: readonly Pending[], reason: RoomRefusal): void {
    for (const { from } of batch) from.refuse(reason)
  }

  async #store(batch: readonly Pending[]): Promise<void> {
    // As it is now: what another process wrote may be taken in meanwhile.
    const known = this.#stored
    let accepted = await this.#valid(known.state, batch)
    if (accepted.updates.length === 0) return
    const stored = await this.#options.change(known, async (newest) => {
      if (newest.version > known.version) {
        this.#advance(newest)
        accepted = await this.#valid(newest.state, accepted.updates)
      }
      return accepted.updates.length === 0 ? null : accepted.state
    })
    if (stored === null) return this.refuseAll('gone')
    this.#stored = stored
    this.#options.onStored(accepted.updates.length)
    for (const { from, update } of accepted.updates) {
      from.stored()
      for (const member of this.members) if (member !== from) member.send(update)
    }
  }
}

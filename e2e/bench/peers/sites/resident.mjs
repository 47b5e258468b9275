import { readFileSync } from 'node:fs'

/** Resident memory of a process, in MB. */
export const residentOf = (pid) =>
  (Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6

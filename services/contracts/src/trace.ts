/** One hop of a request, as W3C Trace Context writes it (https://www.w3.org/TR/trace-context/). Hexadecimal, lower case. */
export interface Trace {
  /** Id of the request across all processes: 32 digits. */
  readonly traceId: string
  /** Id of this process's span: 16 digits. */
  readonly spanId: string
  /** The calling span; null where the request began. */
  readonly parentId: string | null
  /** Recording flags, passed on as they came: 2 digits. */
  readonly flags: string
}

/** `version-trace-parent-flags`; version ff is forbidden, a later version may append parts, and version 00 may not. */
const HEADER =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-[\x20-\x7e]{0,200})?$/

/** Continues the trace of a `traceparent` header; starts a new one where it is missing or invalid. `random` gives that many hex digits. */
export const continueTrace = (header: unknown, random: (digits: number) => string): Trace => {
  const match = typeof header === 'string' ? HEADER.exec(header) : null
  const [, version, traceId, parentId, flags, more] = match ?? []
  const sound = traceId !== undefined && parentId !== undefined && (version !== '00' || more === undefined)
  return sound
    ? { traceId, spanId: random(16), parentId, flags: flags ?? '00' }
    : { traceId: random(32), spanId: random(16), parentId: null, flags: '01' }
}

/** The header that the next process continues from. */
export const traceparent = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`

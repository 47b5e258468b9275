import { Button } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { Skeleton } from '@stageside/ui/skeleton'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { useEffect, useState, type ReactNode } from 'react'
import { dayAndTime } from './words.ts'

/** After this long a wait says what it waits for, in ms. */
const WORDS_MS = 2000

/** Placeholders in the size of what comes. */
const Waiting = ({ heights }: { readonly heights: readonly string[] }) => {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WORDS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack $gap={5} role="status">
      {long ? <Text $muted>Asking the registry…</Text> : <VisuallyHidden>Loading</VisuallyHidden>}
      {heights.map((height, index) => (
        <Skeleton key={index} $height={height} />
      ))}
    </Stack>
  )
}

interface FailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

export const Failed = ({ error, onRetry }: FailedProps) => (
  <Notice $tone="error" role="alert">
    <Stack $gap={3}>
      <Text>
        <strong>This could not be loaded.</strong> {error.message}
      </Text>
      <Row>
        <Button $size="small" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Stack>
  </Notice>
)

/** What the queries of a page have in common. */
interface Asked<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}

interface AnsweredProps<T> {
  readonly query: Asked<T>
  /** Heights of the placeholders. */
  readonly waiting: readonly string[]
  readonly children: (data: T) => ReactNode
}

/** What a query answered; until then a placeholder, and after a failure what to do. An answer stays on the page while newer ones fail. */
export const Answered = <T,>({
  query: { data, error, dataUpdatedAt, refetch },
  waiting,
  children,
}: AnsweredProps<T>) => {
  if (data === undefined)
    return error === null ? <Waiting heights={waiting} /> : <Failed error={error} onRetry={() => void refetch()} />
  return (
    <>
      {error === null ? null : (
        <Notice $tone="error" role="alert">
          <strong>As of {dayAndTime(dataUpdatedAt)}, and not up to date.</strong> {error.message} The console goes on
          trying.
        </Notice>
      )}
      {children(data)}
    </>
  )
}

import { notFoundHead } from '@site/contracts/page-head'
import { Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BackendError } from './backend.ts'
import { useHead } from './host.ts'

/** Whether a call failed because there is no such thing: then another try would not help. */
export const isNotFound = (error: unknown): boolean => error instanceof BackendError && error.status === 404

/** Keeps the footer below the fold, as on the page that was there while the answer was awaited: nothing shifts. */
const Tall = styled.div`
  min-height: 100svh;
`

interface NotFoundProps {
  /** What was not found, as a sentence. */
  readonly title: string
  /** What to do instead, such as a link to a search. */
  readonly children: ReactNode
}

/** A whole page, in place of one whose thing does not exist. */
export const NotFound = ({ title, children }: NotFoundProps) => {
  useHead(notFoundHead)
  return (
    <Tall>
      <PageScaffold title={title} crumb={notFoundHead.title} narrow>
        <Text>{children}</Text>
      </PageScaffold>
    </Tall>
  )
}

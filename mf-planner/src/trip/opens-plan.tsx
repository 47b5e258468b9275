import { OPENS_PLAN } from '@site/contracts/page-elements'
import { Skeleton } from '@stageside/ui/skeleton'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRunning } from '../share/use-running.ts'

/** What the page offers without a plan; out of sight until the code has read the one that the address or the tab holds. */
export const Offer = styled.div`
  [${OPENS_PLAN}] & {
    display: none;
  }
`
const Coming = styled.div`
  display: none;
  [${OPENS_PLAN}] & {
    display: block;
  }
`

/** The room of the plan until then. */
export const PlanComing = () => {
  const isRunning = useRunning()
  useEffect(() => {
    if (isRunning) document.documentElement.removeAttribute(OPENS_PLAN)
  }, [isRunning])
  return (
    <Coming aria-hidden>
      <Skeleton $height="40rem" />
    </Coming>
  )
}

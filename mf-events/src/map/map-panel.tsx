import type { HotelItem } from '@site/contracts/hotels'
import { useHost } from '@site/kit'
import { Text } from '@site/ui/layout'
import { Skeleton } from '@site/ui/skeleton'
import { color, radius, space } from '@site/ui/tokens'
import { Component, lazy, Suspense, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Pace } from '../results/view.ts'
import type { LatLon } from './geometry.ts'
import { Plan } from './plan.tsx'
import { useWebgl } from './use-webgl.ts'

export interface MapProps {
  readonly origin: LatLon & { readonly name: string }
  readonly hotels: readonly HotelItem[]
  readonly pace: Pace
  readonly onOpen: (id: string) => void
}

// The server never draws a map: `SSR` is a constant of the build, so the library stays out of the prerender twin.
const MapView = import.meta.env.SSR ? Plan : lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }))

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  & > :first-child {
    aspect-ratio: 1;
    max-height: min(34rem, 75vh);
    width: 100%;
    border: 2px solid ${color.ink};
    border-radius: ${radius.card};
    overflow: clip;
  }
`

/** Shows the drawn plan where the map cannot be loaded or fails. */
class PlanInstead extends Component<{ plan: ReactNode; onFailure: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.plan : this.props.children
  }
}

/** Where the hotels lie: a map, or a drawn plan where the device draws no maps. The list is complete without either. */
export const MapPanel = (props: MapProps) => {
  const webgl = useWebgl()
  const { report } = useHost()
  const plan = <Plan {...props} />
  return (
    <Frame data-screen-only>
      <div>
        {webgl ? (
          <PlanInstead plan={plan} onFailure={(error) => report(error, { part: 'map' })}>
            <Suspense fallback={<Skeleton $height="100%" />}>
              <MapView {...props} />
            </Suspense>
          </PlanInstead>
        ) : (
          plan
        )}
      </div>
      <Text as="figcaption" $muted $small>
        Rings are estimates of 5, 10, 15 and 20 minutes on foot from {props.origin.name}. They know no rivers and no
        rails; the minutes in the list count.
      </Text>
    </Frame>
  )
}

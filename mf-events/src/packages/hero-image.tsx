import type { PackageOffer } from '@site/contracts/package-offer'
import { looks, Poster } from '@stageside/ui/poster'
import { PosterSheet } from '@stageside/ui/poster-sheet'
import type { Ink } from '@stageside/ui/poster/shapes'
import { useCallback, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { Bay } from './scenes/bay.tsx'
import { Circuit } from './scenes/circuit.tsx'
import { Desert } from './scenes/desert.tsx'
import { Quay } from './scenes/quay.tsx'

const sceneOf: ReadonlyMap<string, ComponentType<Ink>> = new Map([
  ['singapore-f1', Circuit],
  ['coachella', Desert],
  ['london-business-summit', Quay],
  ['ultra-miami', Bay],
])

const Frame = styled.div`
  overflow: hidden;
  height: 100%;
  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** The poster drawn for an offer, or its category's. */
const OfferPoster = ({ offer, ratio }: { readonly offer: PackageOffer; readonly ratio: number }) => {
  const drawing = sceneOf.get(offer.id)
  const { scene, ink } = looks[offer.category]
  return drawing ? <PosterSheet drawing={drawing} ink={ink} ratio={ratio} /> : <Poster scene={scene} ratio={ratio} />
}

/** The photograph of an offer; its poster where there is none, its category's where the photograph fails to load. */
export const HeroImage = ({ offer, ratio }: { readonly offer: PackageOffer; readonly ratio: number }) => {
  const [failed, setFailed] = useState(false)
  // An image of a prerendered page may have failed before React was there to hear of it.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <Frame>
      {offer.heroImage === '' ? (
        <OfferPoster offer={offer} ratio={ratio} />
      ) : failed ? (
        <Poster scene={looks[offer.category].scene} ratio={ratio} />
      ) : (
        <img ref={check} src={offer.heroImage} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Frame>
  )
}

import { Poster } from '@site/ui/poster'
import type { PackageOffer } from '@site/contracts/package-offer'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { looks } from '../category/categories.ts'

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

/** The photograph of an offer; its category's poster where there is none or where it fails to load. */
export const HeroImage = ({ offer, ratio }: { readonly offer: PackageOffer; readonly ratio: number }) => {
  const [failed, setFailed] = useState(false)
  // An image of a prerendered page may have failed before React was there to hear of it.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && image.complete && image.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <Frame>
      {offer.heroImage === '' || failed ? (
        <Poster scene={looks[offer.category].scene} ratio={ratio} />
      ) : (
        <img ref={check} src={offer.heroImage} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Frame>
  )
}

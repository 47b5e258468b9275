import { SEARCHED } from '@site/contracts/page-elements'
import { useRoute } from '@stageside/kit'
import { Skeleton } from '@stageside/ui/skeleton'
import { Stack } from '@stageside/ui/layout'
import { onDemand } from '@stageside/ui/on-demand'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Poster, type Scene } from '@stageside/ui/poster'
import { color, media, radius, space } from '@stageside/ui/tokens'
import { useEffect, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useHydrated } from '@stageside/kit/use-hydrated'
import { AnswerFrame } from '../results/answer-frame.ts'
import { AnswerSkeleton } from '../results/answer-skeleton.tsx'
import { readOrigin } from '../search/origin.ts'
import { SearchForm } from '../search/search-form.tsx'
import { useAddressKnown } from '../search/use-address-known.ts'

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${radius.card};
  background: ${color.night};
  color: ${color.nightText};
  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
const Art = styled.div`
  order: -1;
  aspect-ratio: 5 / 2;
  overflow: hidden;
  svg,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.tablet} {
    order: 1;
    aspect-ratio: auto;
    max-height: 17rem;
  }
`
const Fields = styled.div`
  min-width: 0;
  align-self: center;
  padding: ${space(6)} ${space(5)};
  ${media.tablet} {
    padding: ${space(10)} ${space(8)};
  }
`

/** What the page offers without a search; out of sight where the address holds one that is still being read. */
const Offer = styled.div`
  [${SEARCHED}] & {
    display: none;
  }
`
/** The shape of the answer, until the browser has read the search in the address. */
const Coming = styled.div`
  display: none;
  [${SEARCHED}] & {
    display: block;
  }
`

const Shape = () => (
  <AnswerFrame aria-hidden>
    <Skeleton $height="3.5rem" />
    <AnswerSkeleton wait="noticed" />
  </AnswerFrame>
)

const AnswerPage = onDemand(async () => (await import('../results/answer-page.tsx')).AnswerPage, <Shape />)
/** Fetches what shows an answer before it is needed; who needs it then tells of a failure. */
const fetchAnswer = () => void AnswerPage.load().catch(() => undefined)

/** Loads what the first render shows where the address holds a search: the server may have rendered the answer to it. */
export const loadSearched = async (search: string): Promise<void> => {
  if (readOrigin(new URLSearchParams(search)) !== null) await AnswerPage.load()
}

interface FinderProps {
  readonly intro: string
  readonly scene: Scene
  readonly placeholder: string
  /** Words of the link from the results back to what the page shows without a search. */
  readonly back: string
  readonly children: ReactNode
}

/** A page that finds hotels: search beside the poster of its category and what the page offers; after a search, the answer. */
export const Finder = ({ intro, scene, placeholder, back, children }: FinderProps) => {
  const { path, title } = useRoute()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const origin = useAddressKnown() ? readOrigin(params) : null
  useEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(SEARCHED)
  }, [hydrated])
  const navigate = useNavigate()
  if (origin !== null)
    return <AnswerPage origin={origin} placeholder={placeholder} back={back} onClose={() => void navigate(path)} />
  return (
    <>
      <Coming>
        <Shape />
      </Coming>
      <Offer onFocus={fetchAnswer} onPointerEnter={fetchAnswer}>
        <PageScaffold title={title} intro={intro}>
          <Stack $gap={10}>
            <Band data-surface="night">
              <Fields>
                <SearchForm
                  label="Event, venue or address"
                  placeholder={placeholder}
                  target={path}
                  hint="Hotels are sorted by the walk to the door."
                />
              </Fields>
              <Art aria-hidden>
                <Poster scene={scene} />
              </Art>
            </Band>
            {children}
          </Stack>
        </PageScaffold>
      </Offer>
    </>
  )
}

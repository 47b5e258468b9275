import type { HotelsResponse } from '@site/contracts/hotels'
import { Button } from '@stageside/ui/button'
import { onDemand } from '@stageside/ui/on-demand'
import { media, space } from '@stageside/ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SavedLink } from '../saved/saved-link.tsx'
import { FilterChoice, SortChoice } from './filter-choices.tsx'
import { countFilters } from './filters.ts'
import { ShareButton } from './share-button.tsx'
import type { ChangeView, View } from './view.ts'

const FilterDialog = onDemand(async () => (await import('./filter-dialog.tsx')).FilterDialog)

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  button {
    min-height: 2.75rem;
  }
  ${media.desktop} {
    button {
      min-height: 2.5rem;
    }
  }
`
/** The choices made most often, where there is room for them. */
const Quick = styled.div`
  display: none;
  flex: 1 1 20rem;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  ${media.desktop} {
    display: grid;
  }
`
const MapButton = styled(Button)`
  ${media.desktop} {
    display: none;
  }
`

interface ToolbarProps {
  readonly title: string
  readonly answer: HotelsResponse
  readonly view: View
  readonly updating: boolean
  readonly onChange: ChangeView
}

/** What can be done with the list: filter and sort it, see it on a map, share it. */
export const Toolbar = ({ title, answer, view, updating, onChange }: ToolbarProps) => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const { facets, prices } = answer
  const set = countFilters(view)
  return (
    <Bar data-screen-only>
      <Quick>
        <FilterChoice by="walk" view={view} facets={facets} onChange={onChange} />
        <FilterChoice by="stars" view={view} facets={facets} onChange={onChange} />
        <SortChoice view={view} prices={prices} onChange={onChange} />
      </Quick>
      <Button
        $tone="outline"
        $size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      <MapButton $tone="outline" $size="small" aria-haspopup="dialog" onClick={() => onChange({ map: true })}>
        Map
      </MapButton>
      <ShareButton title={title} />
      <SavedLink />
      {asked ? (
        <FilterDialog
          answer={answer}
          view={view}
          updating={updating}
          onChange={onChange}
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Bar>
  )
}

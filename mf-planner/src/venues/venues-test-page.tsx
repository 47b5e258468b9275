import { limits } from '@site/contracts/limits'
import { venueCategories } from '@site/contracts/venues'
import { useBackend } from '@stageside/kit'
import { Badge } from '@stageside/ui/badge'
import { Button } from '@stageside/ui/button'
import { useEarlyInput } from '@stageside/ui/early-input'
import { TextField } from '@stageside/ui/field'
import { Row, Stack } from '@stageside/ui/layout'
import { Notice } from '@stageside/ui/notice'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { Skeleton } from '@stageside/ui/skeleton'
import { color, media, radius, shadow, space } from '@stageside/ui/tokens'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { searchVenues, venueQuery, type VenueForm } from './search-venues.ts'
import { VenueList } from './venue-list.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  background: ${color.card};
  border-top: 6px solid ${color.ink};
  border-radius: ${radius.ticket};
  box-shadow: ${shadow};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 6rem;
  }
`

/** Tries the venue search by hand (spec §2, /venuestest). */
export const Page = () => {
  const backend = useBackend()
  const [form, setForm] = useState<VenueForm>({
    destination: '',
    categories: '',
    limit: String(limits.venues.default),
  })
  const search = useMutation({
    // Sent without a connection too: the failure says so, where a paused call would say nothing.
    networkMode: 'always',
    mutationFn: (typed: VenueForm) => searchVenues(backend, venueQuery(typed)),
  })
  const blank = form.destination.trim() === ''
  const change = (part: Partial<VenueForm>) => setForm((before) => ({ ...before, ...part }))
  const frame = useRef<HTMLFormElement>(null)
  useEarlyInput(frame, (name, value) => change({ [name]: value }))

  return (
    <PageScaffold
      title="Venue search test"
      kicker={
        <Row>
          <Badge>Test page</Badge>
        </Row>
      }
      intro="Try the search behind the trip planner: places near a destination, each with its source."
    >
      <Stack $gap={6}>
        <Form
          ref={frame}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!blank && !search.isPending) search.mutate(form)
          }}
        >
          <TextField
            label="Destination"
            name="destination"
            placeholder="e.g. Melbourne"
            autoComplete="off"
            maxLength={200}
            value={form.destination}
            onChange={(event) => change({ destination: event.target.value })}
          />
          <TextField
            label="Categories"
            optional
            name="categories"
            placeholder="e.g. museum, park"
            hint={`Separated by commas: ${venueCategories.join(', ')}`}
            autoComplete="off"
            value={form.categories}
            onChange={(event) => change({ categories: event.target.value })}
          />
          <TextField
            label="Limit"
            name="limit"
            type="number"
            inputMode="numeric"
            min={limits.venues.min}
            max={limits.venues.max}
            value={form.limit}
            onChange={(event) => change({ limit: event.target.value })}
          />
          <Row style={{ gridColumn: '1 / -1' }}>
            <Button type="submit" disabled={blank || search.isPending}>
              {search.isPending ? 'Searching…' : 'Search'}
            </Button>
          </Row>
        </Form>
        {search.isPending ? (
          <Stack $gap={3} role="status" aria-label="Searching">
            {Array.from({ length: 3 }, (_, row) => (
              <Skeleton key={row} $height="5.5rem" />
            ))}
          </Stack>
        ) : null}
        {search.isError ? (
          <Notice $tone="error" role="alert">
            {search.error.message}
          </Notice>
        ) : null}
        {search.isSuccess ? <VenueList found={search.data} /> : null}
      </Stack>
    </PageScaffold>
  )
}

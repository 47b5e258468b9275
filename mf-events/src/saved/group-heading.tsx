import { useBackend } from '@stageside/kit'
import { Row } from '@stageside/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { readOrigin, writeOrigin, type Origin } from '../search/origin.ts'
import { writeStay } from '../stay/stay.ts'
import { useStay } from '../stay/use-stay.ts'
import { savedHotelQuery } from './saved-hotel-query.ts'

/** The place of a key as a search starts from it: "lat, lon" is a point, anything else an id. */
export const originOfKey = (key: string, name: string): Origin => {
  const [, lat = '', lon = ''] = /^(-?[\d.]+), ?(-?[\d.]+)$/.exec(key) ?? []
  return readOrigin(new URLSearchParams({ lat, lon, at: name })) ?? { by: 'place', id: key }
}

interface GroupHeadingProps {
  readonly id: string
  /** Key of the place; null for hotels of no place. */
  readonly near: string | null
  /** Its name, where it is known without asking. */
  readonly nearName: string | null
  /** Id of the first hotel, whose answer names the place. */
  readonly first: string
}

/** What the hotels below are near, and the way to all others there. */
export const GroupHeading = ({ id, near, nearName, first }: GroupHeadingProps) => {
  const { stay } = useStay()
  const { data } = useQuery(savedHotelQuery(useBackend(), first, near))
  const name = nearName ?? data?.route?.origin.name
  if (near === null) return <h2 id={id}>Other saved hotels</h2>
  if (name === undefined) return <h2 id={id}>Saved together</h2>
  const place = writeOrigin(originOfKey(near, name))
  return (
    <Row $align="baseline" $gap={4}>
      <h2 id={id}>Near {name}</h2>
      <Link to={`/location?${(stay === null ? place : writeStay(place, stay)).toString()}`}>
        More hotels near {name}
      </Link>
    </Row>
  )
}

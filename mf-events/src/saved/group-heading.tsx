import { Row } from '@site/ui/layout'
import { Link } from 'react-router-dom'
import { readOrigin, writeOrigin, type Origin } from '../search/origin.ts'

/** The place of a key as a search starts from it: "lat, lon" is a point, anything else an id. */
export const originOfKey = (key: string, name: string): Origin => {
  const [, lat = '', lon = ''] = /^(-?[\d.]+), ?(-?[\d.]+)$/.exec(key) ?? []
  return readOrigin(new URLSearchParams({ lat, lon, at: name })) ?? { by: 'place', id: key }
}

interface GroupHeadingProps {
  readonly id: string
  /** Key of the place; null for hotels of no place. */
  readonly near: string | null
  /** Null until it is known. */
  readonly name: string | null
}

/** What the hotels below are near, and the way to all others there. */
export const GroupHeading = ({ id, near, name }: GroupHeadingProps) => (
  <Row $align="baseline" $gap={4}>
    <h2 id={id}>{near === null ? 'Saved on their own' : name === null ? 'Saved together' : `Near ${name}`}</h2>
    {near === null || name === null ? null : (
      <Link to={`/location?${writeOrigin(originOfKey(near, name)).toString()}`}>More hotels near {name}</Link>
    )}
  </Row>
)

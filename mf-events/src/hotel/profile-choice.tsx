import { routeProfiles, type RouteProfile } from '@site/contracts/route'
import { VisuallyHidden } from '@site/ui/visually-hidden'
import { color, focusRing, radius, space } from '@site/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { profileWords } from './way-profile.ts'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(1)} ${space(4)};
  border: 2px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.card};
  font-size: 0.9375rem;
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.walk};
    background: ${color.walkTint};
    font-weight: 650;
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* The words keep their width when they are chosen and grow bold. */
  span::after {
    content: attr(data-words);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 650;
  }
`

interface ProfileChoiceProps {
  readonly value: RouteProfile
  readonly onChange: (profile: RouteProfile) => void
}

/** Who walks: it changes the way, its minutes and its line on the map. */
export const ProfileChoice = ({ value, onChange }: ProfileChoiceProps) => {
  const id = useId()
  return (
    <Group data-screen-only>
      <VisuallyHidden as="legend">How you go</VisuallyHidden>
      {routeProfiles.map((profile) => (
        <Option key={profile}>
          <input
            type="radio"
            name={`${id}-profile`}
            value={profile}
            checked={value === profile}
            onChange={() => onChange(profile)}
          />
          <span data-words={profileWords[profile]}>{profileWords[profile]}</span>
        </Option>
      ))}
    </Group>
  )
}

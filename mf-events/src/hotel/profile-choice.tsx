import { routeProfiles, type RouteProfile } from '@site/contracts/route'
import { profileWords } from '@site/contracts/way-profile'
import { VisuallyHidden } from '@stageside/ui/visually-hidden'
import { color, focusRing, radius, space } from '@stageside/ui/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
const Option = styled.label`
  display: inline-flex;
  gap: ${space(2)};
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
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: 3px;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.walk};
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
          {profileWords[profile]}
        </Option>
      ))}
    </Group>
  )
}

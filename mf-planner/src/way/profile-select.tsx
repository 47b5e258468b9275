import { routeProfiles } from '@site/contracts/route'
import { profileWords } from '@site/contracts/way-profile'
import { SelectField } from '@stageside/ui/field'
import { styled } from 'styled-components'
import { useProfile } from './use-profile.ts'

const Frame = styled.div`
  max-width: 22rem;
`

/** Who walks: it changes the ways that are told, drawn and saved, not the plan. */
export const ProfileSelect = () => {
  const [profile, choose] = useProfile()
  return (
    <Frame data-screen-only>
      <SelectField
        label="How you go"
        hint="For the ways between stops. The times of the plan are for walking with nothing to carry."
        value={profile}
        onChange={({ target }) => choose(routeProfiles.find((each) => each === target.value) ?? 'normal')}
      >
        {routeProfiles.map((each) => (
          <option key={each} value={each}>
            {profileWords[each]}
          </option>
        ))}
      </SelectField>
    </Frame>
  )
}

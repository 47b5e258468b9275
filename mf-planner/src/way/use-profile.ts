import type { RouteProfile } from '@site/contracts/route'
import { profileIn, withProfile } from '@site/contracts/way-profile'
import { useLocation, useNavigate } from 'react-router-dom'

/** Who walks, as the address says (`way`, as on a hotel's page); a choice replaces the address. */
export const useProfile = (): readonly [RouteProfile, (profile: RouteProfile) => void] => {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const choose = (profile: RouteProfile) =>
    void navigate(
      { search: withProfile(params, profile).toString(), hash },
      { replace: true, preventScrollReset: true, state },
    )
  return [profileIn(params), choose]
}

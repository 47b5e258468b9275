import { site } from '@site/contracts/site'
import { ButtonLink } from '@stageside/ui/button'
import { Row, Stack, Text } from '@stageside/ui/layout'
import { PageScaffold } from '@stageside/ui/page-scaffold'
import { useSearchParams } from 'react-router-dom'
import { useFrame } from '../composition/use-frame.ts'

/** Shown after an expired sign-in. There is no form: sign-in links come by email. */
export const LoginPage = () => {
  const [search] = useSearchParams()
  const { afterSignIn } = useFrame()
  const expired = search.get('expired') === '1'
  return (
    <PageScaffold
      title={expired ? 'Your sign-in has expired' : 'Sign in'}
      narrow
      intro={
        expired
          ? 'The link you followed is no longer valid. Sign-in links work once and for a short time.'
          : 'Partners sign in with a link that we send by email. You don’t need a password.'
      }
    >
      <Stack $gap={6}>
        <Text>
          To get a link, write to <a href={`mailto:${site.partnershipsEmail}`}>{site.partnershipsEmail}</a>. You don’t
          need to sign in to find a hotel or plan a trip.
        </Text>
        <Row>
          {afterSignIn === undefined ? null : <ButtonLink to={afterSignIn}>Go to the partner portal</ButtonLink>}
          <ButtonLink to="/" $tone="outline">
            Find a hotel
          </ButtonLink>
        </Row>
      </Stack>
    </PageScaffold>
  )
}

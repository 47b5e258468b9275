import { ButtonLink } from '@site/ui/button'
import { terms } from './content/terms.ts'
import { PolicyPage } from './policy-page.tsx'

const extras = {
  'contact-information': (
    <div>
      <ButtonLink to="/contact">Contact support</ButtonLink>
    </div>
  ),
}

export const Page = () => <PolicyPage policy={terms} extras={extras} />

import { accessibility } from './content/accessibility.ts'
import { PolicyPage } from './policy-page.tsx'

export const Page = () => <PolicyPage policy={accessibility} />

import { site } from '@site/contracts/site'
import { mailLink } from '../text/inline.tsx'
import { PolicyPage } from './policy-page.tsx'
import { section, type Policy } from './policy.tsx'

const { brand } = site

export const accessibility: Policy = {
  title: 'Accessibility Statement',
  intro: 'What we do so that everyone can use this site, and how to tell us when something gets in your way.',
  gist: [
    `Everything on ${brand} can be done with a keyboard and followed with a screen reader.`,
    'High contrast, large text and reduced motion are supported on every page.',
    `Something in your way? Tell us: ${mailLink(site.supportEmail, 'Accessibility')}.`,
  ],
  sections: [
    section(
      'our-commitment',
      'Our commitment',
      `We want ${brand} to work for people of all abilities, whatever device or assistive technology they use. We work towards level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and check pages automatically for barriers before each release.`,
    ),
    section('current-features', 'Current features', [
      '**Keyboard navigation.** You can reach every control with Tab and use it with Enter, Space and the arrow keys. A link at the top skips to the content, the focus is always visible, and Escape closes what is open and takes you back to where you were.',
      '**Screen reader compatibility.** Pages have landmarks and one main heading, fields have labels, and errors, results and page changes are announced.',
      '**High-contrast options.** The High contrast switch at the foot of every page strengthens all colours and is remembered in this browser. If your system asks for more contrast, the site follows automatically.',
      '**Scalable text.** All sizes follow the text size of your browser. At 200 per cent nothing is cut off, and pages fit a window 320 pixels wide without scrolling sideways.',
      '**Image alt text.** Pictures that carry information have a text alternative; decorative ones are hidden from screen readers.',
      '**Reduced motion.** If your system asks for less motion, nothing rotates, types itself or flies across the page. Anyone can also pause the changing phrase on the homepage.',
    ]),
    section(
      'ongoing-improvements',
      'Ongoing improvements',
      'We build new parts from the same tested components and act on what people report to us. We don’t control the pages of partners and payment providers that we link to. If one of them stops you, tell us: we will raise it with them or find another way.',
    ),
    section(
      'assistance-and-feedback',
      'Assistance and feedback',
      `If you cannot do something on the site, or need information in another format, write to ${mailLink(site.supportEmail, 'Accessibility')}. Tell us the page, what you wanted to do, and the browser and assistive technology you use. We answer within 24 hours on business days.`,
      'If you need a step-free room or companion seating, say so when you contact us about a booking. We pass it on to the hotel or venue and come back to you with their answer.',
    ),
  ],
}

export const Page = () => <PolicyPage policy={accessibility} />

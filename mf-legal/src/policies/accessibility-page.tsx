import { site } from '@site/contracts/site'
import { mailLink } from '../text/inline.tsx'
import { PolicyPage } from './policy-page.tsx'
import { section, type Policy } from './policy.tsx'

const { brand } = site

export const accessibility: Policy = {
  title: 'Accessibility Statement',
  intro: 'A seat at the event is for everyone, and so is the way there.',
  gist: [
    `Everything on ${brand} can be done with a keyboard and followed with a screen reader.`,
    'High contrast, large text and reduced motion are supported on every page.',
    `Something in your way? Tell us: ${mailLink(site.supportEmail, 'Accessibility')}.`,
  ],
  sections: [
    section(
      'our-commitment',
      'Our commitment',
      `We want ${brand} to work for people of all abilities, whatever device or assistive technology they use. We work towards level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and every page is checked automatically for barriers before it is released.`,
    ),
    section('current-features', 'Current features', [
      '**Keyboard navigation.** Every control is reached with Tab and worked with Enter, Space and the arrow keys. A link at the top skips to the content, focus is always visible, Escape closes what is open, and focus then returns to where you were.',
      '**Screen reader compatibility.** Pages have landmarks and one main heading, fields have labels, and errors, results and page changes are announced.',
      '**High-contrast options.** The High contrast switch at the foot of every page strengthens all colours and is remembered in this browser. If your system asks for more contrast, the site follows without being told.',
      '**Scalable text.** All sizes follow the text size of your browser. At 200% nothing is cut off, and pages fit a window 320 pixels wide without scrolling sideways.',
      '**Image alt text.** Pictures that say something have a text alternative; pictures that only decorate are hidden from screen readers.',
      '**Reduced motion.** If your system asks for less motion, nothing rotates, types itself or flies across the page. The content is simply there. The changing phrase on the landing page can also be paused by anyone.',
    ]),
    section(
      'ongoing-improvements',
      'Ongoing improvements',
      'Accessibility is never finished. Automated checks run against every page of the site, new parts are built from the same tested components, and we act on what people report to us. Pages of partners and payment providers that we link to are not under our control; if one of them stops you, let us know and we will raise it with them or find another way.',
    ),
    section(
      'assistance-and-feedback',
      'Assistance and feedback',
      `If you cannot do something on the site, or need information in another form, write to ${mailLink(site.supportEmail, 'Accessibility')}. Tell us the page, what you wanted to do, and the browser and assistive technology you use. We answer within 24 hours on business days.`,
      'You may also put an access need into the message when you contact us about a booking, such as step-free rooms or companion seating. We pass it on to the hotel or venue and come back to you with their answer.',
    ),
  ],
}

export const Page = () => <PolicyPage policy={accessibility} />

import { site } from '@site/contracts/site'
import { ButtonLink } from '@stageside/ui/button'
import { mailLink } from '../text/inline.tsx'
import { PolicyPage } from './policy-page.tsx'
import { section, type Policy } from './policy.tsx'

const { brand, company } = site

export const terms: Policy = {
  title: 'Terms of Service',
  intro: `The agreement between you and ${company.legalName} (${company.businessNumber}) when you use ${brand}.`,
  gist: [
    'One account per person, with accurate information.',
    'You pay in full when you book, unless a payment plan has been arranged. Bookings depend on our partner’s confirmation.',
    'Walking times, transport times and AI plans are helpful estimates: check anything you depend on.',
    'Nothing here takes away your rights under the Australian Consumer Law.',
  ],
  sections: [
    section(
      'acceptance',
      'Acceptance of terms',
      `By browsing ${brand}, planning a trip with it or booking through it, you accept these terms and our [Privacy Policy](/privacy), [Refund & Cancellation Policy](/refunds) and [Cookie Policy](/cookies), which form part of them. If you do not agree with them, please do not use the site.`,
      'If you book for other people, you accept these terms for everyone in the booking and agree to tell them what they need to know.',
    ),
    section(
      'services',
      'Our services',
      `${brand} helps people who travel for sports events, concerts, conferences, expos and festivals to stay close to where they need to be. We offer:`,
      [
        'hotel search by event, venue or street address, with the walking or transport time for each hotel;',
        'an AI trip planner in beta, free to try and without sign-up;',
        'curated event packages of 3 to 4 days;',
        'individual accommodation and event tickets, and custom itineraries.',
      ],
      'Rooms, tickets, transfers and experiences are supplied by hotels, venues, organisers and other partners. We arrange the booking; they provide the service, and their own conditions apply to it as well.',
      'Services marked coming soon, beta or demo are exactly that. Nothing marked demo makes a booking or takes a payment.',
    ),
    section(
      'accounts',
      'User accounts',
      'You can search, plan and read without an account. Where a service does ask for one:',
      [
        '**One account per person.** Accounts cannot be shared, sold or handed on.',
        '**Accurate information.** Give your real name and an email address you read, and keep them up to date: tickets and room keys are issued in that name.',
        '**Keep it safe.** You are responsible for what happens in your account until you tell us that someone else has got into it.',
      ],
    ),
    section(
      'bookings-and-payments',
      'Bookings and payments',
      '**Availability.** Every booking is subject to availability and to confirmation by the partner who provides it. If a partner cannot confirm, we tell you and return what you paid for that part.',
      '**Payment.** The full amount is due at booking, unless a payment plan has been arranged. We accept credit cards, Afterpay and Klarna, and cryptocurrency in select regions. Cards are handled by a card payment provider, cryptocurrency by crypto payment providers; buy now, pay later services have terms of their own.',
      '**Currency.** We show prices in your local currency where possible. Your bank or payment provider may charge a conversion fee, which we neither set nor include.',
      `**Fraud.** ${brand} reserves the right to cancel a booking where fraud is suspected. If we cancel yours by mistake, write to us and a person will look at it.`,
    ),
    section(
      'cancellation-and-refunds',
      'Cancellation and refunds',
      'What you get back depends on what you booked and when you cancel. The [Refund & Cancellation Policy](/refunds) sets out every case and has a calculator for your dates.',
      [
        'Curated deals follow our refund schedule by days before the event.',
        'Hotels, tickets, flights and experiences booked with third parties follow the policies of those providers.',
        'If the organiser cancels an event, you get a full refund. If it is postponed, you choose between a full refund and a free transfer to the new dates.',
      ],
    ),
    section(
      'user-responsibilities',
      'User responsibilities',
      'When you use the site, please:',
      [
        'follow the law where you are and where you travel, and the rules of the venue and the hotel;',
        'arrange your own passport, visa, health documents and insurance;',
        'check dates, names and times before you pay, and tell us promptly if something is wrong;',
        'do nothing that disrupts the site for others: no automated bulk requests, no attempts to get around its security, no false bookings and no resale of bookings without our written agreement.',
      ],
      'We may limit or end the use of the site by someone who breaks these rules.',
    ),
    section(
      'ai-trip-planner',
      'AI trip planner',
      'The AI trip planner is a beta service. It suggests a day-by-day itinerary from the destination and the number of days you give it.',
      'Suggestions are a starting point, not advice and not a booking. Opening hours, walking times and transport times are estimates and can be out of date: confirm anything your plans depend on with the place itself. We do not promise that a suggested place is open, has room for you or suits your needs.',
      {
        note: 'Please do not type personal or confidential details into the planner. It needs a destination, not your name.',
      },
    ),
    section(
      'limitation-of-liability',
      'Limitation of liability',
      {
        note: 'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. Nothing in these terms excludes, restricts or modifies a right or remedy you have under that law or any other law that cannot be excluded.',
      },
      'Subject to that, and to the extent the law allows:',
      [
        'we are responsible for arranging bookings with due care and skill, and not for the acts or omissions of hotels, venues, organisers, carriers and other partners who provide the services themselves;',
        'we are not liable for loss caused by events beyond our reasonable control, such as severe weather, natural disasters, strikes, government orders or public-health measures;',
        'where we are liable for a failure and the law lets us choose, we supply the service again or pay the cost of having it supplied again.',
      ],
    ),
    section(
      'intellectual-property',
      'Intellectual property',
      `The ${brand} name, the design of the site, its text and its illustrations belong to ${company.legalName} or to those who license them to us. You may view and print pages and keep your own itineraries for your travel. Any other use needs our written permission.`,
      'Names and marks of events, venues, teams and hotels belong to their owners. We use them to say where things are; that does not mean their owners endorse us. Facts about places come from the open sources named under [Data and credits](/credits), each under its own licence.',
      'What you send us stays yours. You allow us to use it to answer you and to provide the service.',
    ),
    section(
      'privacy-and-data',
      'Privacy and data',
      'We handle personal information in line with the Australian Privacy Principles. The [Privacy Policy](/privacy) says what we collect, why, who we share it with and how you can see, correct or delete it. Our [Cookie Policy](/cookies) explains what is kept in your browser and lets you choose.',
    ),
    section(
      'governing-law',
      'Governing law',
      'These terms are governed by Australian law, and Australian courts decide disputes. If you live elsewhere, this does not take away the protection that the mandatory consumer law of your country gives you.',
      `Please talk to us first. We can solve most problems by email: ${mailLink(site.supportEmail)}.`,
    ),
    section(
      'changes-to-terms',
      'Changes to terms',
      'We may change these terms, for example when a service is added or the law changes. We give notice of changes on this page, with the date at the top, and announce material changes by email to the people they affect. A booking is governed by the terms that applied on the day it was made.',
    ),
    section('contact-information', 'Contact information', 'If you have a question about these terms, write to us:', [
      `Support: ${mailLink(site.supportEmail)}`,
      `Partnerships: ${mailLink(site.partnershipsEmail)}`,
      `Post: ${company.legalName}, ${company.address.join(', ')}`,
    ]),
  ],
}

const extras = {
  'contact-information': (
    <div>
      <ButtonLink to="/contact">Contact support</ButtonLink>
    </div>
  ),
}

export const Page = () => <PolicyPage policy={terms} extras={extras} />

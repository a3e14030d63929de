import type { Item } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { DOCS, type Feature, isCountryCode, type Part } from './feature.ts'

/** Whether an offer has a price of its own, or one in what it specifies it by: shops write either. */
const hasPrice = (offer: Item, lookup: ItemLookup) =>
  lookup.has(offer, 'price') ||
  lookup.items(offer, 'priceSpecification').some(specification => lookup.has(specification, 'price'))

/** In the vocabulary a range of offers is a kind of offer; Google asks for other properties of it. */
const isSingle: Part['when'] = (offer, lookup) => !lookup.isA(offer, 'AggregateOffer')

const OFFER: Part = {
  property: 'offers',
  types: ['Offer'],
  when: isSingle,
  required: ['price|priceSpecification'],
  recommended: ['availability'],
}

/** A specification of the price that names none, such as "on request", is no price for Google. */
const UNPRICED_OFFER: Part = {
  property: 'offers',
  types: ['Offer'],
  when: (offer, lookup) =>
    isSingle(offer, lookup) && lookup.has(offer, 'priceSpecification') && !hasPrice(offer, lookup),
  required: ['price'],
}

const AGGREGATE_OFFER: Part = {
  property: 'offers',
  types: ['AggregateOffer'],
  required: ['lowPrice', 'priceCurrency'],
  recommended: ['highPrice', 'offerCount'],
}

/**
 * Products and those who sell them. Shipping and returns of an offer are recommended too, but as well stated for the
 * whole shop or in Merchant Center, and reviews cannot be had by editing a page: neither is missed here.
 */
export const COMMERCE_FEATURES: readonly Feature[] = [
  {
    name: 'Product snippet',
    help: `${DOCS}/product-snippet`,
    types: ['Product'],
    except: ['ProductGroup'],
    scope: 'page',
    required: ['name', 'offers|review|aggregateRating'],
    parts: [OFFER, UNPRICED_OFFER, AGGREGATE_OFFER],
  },
  {
    name: 'Product snippet',
    help: `${DOCS}/product-snippet`,
    types: ['Product'],
    except: ['ProductGroup'],
    scope: 'list',
    // A list may name its products only; one that offers them is held to what an offer needs.
    when: (item, lookup) => lookup.items(item, 'offers').length > 0,
    required: ['name'],
    parts: [OFFER, UNPRICED_OFFER, AGGREGATE_OFFER],
  },
  {
    name: 'Merchant listing',
    help: `${DOCS}/merchant-listing`,
    types: ['Product'],
    except: ['ProductGroup'],
    scope: 'page',
    when: (item, lookup) =>
      lookup
        .items(item, 'offers')
        .some(
          offer =>
            lookup.isA(offer, 'Offer') && !lookup.isA(offer, 'AggregateOffer') && hasPrice(offer, lookup),
        ),
    required: ['image'],
    recommended: ['description', 'brand', 'sku|gtin|gtin8|gtin12|gtin13|gtin14|isbn|mpn'],
    parts: [
      {
        property: 'offers',
        types: ['Offer'],
        when: isSingle,
        required: ['priceCurrency|priceSpecification'],
      },
    ],
  },
  {
    name: 'Product variants',
    help: `${DOCS}/product-variants`,
    types: ['ProductGroup'],
    scope: 'page',
    required: ['name'],
    recommended: ['productGroupID', 'variesBy', 'hasVariant'],
  },
  {
    name: 'Merchant return policy',
    help: `${DOCS}/return-policy`,
    types: ['MerchantReturnPolicy'],
    scope: 'anywhere',
    required: ['applicableCountry|merchantReturnLink', 'returnPolicyCategory|merchantReturnLink'],
    rules: [{ path: 'applicableCountry', accepts: isCountryCode, fault: 'is not a two-letter country code' }],
  },
  {
    name: 'Merchant return policy',
    help: `${DOCS}/return-policy`,
    types: ['MerchantReturnPolicy'],
    scope: 'anywhere',
    when: (item, lookup) =>
      lookup.member(item, 'returnPolicyCategory') === 'MerchantReturnFiniteReturnWindow',
    required: ['merchantReturnDays'],
  },
  {
    name: 'Shipping details of an offer',
    help: `${DOCS}/merchant-listing`,
    types: ['OfferShippingDetails'],
    scope: 'anywhere',
    when: (item, lookup) =>
      !['hasShippingService', 'shippingSettingsLink'].some(property => lookup.has(item, property)),
    required: ['shippingDestination', 'shippingRate|doesNotShip'],
    recommended: ['deliveryTime'],
    parts: [
      { property: 'shippingDestination', types: ['DefinedRegion'], required: ['addressCountry'] },
      { property: 'shippingRate', types: ['MonetaryAmount'], required: ['value|maxValue', 'currency'] },
    ],
    rules: [
      {
        path: 'shippingDestination.addressCountry',
        accepts: isCountryCode,
        fault: 'is not a two-letter country code',
      },
    ],
  },
  {
    name: 'Shipping policy',
    help: `${DOCS}/shipping-policy`,
    types: ['ShippingService'],
    scope: 'anywhere',
    required: ['shippingConditions'],
  },
  {
    name: 'Loyalty program',
    help: `${DOCS}/loyalty-program`,
    types: ['MemberProgram'],
    scope: 'anywhere',
    required: ['name', 'description', 'hasTiers'],
    parts: [{ property: 'hasTiers', types: ['MemberProgramTier'], required: ['name', 'hasTierBenefit'] }],
  },
  {
    name: 'Software app',
    help: `${DOCS}/software-app`,
    types: ['SoftwareApplication'],
    except: ['VideoGame'],
    scope: 'page',
    required: ['name', 'offers', 'aggregateRating|review'],
    recommended: ['applicationCategory'],
    parts: [{ property: 'offers', types: ['Offer'], required: ['price|priceSpecification|lowPrice'] }],
  },
]

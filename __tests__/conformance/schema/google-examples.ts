/** One of Google's documented examples in short, with what its page says to be required. */
export interface GoogleExample {
  /** Of the rich result in `facts.features`. */
  feature: string
  /** Behind https://developers.google.com/search/docs/appearance/structured-data/ */
  source: string
  data: object
  /** Properties, as `offers.price`, without which the rich result is not shown. */
  required: string[]
}

const person = { '@type': 'Person', name: 'Jane Doe', url: 'https://example.com/profile/janedoe123' }
const rating = { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 }

/** Articles, lists and media. */
const PUBLISHING: GoogleExample[] = [
  {
    feature: 'Article',
    source: 'article#structured-data-type-definitions',
    data: {
      '@type': 'NewsArticle',
      headline: 'Title of a News Article',
      image: ['https://example.com/photos/1x1/photo.jpg', 'https://example.com/photos/4x3/photo.jpg'],
      datePublished: '2024-01-05T08:00:00+08:00',
      dateModified: '2024-02-05T09:20:00+08:00',
      author: [
        person,
        { '@type': 'Person', name: 'John Doe', url: 'https://example.com/profile/johndoe123' },
      ],
    },
    required: [],
  },
  {
    feature: 'Breadcrumb',
    source: 'breadcrumb#single-breadcrumb-trail',
    data: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Books', item: 'https://example.com/books' },
        { '@type': 'ListItem', position: 2, name: 'Science Fiction', item: 'https://example.com/books/sf' },
        { '@type': 'ListItem', position: 3, name: 'Award Winners' },
      ],
    },
    required: ['itemListElement', 'itemListElement.name', 'itemListElement.position', 'itemListElement.item'],
  },
  {
    feature: 'Carousel',
    source: 'carousel#all-in-one-page-example',
    data: {
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Movie',
            url: 'https://example.com/2024-best-picture-noms#a-star-is-born',
            name: 'A Star Is Born',
            image: 'https://example.com/photos/6x9/photo.jpg',
            dateCreated: '2024-10-05',
            director: { '@type': 'Person', name: 'Bradley Cooper' },
          },
        },
      ],
    },
    required: ['itemListElement.item.url'],
  },
  {
    feature: 'Movie carousel',
    source: 'movie#example',
    data: {
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: '1',
          item: {
            '@type': 'Movie',
            url: 'https://example.com/2024-best-picture-noms#bohemian-rhapsody',
            name: 'Bohemian Rhapsody',
            image: 'https://example.com/photos/6x9/photo.jpg',
            dateCreated: '2024-11-02',
            director: { '@type': 'Person', name: 'Bryan Singer' },
            review: {
              '@type': 'Review',
              reviewRating: { '@type': 'Rating', ratingValue: '3' },
              author: { '@type': 'Person', name: 'Vin S.' },
            },
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: '61',
              bestRating: '100',
              ratingCount: '21985',
            },
          },
        },
      ],
    },
    required: ['itemListElement.item.name', 'itemListElement.item.image'],
  },
  {
    feature: 'Image metadata',
    source: 'image-license-metadata#structured-data',
    data: {
      '@type': 'ImageObject',
      contentUrl: 'https://example.com/photos/1x1/black-labrador-puppy.jpg',
      license: 'https://example.com/license',
      acquireLicensePage: 'https://example.com/how-to-use-my-images',
      creditText: 'Labrador PhotoLab',
      creator: { '@type': 'Person', name: 'Brixton Brownstone' },
      copyrightNotice: 'Clara Kent',
    },
    required: ['contentUrl'],
  },
  {
    feature: 'Video',
    source: 'video#video-object',
    data: {
      '@type': 'VideoObject',
      name: 'Introducing the self-driving bicycle in the Netherlands',
      description: 'This spring, Google is introducing the self-driving bicycle in Amsterdam.',
      thumbnailUrl: ['https://example.com/photos/1x1/photo.jpg'],
      uploadDate: '2024-03-31T08:00:00+08:00',
      duration: 'PT1M54S',
      contentUrl: 'https://www.example.com/video/123/file.mp4',
      embedUrl: 'https://www.example.com/embed/123',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: 5647018,
      },
      regionsAllowed: ['US', 'NL'],
      hasPart: [
        {
          '@type': 'Clip',
          name: 'Cat jumps',
          startOffset: 30,
          endOffset: 45,
          url: 'https://www.example.com/v?t=30',
        },
      ],
      publication: {
        '@type': 'BroadcastEvent',
        isLiveBroadcast: true,
        startDate: '2024-10-27T14:00:00+00:00',
        endDate: '2024-10-27T14:37:14+00:00',
      },
      potentialAction: {
        '@type': 'SeekToAction',
        target: 'https://video.example.com/watch/videoID?t={seek_to_second_number}',
        'startOffset-input': 'required name=seek_to_second_number',
      },
    },
    required: [
      'name',
      'thumbnailUrl',
      'uploadDate',
      'hasPart.name',
      'hasPart.startOffset',
      'hasPart.url',
      'publication.endDate',
      'publication.isLiveBroadcast',
      'publication.startDate',
      'potentialAction.target',
      'potentialAction.startOffset-input',
    ],
  },
  {
    feature: 'Dataset',
    source: 'dataset#example',
    data: {
      '@type': 'Dataset',
      name: 'NCDC Storm Events Database',
      description:
        'Storm Data is provided by the National Weather Service (NWS) and contains statistics on personal injuries.',
      url: 'https://catalog.data.gov/dataset/ncdc-storm-events-database',
      sameAs:
        'https://gis.ncdc.noaa.gov/geoportal/catalog/search/resource/details.page?id=gov.noaa.ncdc:C00510',
      identifier: ['https://doi.org/10.1000/182', 'https://identifiers.org/ark:/12345/fk1234'],
      keywords: ['ATMOSPHERE > ATMOSPHERIC PHENOMENA > CYCLONES'],
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', url: 'https://www.ncei.noaa.gov/', name: 'OC/NOAA/NESDIS/NCEI' },
      includedInDataCatalog: { '@type': 'DataCatalog', name: 'data.gov' },
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'CSV',
          contentUrl: 'https://www.ncdc.noaa.gov/stormevents/ftp.jsp',
        },
      ],
      temporalCoverage: '1950-01-01/2013-12-18',
      spatialCoverage: { '@type': 'Place', geo: { '@type': 'GeoShape', box: '18.0 -65.0 72.0 172.0' } },
    },
    required: ['name', 'description', 'distribution.contentUrl'],
  },
  {
    feature: 'Subscription and paywalled content',
    source: 'paywalled-content#example',
    data: {
      '@type': 'NewsArticle',
      headline: 'Article headline',
      image: 'https://example.org/thumbnail1.jpg',
      datePublished: '2025-02-05T08:00:00+08:00',
      dateModified: '2025-02-05T09:20:00+08:00',
      author: person,
      description: 'A most wonderful article',
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: 'False', cssSelector: '.paywall' },
    },
    required: ['hasPart.cssSelector'],
  },
  {
    feature: 'Speakable',
    source: 'speakable#example',
    data: {
      '@type': 'WebPage',
      name: 'Quick Brown Fox',
      speakable: { '@type': 'SpeakableSpecification', xpath: ['/html/head/title'] },
      url: 'https://www.quickbrownfox.example/quick-brown-fox',
    },
    required: ['speakable.xpath'],
  },
]

const offer = {
  '@type': 'Offer',
  url: 'https://example.com/anvil',
  priceCurrency: 'USD',
  price: 119.99,
  itemCondition: 'https://schema.org/UsedCondition',
  availability: 'https://schema.org/InStock',
}
const anvil = {
  '@type': 'Product',
  name: 'Executive Anvil',
  image: ['https://example.com/photos/1x1/photo.jpg'],
  description: "Sleeker than ACME's Classic Anvil.",
  sku: '0446310786',
  mpn: '925872',
  brand: { '@type': 'Brand', name: 'ACME' },
}

/** Products, shops and apps. */
const COMMERCE: GoogleExample[] = [
  {
    feature: 'Product snippet',
    source: 'product-snippet#product-review-page',
    data: {
      ...anvil,
      review: {
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
        author: { '@type': 'Person', name: 'Fred Benson' },
      },
      aggregateRating: rating,
      offers: {
        '@type': 'AggregateOffer',
        offerCount: 5,
        lowPrice: 119.99,
        highPrice: 199.99,
        priceCurrency: 'USD',
      },
    },
    required: [
      'name',
      'offers.lowPrice',
      'offers.priceCurrency',
      'review.author',
      'aggregateRating.reviewCount',
    ],
  },
  {
    feature: 'Product snippet',
    source: 'product-snippet#pros-and-cons-nested',
    data: {
      '@type': 'Product',
      name: 'Cheese Knife Pro',
      review: {
        '@type': 'Review',
        name: 'Cheese Knife Pro review',
        author: { '@type': 'Person', name: 'Pascal Van Cleeff' },
        positiveNotes: {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Consistent results' },
            { '@type': 'ListItem', position: 2, name: 'Still sharp after many uses' },
          ],
        },
      },
    },
    required: ['name', 'review'],
  },
  {
    feature: 'Merchant listing',
    source: 'merchant-listing#shipping-details',
    data: {
      ...anvil,
      offers: {
        ...offer,
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 3.49, currency: 'USD' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
            transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 5, unitCode: 'DAY' },
          },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'CH',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 60,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
      },
    },
    required: [
      'image',
      'offers.priceCurrency',
      'offers.shippingDetails.shippingRate',
      'offers.shippingDetails.shippingRate.currency',
      'offers.shippingDetails.shippingDestination',
      'offers.hasMerchantReturnPolicy.applicableCountry',
      'offers.hasMerchantReturnPolicy.returnPolicyCategory',
      'offers.hasMerchantReturnPolicy.merchantReturnDays',
    ],
  },
  {
    feature: 'Product variants',
    source: 'product-variants#single-page-example',
    data: {
      '@type': 'ProductGroup',
      name: 'Wool winter coat',
      description: 'Wool coat, new for the coming winter season',
      url: 'https://www.example.com/coat',
      brand: { '@type': 'Brand', name: 'Good brand' },
      audience: {
        '@type': 'PeopleAudience',
        suggestedGender: 'unisex',
        suggestedAge: { '@type': 'QuantitativeValue', minValue: 13, unitCode: 'ANN' },
      },
      productGroupID: '44E01',
      pattern: 'striped',
      material: 'wool',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: '44E01-M11000',
          image: 'https://www.example.com/coat_small_green.jpg',
          name: 'Small green coat',
          size: 'small',
          color: 'Green',
          offers: {
            '@type': 'Offer',
            url: 'https://www.example.com/coat?size=small',
            priceCurrency: 'USD',
            price: 39.99,
            availability: 'https://schema.org/InStock',
          },
        },
        { url: 'https://www.example.com/coat/large-blue' },
      ],
    },
    required: ['name'],
  },
  {
    feature: 'Merchant return policy',
    source: 'return-policy#example',
    data: {
      '@type': 'OnlineStore',
      name: 'Example Online Store',
      url: 'https://www.example.com',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['DE', 'AT', 'CH'],
        returnPolicyCountry: 'IE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 60,
        itemCondition: 'https://schema.org/NewCondition',
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
        refundType: 'https://schema.org/FullRefund',
        returnLabelSource: 'https://schema.org/ReturnLabelCustomerResponsibility',
      },
    },
    required: ['hasMerchantReturnPolicy.applicableCountry', 'hasMerchantReturnPolicy.merchantReturnDays'],
  },
  {
    feature: 'Shipping policy',
    source: 'shipping-policy#examples',
    data: {
      '@type': 'https://schema.org/Organization',
      hasShippingService: {
        '@type': 'ShippingService',
        '@id': '#us_ca_mx_standard_shipping',
        name: 'Standard shipping policies for US, Canada and Mexico',
        fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
        shippingConditions: [
          {
            '@type': 'ShippingConditions',
            shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'US' }],
            orderValue: { '@type': 'MonetaryAmount', minValue: 29.99, currency: 'USD' },
            shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'USD' },
          },
        ],
      },
    },
    required: ['hasShippingService.shippingConditions'],
  },
  {
    feature: 'Loyalty program',
    source: 'loyalty-program#example',
    data: {
      '@type': 'Organization',
      hasMemberProgram: {
        '@type': 'MemberProgram',
        name: 'Membership Plus',
        description: 'For frequent shoppers this is our top-rated loyalty program',
        url: 'https://www.example.com/membership-plus',
        hasTiers: [
          {
            '@type': 'MemberProgramTier',
            '@id': '#plus-tier-silver',
            name: 'silver',
            hasTierBenefit: ['https://schema.org/TierBenefitLoyaltyPoints'],
            hasTierRequirement: 'Register on our site for free!',
            membershipPointsEarned: 5,
          },
        ],
      },
    },
    required: [
      'hasMemberProgram.name',
      'hasMemberProgram.description',
      'hasMemberProgram.hasTiers.hasTierBenefit',
    ],
  },
  {
    feature: 'Software app',
    source: 'software-app#example',
    data: {
      '@type': 'SoftwareApplication',
      name: 'Angry Birds',
      operatingSystem: 'ANDROID',
      applicationCategory: 'https://schema.org/GameApplication',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 8864 },
      offers: { '@type': 'Offer', price: 0 },
    },
    required: ['name', 'offers', 'offers.price', 'aggregateRating'],
  },
]

const address = {
  '@type': 'PostalAddress',
  streetAddress: '148 W 51st St',
  addressLocality: 'New York',
  addressRegion: 'NY',
  postalCode: '10019',
  addressCountry: 'US',
}

/** Places, events, people, work and learning. */
const PLACES_AND_PEOPLE: GoogleExample[] = [
  {
    feature: 'Local business',
    source: 'local-business#simple-local-business-listing',
    data: {
      '@type': 'Restaurant',
      image: ['https://example.com/photos/1x1/photo.jpg'],
      name: "Dave's Steak House",
      address,
      geo: { '@type': 'GeoCoordinates', latitude: 40.761293, longitude: -73.982294 },
      url: 'https://www.example.com/restaurant-locations/manhattan',
      telephone: '+12122459600',
      servesCuisine: 'American',
      priceRange: '$$$',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '11:30',
          closes: '22:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Saturday',
          opens: '00:00',
          closes: '23:59',
        },
      ],
      menu: 'https://www.example.com/menu',
      acceptsReservations: 'True',
    },
    required: ['name', 'address'],
  },
  {
    feature: 'Event',
    source: 'event#example',
    data: {
      '@type': 'Event',
      name: 'The Adventures of Kira and Morrison',
      startDate: '2025-07-21T19:00-05:00',
      endDate: '2025-07-21T23:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Snickerpark Stadium', address },
      image: ['https://example.com/photos/1x1/photo.jpg'],
      description: 'The Adventures of Kira and Morrison is coming to Snickertown.',
      offers: {
        '@type': 'Offer',
        url: 'https://www.example.com/event_offer/12345_202403180430',
        price: 30,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        validFrom: '2024-05-21T12:00',
      },
      performer: { '@type': 'PerformingGroup', name: 'Kira and Morrison' },
      organizer: {
        '@type': 'Organization',
        name: 'Kira and Morrison Music',
        url: 'https://kiraandmorrisonmusic.com',
      },
    },
    required: ['name', 'startDate', 'location', 'location.address'],
  },
  {
    feature: 'Vacation rental',
    source: 'vacation-rental#example',
    data: {
      '@type': 'VacationRental',
      additionalType: 'HolidayVillageRental',
      brand: { '@type': 'Brand', name: 'brandname' },
      containsPlace: {
        '@type': 'Accommodation',
        additionalType: 'EntirePlace',
        bed: [{ '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: 'Queen' }],
        occupancy: { '@type': 'QuantitativeValue', value: 5 },
        amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'ac', value: true }],
        floorSize: { '@type': 'QuantitativeValue', value: 75, unitCode: 'MTK' },
        numberOfBathroomsTotal: 1,
      },
      identifier: 'abc123',
      latitude: '42.12345',
      longitude: '101.12345',
      name: 'My Beautiful Vacation Rental',
      address,
      image: ['https://example.com/image1.jpg'],
      checkinTime: '18:00:00+08:00',
      checkoutTime: '11:00:00+08:00',
      description: 'A beautiful house',
      knowsLanguage: ['en-US', 'fr-FR'],
    },
    required: [
      'name',
      'identifier',
      'image',
      'latitude',
      'longitude',
      'containsPlace',
      'containsPlace.occupancy',
    ],
  },
  {
    feature: 'Job posting',
    source: 'job-posting#standard-job-posting-example',
    data: {
      '@type': 'JobPosting',
      title: 'Software Engineer',
      description: '<p>Google aspires to be an organization that reflects the globally diverse audience.</p>',
      identifier: { '@type': 'PropertyValue', name: 'Google', value: '1234567' },
      datePosted: '2024-01-18',
      validThrough: '2024-03-18T00:00',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Google', sameAs: 'https://www.google.com' },
      jobLocation: { '@type': 'Place', address },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: 40.0, unitText: 'HOUR' },
      },
      directApply: true,
    },
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation',
      'jobLocation.address',
    ],
  },
  {
    feature: 'Employer aggregate rating',
    source: 'employer-rating#example',
    data: {
      '@type': 'EmployerAggregateRating',
      itemReviewed: {
        '@type': 'Organization',
        name: "World's Best Coffee Shop",
        sameAs: 'https://example.com',
      },
      ratingValue: 91,
      bestRating: 100,
      worstRating: 1,
      ratingCount: 10561,
    },
    required: ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'ratingCount'],
  },
  {
    feature: 'Discussion forum',
    source: 'discussion-forum#example',
    data: {
      '@type': 'DiscussionForumPosting',
      mainEntityOfPage: 'https://example.com/post/very-popular-thread',
      headline: 'Very Popular Thread',
      text: 'Discussing something popular',
      url: 'https://example.com/post/very-popular-thread',
      author: {
        ...person,
        agentInteractionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/WriteAction',
          userInteractionCount: 8,
        },
      },
      datePublished: '2024-03-01T08:34:34+02:00',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: 27,
      },
      comment: [
        {
          '@type': 'Comment',
          text: 'This should not be this popular',
          author: person,
          datePublished: '2024-03-01T09:46:02+02:00',
        },
      ],
    },
    required: ['author', 'author.name', 'datePublished', 'comment.author', 'comment.text'],
  },
  {
    feature: 'Profile page',
    source: 'profile-page#example',
    data: {
      '@type': 'ProfilePage',
      dateCreated: '2024-12-23T12:34:00-05:00',
      dateModified: '2024-12-26T14:53:00-05:00',
      mainEntity: {
        '@type': 'Person',
        name: 'Angelo Huff',
        alternateName: 'ahuff23',
        identifier: '123475623',
        interactionStatistic: [
          {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/FollowAction',
            userInteractionCount: 1,
          },
        ],
        agentInteractionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/WriteAction',
          userInteractionCount: 2346,
        },
        description: 'Defender of Truth',
        image: 'https://example.com/avatars/ahuff23.jpg',
        sameAs: ['https://www.example.com/real-angelo'],
      },
    },
    required: ['mainEntity'],
  },
  {
    feature: 'Q&A',
    source: 'qapage#examples',
    data: {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'How many ounces are there in a pound?',
        text: 'I have taken up a new interest in baking and keep running across directions in ounces and pounds.',
        answerCount: 3,
        upvoteCount: 26,
        datePublished: '2024-02-14T15:34-05:00',
        author: person,
        acceptedAnswer: {
          '@type': 'Answer',
          text: '1 pound (lb) is equal to 16 ounces (oz).',
          upvoteCount: 1337,
          url: 'https://example.com/question1#acceptedAnswer',
          datePublished: '2024-02-14T16:34-05:00',
          author: person,
        },
      },
    },
    required: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.answerCount',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
  },
  {
    feature: 'Review snippet',
    source: 'review-snippet#simple-review',
    data: {
      '@type': 'Review',
      itemReviewed: {
        '@type': 'Restaurant',
        name: 'Legal Seafood',
        image: 'https://example.com/seafood.jpg',
        servesCuisine: 'Seafood',
        address: '1 Main St',
        telephone: '1234567',
        priceRange: '$$$',
      },
      reviewRating: { '@type': 'Rating', ratingValue: 4 },
      author: { '@type': 'Person', name: 'Bob Smith' },
      datePublished: '2024-01-01',
      publisher: { '@type': 'Organization', name: 'Washington Times' },
    },
    required: ['itemReviewed', 'itemReviewed.name', 'reviewRating', 'reviewRating.ratingValue', 'author'],
  },
  {
    feature: 'Course list',
    source: 'course#summary-page-example',
    data: {
      '@type': 'ItemList',
      itemListElement: [1, 2, 3].map(position => ({
        '@type': 'ListItem',
        position,
        item: {
          '@type': 'Course',
          url: `https://www.example.com/courses#${position}`,
          name: `Introduction to Computer Science ${position}`,
          description: 'This is an introductory CS course laying out the basics.',
          provider: {
            '@type': 'Organization',
            name: 'University of Technology',
            sameAs: 'https://www.example.com',
          },
        },
      })),
    },
    required: ['itemListElement.item.name', 'itemListElement.item.description'],
  },
  {
    feature: 'Education Q&A',
    source: 'education-qa#example',
    data: {
      '@type': 'Quiz',
      about: { '@type': 'Thing', name: 'Cell Transport' },
      educationalAlignment: [
        { '@type': 'AlignmentObject', alignmentType: 'educationalSubject', targetName: 'Biology' },
      ],
      hasPart: [
        {
          '@context': 'https://schema.org/',
          '@type': 'Question',
          eduQuestionType: 'Flashcard',
          text: 'This is some fact about receptor molecules.',
          acceptedAnswer: { '@type': 'Answer', text: 'receptor molecules' },
        },
      ],
    },
    required: [
      'hasPart',
      'hasPart.eduQuestionType',
      'hasPart.text',
      'hasPart.acceptedAnswer',
      'hasPart.acceptedAnswer.text',
    ],
  },
  {
    feature: 'Math solver',
    source: 'math-solvers#one-solver-action',
    data: {
      '@type': ['MathSolver', 'LearningResource'],
      name: 'An awesome math solver',
      url: 'https://www.mathdomain.com/',
      usageInfo: 'https://www.mathdomain.com/privacy',
      inLanguage: 'en',
      potentialAction: [
        {
          '@type': 'SolveMathAction',
          target: 'https://mathdomain.com/solve?q={math_expression_string}',
          'mathExpression-input': 'required name=math_expression_string',
          eduQuestionType: ['Polynomial Equation', 'Derivative'],
        },
      ],
      learningResourceType: 'Math solver',
    },
    required: [
      'url',
      'usageInfo',
      'potentialAction',
      'potentialAction.target',
      'potentialAction.mathExpression-input',
    ],
  },
  {
    feature: 'Recipe',
    source: 'recipe#guided-example',
    data: {
      '@type': 'Recipe',
      name: 'Non-Alcoholic Piña Colada',
      image: ['https://example.com/photos/1x1/photo.jpg'],
      author: { '@type': 'Person', name: 'Mary Stone' },
      datePublished: '2024-03-10',
      description: 'This non-alcoholic pina colada is everyone’s favorite!',
      recipeCuisine: 'American',
      prepTime: 'PT1M',
      cookTime: 'PT2M',
      totalTime: 'PT3M',
      keywords: 'non-alcoholic',
      recipeYield: '4 servings',
      recipeCategory: 'Drink',
      nutrition: { '@type': 'NutritionInformation', calories: '120 calories' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 18 },
      recipeIngredient: ['400ml of pineapple juice', '100ml cream of coconut', 'ice'],
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'Blend',
          text: 'Blend 400ml of pineapple juice.',
          url: 'https://example.com/colada#step1',
          image: 'https://example.com/photos/step1.jpg',
        },
      ],
      video: {
        '@type': 'VideoObject',
        name: 'How to Make a Piña Colada',
        description: 'This is how you make a non-alcoholic piña colada.',
        thumbnailUrl: ['https://example.com/photos/1x1/photo.jpg'],
        contentUrl: 'https://www.example.com/video123.mp4',
        uploadDate: '2024-02-05T08:00:00+08:00',
        duration: 'PT1M33S',
      },
    },
    required: ['name', 'image', 'recipeYield', 'recipeInstructions.text', 'video.uploadDate'],
  },
]

export const GOOGLE_EXAMPLES: readonly GoogleExample[] = [...PUBLISHING, ...COMMERCE, ...PLACES_AND_PEOPLE]

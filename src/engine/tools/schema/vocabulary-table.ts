// Made by `npm run generate`; change the sources instead.
// From schema-dts 2.1.0, copyright Google LLC, licensed under the Apache License 2.0.

/** A line for each type: name, parents, properties of its own, members (of an enumeration), replacement. */
export const TYPE_LINES = `
3DModel|MediaObject|isResizable||
AMRadioChannel|RadioChannel|||
APIReference|TechArticle|assembly assemblyVersion executableLibraryName programmingModel targetPlatform||
AboutPage|WebPage|||
AcceptAction|AllocateAction|||
Accommodation|Place|accommodationCategory accommodationFloorPlan amenityFeature bed floorLevel floorSize leaseLength numberOfBathroomsTotal numberOfBedrooms numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms occupancy permittedUsage petsAllowed tourBookingPage yearBuilt||
AccountingService|FinancialService|||
AchieveAction|Action|||
Action|Thing|actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target||
ActionAccessSpecification|Intangible|availabilityEnds availabilityStarts category eligibleRegion expectsAcceptanceOf ineligibleRegion requiresSubscription||
ActionStatusType|StatusEnumeration||ActiveActionStatus CompletedActionStatus FailedActionStatus PotentialActionStatus|
ActivateAction|ControlAction|||
AddAction|UpdateAction|||
AdministrativeArea|Place|||
AdultEntertainment|EntertainmentBusiness|||
AdultOrientedEnumeration|Enumeration||AlcoholConsideration DangerousGoodConsideration HealthcareConsideration NarcoticConsideration ReducedRelevanceForChildrenConsideration SexualContentConsideration TobaccoNicotineConsideration UnclassifiedAdultConsideration ViolenceConsideration WeaponConsideration|
AdvertiserContentArticle|Article|||
AggregateOffer|Offer|highPrice lowPrice offerCount offers||
AggregateRating|Rating|itemReviewed ratingCount reviewCount||
AgreeAction|ReactAction|||
Airline|Organization|boardingPolicy iataCode||
Airport|CivicStructure|iataCode icaoCode||
AlignmentObject|Intangible|alignmentType educationalFramework targetDescription targetName targetUrl||
AllocateAction|OrganizeAction|||
AmpStory|CreativeWork MediaObject|||
AmusementPark|EntertainmentBusiness|||
AnalysisNewsArticle|NewsArticle|||
AnatomicalStructure|MedicalEntity|associatedPathophysiology bodyLocation connectedTo diagram partOfSystem relatedCondition relatedTherapy subStructure||
AnatomicalSystem|MedicalEntity|associatedPathophysiology comprisedOf relatedCondition relatedStructure relatedTherapy||
AnimalShelter|LocalBusiness|||
Answer|Comment|answerExplanation parentItem||
Apartment|Accommodation|numberOfRooms occupancy||
ApartmentComplex|Residence|numberOfAccommodationUnits numberOfAvailableAccommodationUnits numberOfBedrooms petsAllowed tourBookingPage||
AppendAction|InsertAction|||
ApplyAction|OrganizeAction|||
ApprovedIndication|MedicalIndication|||
Aquarium|CivicStructure|||
ArchiveComponent|CreativeWork|holdingArchive itemLocation||
ArchiveOrganization|LocalBusiness|archiveHeld||
ArriveAction|MoveAction|||
ArtGallery|EntertainmentBusiness|||
Artery|Vessel|arterialBranch supplyTo||
Article|CreativeWork|articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount||
AskAction|CommunicateAction|question||
AskPublicNewsArticle|NewsArticle|||
AssessAction|Action|||
AssignAction|AllocateAction|||
Atlas|CreativeWork|||
Attorney|LegalService|||
Audience|Intangible|audienceType geographicArea||
AudioObject|MediaObject|caption embeddedTextCaption transcript||
AudioObjectSnapshot|AudioObject|||
Audiobook|AudioObject Book|duration readBy||
Audiology|MedicalBusiness|||
AuthenticateAction|ControlAction|||
AuthorizeAction|AllocateAction|recipient||
AutoBodyShop|AutomotiveBusiness|||
AutoDealer|AutomotiveBusiness|||
AutoPartsStore|AutomotiveBusiness Store|||
AutoRental|AutomotiveBusiness|||
AutoRepair|AutomotiveBusiness|||
AutoWash|AutomotiveBusiness|||
AutomatedTeller|FinancialService|||
AutomotiveBusiness|LocalBusiness|||
BackgroundNewsArticle|NewsArticle|||
Bakery|FoodEstablishment|||
BankAccount|FinancialProduct|accountMinimumInflow accountOverdraftLimit bankAccountType||
BankOrCreditUnion|FinancialService|||
BarOrPub|FoodEstablishment|||
Barcode|ImageObject|||
Beach|CivicStructure|||
BeautySalon|HealthAndBeautyBusiness|||
BedAndBreakfast|LodgingBusiness|||
BedDetails|Intangible|numberOfBeds typeOfBed||
BedType|QualitativeValue|||
BefriendAction|InteractAction|||
BikeStore|Store|||
BioChemEntity|Thing|associatedDisease bioChemInteraction bioChemSimilarity biologicalRole funding hasBioChemEntityPart hasMolecularFunction hasRepresentation isEncodedByBioChemEntity isInvolvedInBiologicalProcess isLocatedInSubcellularLocation isPartOfBioChemEntity taxonomicRange||
Blog|CreativeWork|blogPost blogPosts issn||
BlogPosting|SocialMediaPosting|||
BloodTest|MedicalTest|||
BoardingPolicyType|Enumeration||GroupBoardingPolicy ZoneBoardingPolicy|
BoatReservation|Reservation|||
BoatTerminal|CivicStructure|||
BoatTrip|Trip|arrivalBoatTerminal departureBoatTerminal||
BodyMeasurementTypeEnumeration|MeasurementTypeEnumeration||BodyMeasurementArm BodyMeasurementBust BodyMeasurementChest BodyMeasurementFoot BodyMeasurementHand BodyMeasurementHead BodyMeasurementHeight BodyMeasurementHips BodyMeasurementInsideLeg BodyMeasurementNeck BodyMeasurementUnderbust BodyMeasurementWaist BodyMeasurementWeight|
BodyOfWater|Landform|||
Bone|AnatomicalStructure|||
Book|CreativeWork|abridged bookEdition bookFormat illustrator isbn numberOfPages||
BookFormatType|Enumeration||AudiobookFormat EBook GraphicNovel Hardcover Pamphlet Paperback|
BookSeries|CreativeWorkSeries|||
BookStore|Store|||
BookmarkAction|OrganizeAction|||
Boolean|DataType||False True|
BorrowAction|TransferAction|lender||
BowlingAlley|SportsActivityLocation|||
BrainStructure|AnatomicalStructure|||
Brand|Intangible|aggregateRating logo review slogan||
BreadcrumbList|ItemList|||
Brewery|FoodEstablishment|||
Bridge|CivicStructure|||
BroadcastChannel|Intangible|broadcastChannelId broadcastFrequency broadcastServiceTier genre inBroadcastLineup providesBroadcastService||
BroadcastEvent|PublicationEvent|broadcastOfEvent isLiveBroadcast subtitleLanguage videoFormat||
BroadcastFrequencySpecification|Intangible|broadcastFrequencyValue broadcastSignalModulation broadcastSubChannel||
BroadcastService|Service|area broadcastAffiliateOf broadcastDisplayName broadcastFrequency broadcastTimezone broadcaster callSign hasBroadcastChannel inLanguage parentService videoFormat||
BrokerageAccount|InvestmentOrDeposit|||
BuddhistTemple|PlaceOfWorship|||
BusOrCoach|Vehicle|acrissCode roofLoad||
BusReservation|Reservation|||
BusStation|CivicStructure|||
BusStop|CivicStructure|||
BusTrip|Trip|arrivalBusStop busName busNumber departureBusStop||
BusinessAudience|Audience|numberOfEmployees yearlyRevenue yearsInOperation||
BusinessEntityType|Enumeration|||
BusinessEvent|Event|||
BusinessFunction|Enumeration|||
BuyAction|TradeAction|seller vendor warrantyPromise||
CDCPMDRecord|StructuredValue|cvdCollectionDate cvdFacilityCounty cvdFacilityId cvdNumBeds cvdNumBedsOcc cvdNumC19Died cvdNumC19HOPats cvdNumC19HospPats cvdNumC19MechVentPats cvdNumC19OFMechVentPats cvdNumC19OverflowPats cvdNumICUBeds cvdNumICUBedsOcc cvdNumTotBeds cvdNumVent cvdNumVentUse datePosted||
CableOrSatelliteService|Service|||
CafeOrCoffeeShop|FoodEstablishment|||
Campground|CivicStructure LodgingBusiness|||
CampingPitch|Accommodation|||
Canal|BodyOfWater|||
CancelAction|PlanAction|||
Car|Vehicle|acrissCode roofLoad||
CarUsageType|Enumeration||DrivingSchoolVehicleUsage RentalVehicleUsage TaxiVehicleUsage|
Casino|EntertainmentBusiness|||
CategoryCode|DefinedTerm|codeValue inCodeSet||
CategoryCodeSet|DefinedTermSet|hasCategoryCode||
CatholicChurch|Church|||
Cemetery|CivicStructure|||
Certification|CreativeWork|about auditDate certificationIdentification certificationRating certificationStatus datePublished expires hasMeasurement issuedBy logo validFrom validIn||
CertificationStatusEnumeration|Enumeration||CertificationActive CertificationInactive|
Chapter|CreativeWork|pageEnd pageStart pagination||
CheckAction|FindAction|||
CheckInAction|CommunicateAction|||
CheckOutAction|CommunicateAction|||
CheckoutPage|WebPage|||
ChemicalSubstance|BioChemEntity|chemicalComposition chemicalRole potentialUse||
ChildCare|LocalBusiness|||
ChildrensEvent|Event|||
ChooseAction|AssessAction|actionOption option||
Church|PlaceOfWorship|||
City|AdministrativeArea|||
CityHall|GovernmentBuilding|||
CivicStructure|Place|openingHours||
Claim|CreativeWork|appearance claimInterpreter firstAppearance||
ClaimReview|Review|claimReviewed||
Class|Intangible|supersededBy||
Clip|CreativeWork|actor actors clipNumber director directors endOffset musicBy partOfEpisode partOfSeason partOfSeries startOffset||
ClothingStore|Store|||
Code|CreativeWork|||SoftwareSourceCode
Collection|CreativeWork|collectionSize||
CollectionPage|WebPage|||
CollegeOrUniversity|EducationalOrganization|||
ComedyClub|EntertainmentBusiness|||
ComedyEvent|Event|||
ComicCoverArt|ComicStory CoverArt|||
ComicIssue|PublicationIssue|artist colorist inker letterer penciler variantCover||
ComicSeries|Periodical|||
ComicStory|CreativeWork|artist colorist inker letterer penciler||
Comment|CreativeWork|downvoteCount parentItem sharedContent upvoteCount||
CommentAction|CommunicateAction|resultComment||
CommunicateAction|InteractAction|about inLanguage language recipient||
CommunityHealth|MedicalBusiness|||
CompleteDataFeed|DataFeed|||
CompoundPriceSpecification|PriceSpecification|priceComponent priceType||
ComputerLanguage|Intangible|||
ComputerStore|Store|||
ConferenceEvent|Event|||
ConfirmAction|InformAction|||
Consortium|Organization|||
ConstraintNode|Intangible|constraintProperty numConstraints||
ConsumeAction|Action|actionAccessibilityRequirement expectsAcceptanceOf||
ContactPage|WebPage|||
ContactPoint|StructuredValue|areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable productSupported serviceArea telephone||
ContactPointOption|Enumeration||HearingImpairedSupported TollFree|
Continent|Landform|||
ControlAction|Action|||
ConvenienceStore|Store|||
Conversation|CreativeWork|||
CookAction|CreateAction|foodEstablishment foodEvent recipe||
Cooperative|Organization|||
Corporation|Organization|tickerSymbol||
CorrectionComment|Comment|||
Country|AdministrativeArea|||
Course|CreativeWork LearningResource|availableLanguage courseCode coursePrerequisites educationalCredentialAwarded financialAidEligible hasCourseInstance numberOfCredits occupationalCredentialAwarded syllabusSections totalHistoricalEnrollment||
CourseInstance|Event|courseMode courseSchedule courseWorkload instructor||
Courthouse|GovernmentBuilding|||
CoverArt|VisualArtwork|||
CovidTestingFacility|MedicalClinic|||
CreateAction|Action|||
CreativeWork|Thing|about abstract accessMode accessModeSufficient accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount workExample workTranslation||
CreativeWorkSeason|CreativeWork|actor director endDate episode episodes numberOfEpisodes partOfSeries productionCompany seasonNumber startDate trailer||
CreativeWorkSeries|CreativeWork Series|endDate issn startDate||
Credential|CreativeWork|credentialCategory recognizedBy validFor validIn||
CreditCard|LoanOrCredit PaymentCard|||
Crematorium|CivicStructure|||
CriticReview|Review|||
CssSelectorType|Text|||
CurrencyConversionService|FinancialProduct|||
DDxElement|MedicalIntangible|diagnosis distinguishingSign||
DENonprofitType|NonprofitType||DECooperativeCharity DEFoundationCharity DEJointStockCompanyCharity DELimitedLiabilityCharity DENotRegisteredAssociationCharity DEPublicCharity DERegisteredAssociationCharity|
DanceEvent|Event|||
DanceGroup|PerformingGroup|||
DataCatalog|CreativeWork|dataset measurementMethod measurementTechnique||
DataDownload|MediaObject|measurementMethod measurementTechnique||
DataFeed|Dataset|dataFeedElement||
DataFeedItem|Intangible|dateCreated dateDeleted dateModified item||
DataType||||
Dataset|CreativeWork|catalog datasetTimeInterval distribution includedDataCatalog includedInDataCatalog issn measurementMethod measurementTechnique variableMeasured variablesMeasured||
Date|DataType|||
DateTime|DataType|||
DatedMoneySpecification|StructuredValue|amount currency endDate startDate||MonetaryAmount
DayOfWeek|Enumeration||Friday Monday PublicHolidays Saturday Sunday Thursday Tuesday Wednesday|
DaySpa|HealthAndBeautyBusiness|||
DeactivateAction|ControlAction|||
DeclarationOfConformity|Certification|||
DefenceEstablishment|GovernmentBuilding|||
DefinedRegion|Place StructuredValue|addressCountry addressRegion postalCode postalCodePrefix postalCodeRange||
DefinedTerm|Intangible|about inDefinedTermSet termCode||
DefinedTermSet|CreativeWork|about hasDefinedTerm||
DeleteAction|UpdateAction|||
DeliveryChargeSpecification|PriceSpecification|appliesToDeliveryMethod areaServed eligibleRegion ineligibleRegion||
DeliveryEvent|Event|accessCode availableFrom availableThrough hasDeliveryMethod||
DeliveryMethod|Enumeration||LockerDelivery OnSitePickup ParcelService|
DeliveryTimeSettings|StructuredValue|deliveryTime isUnlabelledFallback shippingDestination transitTimeLabel||ShippingConditions
Demand|Intangible|acceptedPaymentMethod advanceBookingRequirement areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 includesObject ineligibleRegion inventoryLevel itemCondition itemOffered mpn priceSpecification seller serialNumber sku validFrom validThrough warranty||
Dentist|LocalBusiness MedicalBusiness MedicalOrganization|||
DepartAction|MoveAction|||
DepartmentStore|Store|||
DepositAccount|BankAccount InvestmentOrDeposit|||
Dermatology|MedicalBusiness|||
DiagnosticLab|MedicalOrganization|availableTest||
DiagnosticProcedure|MedicalProcedure|||
Diet|CreativeWork LifestyleModification|dietFeatures endorsers expertConsiderations physiologicalBenefits risks||
DietNutrition|MedicalBusiness|||
DietarySupplement|Product Substance|activeIngredient isProprietary legalStatus maximumIntake mechanismOfAction nonProprietaryName proprietaryName recommendedIntake safetyConsideration targetPopulation||
DigitalDocument|CreativeWork|hasDigitalDocumentPermission||
DigitalDocumentPermission|Intangible|grantee permissionType||
DigitalDocumentPermissionType|Enumeration||CommentPermission ReadPermission WritePermission|
DigitalPlatformEnumeration|Enumeration||AndroidPlatform DesktopWebPlatform GenericWebPlatform IOSPlatform MobileWebPlatform|
DigitalProductPassport|Certification|||
DisagreeAction|ReactAction|||
DiscoverAction|FindAction|||
DiscussionForumPosting|SocialMediaPosting|||
DislikeAction|ReactAction|||
Distance|Quantity|||
Distillery|FoodEstablishment|||
DonateAction|TransferAction|price priceCurrency priceSpecification recipient||
DoseSchedule|MedicalIntangible|doseUnit doseValue frequency targetPopulation||
DownloadAction|TransferAction|||
DrawAction|CreateAction|||
Drawing|CreativeWork|||
DrinkAction|ConsumeAction|||
DriveWheelConfigurationValue|QualitativeValue||AllWheelDriveConfiguration FourWheelDriveConfiguration FrontWheelDriveConfiguration RearWheelDriveConfiguration|
Drug|Product Substance|activeIngredient administrationRoute alcoholWarning availableStrength breastfeedingWarning clincalPharmacology clinicalPharmacology dosageForm doseSchedule drugClass drugUnit foodWarning includedInHealthInsurancePlan interactingDrug isAvailableGenerically isProprietary labelDetails legalStatus maximumIntake mechanismOfAction nonProprietaryName overdosage pregnancyCategory pregnancyWarning prescribingInfo prescriptionStatus proprietaryName relatedDrug rxcui warning||
DrugClass|MedicalEntity|drug||
DrugCost|MedicalEntity|applicableLocation costCategory costCurrency costOrigin costPerUnit drugUnit||
DrugCostCategory|MedicalEnumeration||ReimbursementCap Retail Wholesale|
DrugLegalStatus|MedicalIntangible|applicableLocation||
DrugPregnancyCategory|MedicalEnumeration||FDAcategoryA FDAcategoryB FDAcategoryC FDAcategoryD FDAcategoryX FDAnotEvaluated|
DrugPrescriptionStatus|MedicalEnumeration||OTC PrescriptionOnly|
DrugStrength|MedicalIntangible|activeIngredient availableIn maximumIntake strengthUnit strengthValue||
DryCleaningOrLaundry|LocalBusiness|||
Duration|Quantity|||
EUEnergyEfficiencyEnumeration|EnergyEfficiencyEnumeration||EUEnergyEfficiencyCategoryA EUEnergyEfficiencyCategoryA1Plus EUEnergyEfficiencyCategoryA2Plus EUEnergyEfficiencyCategoryA3Plus EUEnergyEfficiencyCategoryB EUEnergyEfficiencyCategoryC EUEnergyEfficiencyCategoryD EUEnergyEfficiencyCategoryE EUEnergyEfficiencyCategoryF EUEnergyEfficiencyCategoryG|
EatAction|ConsumeAction|||
EducationEvent|Event|assesses educationalLevel teaches||
EducationalAudience|Audience|educationalRole||
EducationalOccupationalCredential|Credential|competencyRequired educationalLevel||
EducationalOccupationalProgram|Intangible|applicationDeadline applicationStartDate dayOfWeek educationalCredentialAwarded educationalProgramMode endDate financialAidEligible hasCourse maximumEnrollment numberOfCredits occupationalCategory occupationalCredentialAwarded offers programPrerequisites programType provider salaryUponCompletion startDate termDuration termsPerYear timeOfDay timeToComplete trainingSalary typicalCreditsPerTerm||
EducationalOrganization|CivicStructure Organization|alumni||
Electrician|HomeAndConstructionBusiness|||
ElectronicsStore|Store|||
ElementarySchool|EducationalOrganization|||
EmailMessage|Message|||
Embassy|GovernmentBuilding|||
Emergency|MedicalBusiness|||
EmergencyService|LocalBusiness|||
EmployeeRole|OrganizationRole|baseSalary salaryCurrency||
EmployerAggregateRating|AggregateRating|||
EmployerReview|Review|||
EmploymentAgency|LocalBusiness|||
EndorseAction|ReactAction|endorsee||
EndorsementRating|Rating|||
Energy|Quantity|||
EnergyConsumptionDetails|Intangible|energyEfficiencyScaleMax energyEfficiencyScaleMin hasEnergyEfficiencyCategory||
EnergyEfficiencyEnumeration|Enumeration|||
EnergyStarEnergyEfficiencyEnumeration|EnergyEfficiencyEnumeration||EnergyStarCertified|
EngineSpecification|StructuredValue|engineDisplacement enginePower engineType fuelType torque||
EntertainmentBusiness|LocalBusiness|||
EntryPoint|Intangible|actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate||
Enumeration|Intangible|supersededBy||
EnvironmentalProductDeclaration|Certification|||
Episode|CreativeWork|actor actors director directors duration episodeNumber musicBy partOfSeason partOfSeries productionCompany trailer||
Error|InstantaneousEvent|errorCode||
Event|Thing|about actor aggregateRating attendee attendees audience composer contributor director doorTime duration endDate eventAttendanceMode eventSchedule eventStatus funder funding hasParticipationOffer hasSponsorshipOffer inLanguage isAccessibleForFree keywords location maximumAttendeeCapacity maximumPhysicalAttendeeCapacity maximumVirtualAttendeeCapacity offers organizer performer performers previousStartDate recordedIn remainingAttendeeCapacity review sponsor startDate subEvent subEvents superEvent translator typicalAgeRange workFeatured workPerformed||
EventAttendanceModeEnumeration|Enumeration||MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode|
EventReservation|Reservation|||
EventSeries|Event Series|||
EventStatusType|StatusEnumeration||EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled|
EventVenue|CivicStructure|||
ExchangeRateSpecification|StructuredValue|currency currentExchangeRate exchangeRateSpread||
ExerciseAction|PlayAction|course diet distance exerciseCourse exercisePlan exerciseRelatedDiet exerciseType fromLocation opponent sportsActivityLocation sportsEvent sportsTeam toLocation||
ExerciseGym|SportsActivityLocation|||
ExercisePlan|CreativeWork PhysicalActivity|activityDuration activityFrequency additionalVariable exerciseType intensity repetitions restPeriods workload||
ExhibitionEvent|Event|||
FAQPage|WebPage|||
FMRadioChannel|RadioChannel|||
FastFoodRestaurant|FoodEstablishment|||
Festival|Event|||
FilmAction|CreateAction|||
FinancialIncentive|Intangible|areaServed eligibleWithSupplier incentiveAmount incentiveStatus incentiveType incentivizedItem incomeLimit provider publisher purchasePriceLimit purchaseType qualifiedExpense validFrom validThrough||
FinancialProduct|Service|annualPercentageRate feesAndCommissionsSpecification interestRate||
FinancialService|LocalBusiness|feesAndCommissionsSpecification||
FindAction|Action|||
FireStation|CivicStructure EmergencyService|||
Flight|Trip|aircraft arrivalAirport arrivalGate arrivalTerminal boardingPolicy carrier departureAirport departureGate departureTerminal estimatedFlightDuration flightDistance flightNumber mealService seller webCheckinTime||
FlightReservation|Reservation|boardingGroup passengerPriorityStatus passengerSequenceNumber securityScreening||
Float|Number|||
FloorPlan|Intangible|amenityFeature floorSize isPlanForApartment layoutImage numberOfAccommodationUnits numberOfAvailableAccommodationUnits numberOfBathroomsTotal numberOfBedrooms numberOfFullBathrooms numberOfPartialBathrooms numberOfRooms petsAllowed||
Florist|Store|||
FollowAction|InteractAction|followee||
FoodEstablishment|LocalBusiness|acceptsReservations hasMenu menu servesCuisine starRating||
FoodEstablishmentReservation|Reservation|endTime partySize startTime||
FoodEvent|Event|||
FoodService|Service|||
FulfillmentTypeEnumeration|Enumeration||FulfillmentTypeCollectionPoint FulfillmentTypeDelivery FulfillmentTypePickupDropoff FulfillmentTypePickupInStore FulfillmentTypeScheduledDelivery|
FundingAgency|Project|||
FundingScheme|Organization|||
FurnitureStore|Store|||
Game|CreativeWork|characterAttribute gameItem gameLocation numberOfPlayers quest||
GameAvailabilityEnumeration|Enumeration||DemoGameAvailability FullGameAvailability|
GamePlayMode|Enumeration||CoOp MultiPlayer SinglePlayer|
GameServer|Intangible|game playersOnline serverStatus||
GameServerStatus|StatusEnumeration||OfflinePermanently OfflineTemporarily Online OnlineFull|
GardenStore|Store|||
GasStation|AutomotiveBusiness|||
GatedResidenceCommunity|Residence|||
GenderType|Enumeration||Female Male|
Gene|BioChemEntity|alternativeOf encodesBioChemEntity expressedIn hasBioPolymerSequence||
GeneralContractor|HomeAndConstructionBusiness|||
GeoCircle|GeoShape|geoMidpoint geoRadius||
GeoCoordinates|StructuredValue|address addressCountry elevation latitude longitude postalCode||
GeoShape|StructuredValue|address addressCountry box circle elevation line polygon postalCode||
GeospatialGeometry|Intangible|geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin||
Geriatric|MedicalBusiness|||
GiveAction|TransferAction|recipient||
GolfCourse|SportsActivityLocation|||
GovernmentBenefitsType|Enumeration||BasicIncome BusinessSupport DisabilitySupport HealthCare OneTimePayments PaidLeave ParentalSupport UnemploymentSupport|
GovernmentBuilding|CivicStructure|||
GovernmentOffice|LocalBusiness|||
GovernmentOrganization|Organization|||
GovernmentPermit|Permit|||
GovernmentService|Service|jurisdiction serviceOperator||
Grant|Intangible|fundedItem funder sponsor||
GroceryStore|Store|||
Guide|CreativeWork|category reviewAspect||
Gynecologic|MedicalBusiness|||
HVACBusiness|HomeAndConstructionBusiness|||
Hackathon|Event|||
HairSalon|HealthAndBeautyBusiness|||
HardwareStore|Store|||
HealthAndBeautyBusiness|LocalBusiness|||
HealthAspectEnumeration|Enumeration||AllergiesHealthAspect BenefitsHealthAspect CausesHealthAspect ContagiousnessHealthAspect EffectivenessHealthAspect GettingAccessHealthAspect HowItWorksHealthAspect HowOrWhereHealthAspect IngredientsHealthAspect LivingWithHealthAspect MayTreatHealthAspect MisconceptionsHealthAspect OverviewHealthAspect PatientExperienceHealthAspect PregnancyHealthAspect PreventionHealthAspect PrognosisHealthAspect RelatedTopicsHealthAspect RisksOrComplicationsHealthAspect SafetyHealthAspect ScreeningHealthAspect SeeDoctorHealthAspect SelfCareHealthAspect SideEffectsHealthAspect StagesHealthAspect SymptomsHealthAspect TreatmentsHealthAspect TypesHealthAspect UsageOrScheduleHealthAspect|
HealthClub|HealthAndBeautyBusiness SportsActivityLocation|||
HealthInsurancePlan|Intangible|benefitsSummaryUrl contactPoint healthPlanDrugOption healthPlanDrugTier healthPlanId healthPlanMarketingUrl includesHealthPlanFormulary includesHealthPlanNetwork usesHealthPlanIdStandard||
HealthPlanCostSharingSpecification|Intangible|healthPlanCoinsuranceOption healthPlanCoinsuranceRate healthPlanCopay healthPlanCopayOption healthPlanPharmacyCategory||
HealthPlanFormulary|Intangible|healthPlanCostSharing healthPlanDrugTier offersPrescriptionByMail||
HealthPlanNetwork|Intangible|healthPlanCostSharing healthPlanNetworkId healthPlanNetworkTier||
HealthTopicContent|WebContent|hasHealthAspect||
HighSchool|EducationalOrganization|||
HinduTemple|PlaceOfWorship|||
HobbyShop|Store|||
HomeAndConstructionBusiness|LocalBusiness|||
HomeGoodsStore|Store|||
Hospital|CivicStructure EmergencyService MedicalOrganization|availableService healthcareReportingData medicalSpecialty||
Hostel|LodgingBusiness|||
Hotel|LodgingBusiness|||
HotelRoom|Room|bed occupancy||
House|Accommodation|numberOfRooms||
HousePainter|HomeAndConstructionBusiness|||
HowTo|CreativeWork|estimatedCost performTime prepTime step steps supply tool totalTime yield||
HowToDirection|CreativeWork ListItem|afterMedia beforeMedia duringMedia performTime prepTime supply tool totalTime||
HowToItem|ListItem|requiredQuantity||
HowToSection|CreativeWork ItemList ListItem|steps||
HowToStep|CreativeWork ItemList ListItem|||
HowToSupply|HowToItem|estimatedCost||
HowToTip|CreativeWork ListItem|||
HowToTool|HowToItem|||
HyperToc|CreativeWork|associatedMedia tocEntry||
HyperTocEntry|CreativeWork|associatedMedia tocContinuation utterances||
IPTCDigitalSourceEnumeration|MediaEnumeration||AlgorithmicMediaDigitalSource AlgorithmicallyEnhancedDigitalSource CompositeCaptureDigitalSource CompositeDigitalSource CompositeSyntheticDigitalSource CompositeWithTrainedAlgorithmicMediaDigitalSource DataDrivenMediaDigitalSource DigitalArtDigitalSource DigitalCaptureDigitalSource MinorHumanEditsDigitalSource MultiFrameComputationalCaptureDigitalSource NegativeFilmDigitalSource PositiveFilmDigitalSource PrintDigitalSource ScreenCaptureDigitalSource TrainedAlgorithmicMediaDigitalSource VirtualRecordingDigitalSource|
ITNonprofitType|NonprofitType||ITAmateurSportsClubCharity ITAssociativeNetworkCharity ITCooperativeCharity ITMutualAidCharity ITOtherThirdSectorEntityCharity ITPhilanthropicEntityCharity ITSocialCompanyCharity ITSocialCooperativeCharity ITSocialEnterpriseCharity ITSocialPromotionCharity ITSportCompanyCharity ITVolunteerAssociationCharity|
IceCreamShop|FoodEstablishment|||
IgnoreAction|AssessAction|||
ImageGallery|MediaGallery|||
ImageObject|MediaObject|caption embeddedTextCaption exifData representativeOfPage||
ImageObjectSnapshot|ImageObject|||
ImagingTest|MedicalTest|imagingTechnique||
IncentiveQualifiedExpenseType|Enumeration||IncentiveQualifiedExpenseTypeGoodsOnly IncentiveQualifiedExpenseTypeGoodsOrServices IncentiveQualifiedExpenseTypeServicesOnly IncentiveQualifiedExpenseTypeUtilityBill|
IncentiveStatus|Enumeration||IncentiveStatusActive IncentiveStatusInDevelopment IncentiveStatusOnHold IncentiveStatusRetired|
IncentiveType|Enumeration||IncentiveTypeLoan IncentiveTypeRebateOrSubsidy IncentiveTypeTaxCredit IncentiveTypeTaxDeduction IncentiveTypeTaxWaiver|
IndividualPhysician|Physician|practicesAt||
IndividualProduct|Product|serialNumber||
InfectiousAgentClass|MedicalEnumeration||Bacteria Fungus MulticellularParasite Prion Protozoa Virus|
InfectiousDisease|MedicalCondition|infectiousAgent infectiousAgentClass transmissionMethod||
InformAction|CommunicateAction|event||
InsertAction|AddAction|toLocation||
InstallAction|ConsumeAction|||
InstantaneousEvent|StructuredValue|data source timestamp||
InsuranceAgency|FinancialService|||
Intangible|Thing|||
Integer|Number|||
InteractAction|Action|||
InteractionCounter|StructuredValue|endTime interactionService interactionType location startTime userInteractionCount||
InternetCafe|LocalBusiness|||
InvestmentFund|InvestmentOrDeposit|||
InvestmentOrDeposit|FinancialProduct|amount||
InviteAction|CommunicateAction|event||
Invoice|Intangible|accountId billingPeriod broker category confirmationNumber customer minimumPaymentDue paymentDue paymentDueDate paymentMethod paymentMethodId paymentStatus provider referencesOrder scheduledPaymentDate totalPaymentDue||
ItemAvailability|Enumeration||BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut|
ItemList|Intangible|aggregateElement itemListElement itemListOrder numberOfItems||
ItemListOrderType|Enumeration||ItemListOrderAscending ItemListOrderDescending ItemListUnordered|
ItemPage|WebPage|||
JewelryStore|Store|||
JobPosting|Intangible|applicantLocationRequirements applicationContact baseSalary benefits datePosted directApply educationRequirements eligibilityToWorkRequirement employerOverview employmentType employmentUnit estimatedSalary experienceInPlaceOfEducation experienceRequirements hiringOrganization incentiveCompensation incentives industry jobBenefits jobDuration jobImmediateStart jobLocation jobLocationType jobStartDate occupationalCategory physicalRequirement qualifications relevantOccupation responsibilities salaryCurrency securityClearanceRequirement sensoryRequirement skills specialCommitments title totalJobOpenings validThrough workHours||
JoinAction|InteractAction|event||
Joint|AnatomicalStructure|biomechnicalClass functionalClass structuralClass||
LakeBodyOfWater|BodyOfWater|||
Landform|Place|||
LandmarksOrHistoricalBuildings|Place|||
Language|Intangible|||
LearningResource|CreativeWork|assesses competencyRequired educationalAlignment educationalLevel educationalUse learningResourceType teaches||
LeaveAction|InteractAction|event||
LegalForceStatus|StatusEnumeration||InForce NotInForce PartiallyInForce|
LegalService|LocalBusiness|||
LegalValueLevel|Enumeration||AuthoritativeLegalValue DefinitiveLegalValue OfficialLegalValue UnofficialLegalValue|
Legislation|CreativeWork|jurisdiction legislationAmends legislationApplies legislationChanges legislationCommences legislationConsolidates legislationCorrects legislationCountersignedBy legislationDate legislationDateOfApplicability legislationDateVersion legislationEnsuresImplementationOf legislationIdentifier legislationJurisdiction legislationLegalForce legislationPassedBy legislationRepeals legislationResponsible legislationTransposes legislationType||
LegislationObject|Legislation MediaObject|legislationLegalValue||
LegislativeBuilding|GovernmentBuilding|||
LendAction|TransferAction|borrower||
Library|LocalBusiness|||
LibrarySystem|Organization|||
LifestyleModification|MedicalEntity|||
Ligament|AnatomicalStructure|||
LikeAction|ReactAction|||
LinkRole|Role|inLanguage linkRelationship||
LiquorStore|Store|||
ListItem|Intangible|item nextItem position previousItem||
ListenAction|ConsumeAction|||
LiteraryEvent|Event|||
LiveBlogPosting|BlogPosting|coverageEndTime coverageStartTime liveBlogUpdate||
LoanOrCredit|FinancialProduct|amount currency gracePeriod loanRepaymentForm loanTerm loanType recourseLoan renegotiableLoan requiredCollateral||
LocalBusiness|Organization Place|branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange||
LocationFeatureSpecification|PropertyValue|hoursAvailable validFrom validThrough||
Locksmith|HomeAndConstructionBusiness|||
LodgingBusiness|LocalBusiness|amenityFeature audience availableLanguage checkinTime checkoutTime numberOfRooms petsAllowed starRating||
LodgingReservation|Reservation|checkinTime checkoutTime lodgingUnitDescription lodgingUnitType numAdults numChildren||
LoginAction|ControlAction|||
LoseAction|AchieveAction|winner||
LymphaticVessel|Vessel|originatesFrom regionDrained runsTo||
Manuscript|CreativeWork|||
Map|CreativeWork|mapType||
MapCategoryType|Enumeration||ParkingMap SeatingMap TransitMap VenueMap|
MarryAction|InteractAction|||
Mass|Quantity|||
MathSolver|CreativeWork|mathExpression||
MaximumDoseSchedule|DoseSchedule|||
MeasurementMethodEnum|Enumeration||ExampleMeasurementMethodEnum|
MeasurementTypeEnumeration|Enumeration|||
MediaEnumeration|Enumeration|||
MediaGallery|CollectionPage|||
MediaManipulationRatingEnumeration|Enumeration||DecontextualizedContent EditedOrCroppedContent OriginalMediaContent SatireOrParodyContent StagedContent TransformedContent|
MediaObject|CreativeWork|associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width||
MediaReview|Review|mediaAuthenticityCategory originalMediaContextDescription originalMediaLink||
MediaReviewItem|CreativeWork|mediaItemAppearance||
MediaSubscription|Intangible|authenticator expectsAcceptanceOf||
MedicalAudience|Audience PeopleAudience|||
MedicalAudienceType|MedicalEnumeration||Clinician MedicalResearcher|
MedicalBusiness|LocalBusiness|||
MedicalCause|MedicalEntity|causeOf||
MedicalClinic|MedicalBusiness MedicalOrganization|availableService medicalSpecialty||
MedicalCode|CategoryCode MedicalIntangible|codeValue codingSystem||
MedicalCondition|MedicalEntity|associatedAnatomy cause differentialDiagnosis drug epidemiology expectedPrognosis naturalProgression pathophysiology possibleComplication possibleTreatment primaryPrevention riskFactor secondaryPrevention signOrSymptom stage status typicalTest||
MedicalConditionStage|MedicalIntangible|stageAsNumber subStageSuffix||
MedicalContraindication|MedicalEntity|||
MedicalDevice|MedicalEntity|adverseOutcome contraindication postOp preOp procedure seriousAdverseOutcome||
MedicalDevicePurpose|MedicalEnumeration||Diagnostic Therapeutic|
MedicalEntity|Thing|code funding guideline legalStatus medicineSystem recognizingAuthority relevantSpecialty study||
MedicalEnumeration|Enumeration|||
MedicalEvidenceLevel|MedicalEnumeration||EvidenceLevelA EvidenceLevelB EvidenceLevelC|
MedicalGuideline|MedicalEntity|evidenceLevel evidenceOrigin guidelineDate guidelineSubject||
MedicalGuidelineContraindication|MedicalGuideline|||
MedicalGuidelineRecommendation|MedicalGuideline|recommendationStrength||
MedicalImagingTechnique|MedicalEnumeration||CT MRI PET Radiography Ultrasound XRay|
MedicalIndication|MedicalEntity|||
MedicalIntangible|MedicalEntity|||
MedicalObservationalStudy|MedicalStudy|studyDesign||
MedicalObservationalStudyDesign|MedicalEnumeration||CaseSeries CohortStudy CrossSectional Longitudinal Observational Registry|
MedicalOrganization|Organization|healthPlanNetworkId isAcceptingNewPatients medicalSpecialty||
MedicalProcedure|MedicalEntity|bodyLocation followup howPerformed preparation procedureType status||
MedicalProcedureType|MedicalEnumeration||NoninvasiveProcedure PercutaneousProcedure|
MedicalRiskCalculator|MedicalRiskEstimator|||
MedicalRiskEstimator|MedicalEntity|estimatesRiskOf includedRiskFactor||
MedicalRiskFactor|MedicalEntity|increasesRiskOf||
MedicalRiskScore|MedicalRiskEstimator|algorithm||
MedicalScholarlyArticle|ScholarlyArticle|publicationType||
MedicalSign|MedicalSignOrSymptom|identifyingExam identifyingTest||
MedicalSignOrSymptom|MedicalCondition|possibleTreatment||
MedicalSpecialty|MedicalEnumeration Specialty||Anesthesia Audiology Cardiovascular CommunityHealth Dentistry Dermatologic Dermatology DietNutrition Emergency Endocrine Gastroenterologic Genetic Geriatric Gynecologic Hematologic Infectious LaboratoryScience Midwifery Musculoskeletal Neurologic Nursing Obstetric Oncologic Ophthalmology Optometric Otolaryngologic Pathology Pediatric PharmacySpecialty Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth Pulmonary Radiography Renal RespiratoryTherapy Rheumatologic SpeechPathology Surgical Toxicologic Urologic|
MedicalStudy|MedicalEntity|healthCondition sponsor status studyLocation studySubject||
MedicalStudyStatus|MedicalEnumeration||ActiveNotRecruiting Completed EnrollingByInvitation NotYetRecruiting Recruiting ResultsAvailable ResultsNotAvailable Suspended Terminated Withdrawn|
MedicalSymptom|MedicalSignOrSymptom|||
MedicalTest|MedicalEntity|affectedBy normalRange signDetected usedToDiagnose usesDevice||
MedicalTestPanel|MedicalTest|subTest||
MedicalTherapy|TherapeuticProcedure|contraindication duplicateTherapy seriousAdverseOutcome||
MedicalTrial|MedicalStudy|trialDesign||
MedicalTrialDesign|MedicalEnumeration||DoubleBlindedTrial InternationalTrial MultiCenterTrial OpenTrial PlaceboControlledTrial RandomizedTrial SingleBlindedTrial SingleCenterTrial TripleBlindedTrial|
MedicalWebPage|WebPage|aspect medicalAudience||
MedicineSystem|MedicalEnumeration||Ayurvedic Chiropractic Homeopathic Osteopathic TraditionalChinese WesternConventional|
MeetingRoom|Room|||
MemberProgram|Intangible|hasTiers hostingOrganization||
MemberProgramTier|Intangible|hasTierBenefit hasTierRequirement isTierOf membershipPointsEarned||
MensClothingStore|Store|||
Menu|CreativeWork|hasMenuItem hasMenuSection||
MenuItem|Intangible|menuAddOn nutrition offers suitableForDiet||
MenuSection|CreativeWork|hasMenuItem hasMenuSection||
MerchantReturnEnumeration|Enumeration||MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow MerchantReturnUnspecified|
MerchantReturnPolicy|Intangible|additionalProperty applicableCountry customerRemorseReturnFees customerRemorseReturnLabelSource customerRemorseReturnShippingFeesAmount inStoreReturnsOffered itemCondition itemDefectReturnFees itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount merchantReturnDays merchantReturnLink refundType restockingFee returnFees returnLabelSource returnMethod returnPolicyCategory returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount validForMemberTier||
MerchantReturnPolicySeasonalOverride|Intangible|endDate merchantReturnDays refundType restockingFee returnFees returnMethod returnPolicyCategory returnShippingFeesAmount startDate||
Message|CreativeWork|bccRecipient ccRecipient dateRead dateReceived dateSent messageAttachment recipient sender toRecipient||
MiddleSchool|EducationalOrganization|||
Midwifery|MedicalBusiness|||
MobileApplication|SoftwareApplication|carrierRequirements||
MobilePhoneStore|Store|||
MolecularEntity|BioChemEntity|chemicalRole inChI inChIKey iupacName molecularFormula molecularWeight monoisotopicMolecularWeight potentialUse smiles||
MonetaryAmount|StructuredValue|currency maxValue minValue validFrom validThrough value||
MonetaryAmountDistribution|QuantitativeValueDistribution|currency||
MonetaryGrant|Grant|amount funder||
MoneyTransfer|TransferAction|amount beneficiaryBank||
MortgageLoan|LoanOrCredit|domiciledMortgage loanMortgageMandateAmount||
Mosque|PlaceOfWorship|||
Motel|LodgingBusiness|||
Motorcycle|Vehicle|||
MotorcycleDealer|AutomotiveBusiness|||
MotorcycleRepair|AutomotiveBusiness|||
MotorizedBicycle|Vehicle|||
Mountain|Landform|||
MoveAction|Action|fromLocation toLocation||
Movie|CreativeWork|actor actors countryOfOrigin director directors duration musicBy productionCompany subtitleLanguage titleEIDR trailer||
MovieClip|Clip|||
MovieRentalStore|Store|||
MovieSeries|CreativeWorkSeries|actor actors director directors musicBy productionCompany trailer||
MovieTheater|CivicStructure EntertainmentBusiness|screenCount||
MovingCompany|HomeAndConstructionBusiness|||
Muscle|AnatomicalStructure|antagonist bloodSupply insertion muscleAction nerve||
Museum|CivicStructure|||
MusicAlbum|MusicPlaylist|albumProductionType albumRelease albumReleaseType byArtist||
MusicAlbumProductionType|Enumeration||CompilationAlbum DJMixAlbum DemoAlbum LiveAlbum MixtapeAlbum RemixAlbum SoundtrackAlbum SpokenWordAlbum StudioAlbum|
MusicAlbumReleaseType|Enumeration||AlbumRelease BroadcastRelease EPRelease SingleRelease|
MusicComposition|CreativeWork|composer firstPerformance includedComposition iswcCode lyricist lyrics musicArrangement musicCompositionForm musicalKey recordedAs||
MusicEvent|Event|||
MusicGroup|PerformingGroup|album albums genre musicGroupMember track tracks||
MusicPlaylist|CreativeWork|numTracks track tracks||
MusicRecording|CreativeWork|byArtist duration inAlbum inPlaylist isrcCode recordingOf||
MusicRelease|MusicPlaylist|catalogNumber creditedTo duration musicReleaseFormat recordLabel releaseOf||
MusicReleaseFormatType|Enumeration||CDFormat CassetteFormat DVDFormat DigitalAudioTapeFormat DigitalFormat LaserDiscFormat VinylFormat|
MusicStore|Store|||
MusicVenue|CivicStructure|||
MusicVideoObject|MediaObject|||
NGO|Organization|||
NLNonprofitType|NonprofitType||NonprofitANBI NonprofitSBBI|
NailSalon|HealthAndBeautyBusiness|||
Nerve|AnatomicalStructure|branch nerveMotor sensoryUnit sourcedFrom||
NewsArticle|Article|dateline printColumn printEdition printPage printSection||
NewsMediaOrganization|Organization|actionableFeedbackPolicy correctionsPolicy diversityPolicy diversityStaffingReport ethicsPolicy masthead missionCoveragePrioritiesPolicy noBylinesPolicy ownershipFundingInfo unnamedSourcesPolicy verificationFactCheckingPolicy||
Newspaper|Periodical|||
NightClub|EntertainmentBusiness|||
NonprofitType|Enumeration|||
Notary|LegalService|||
NoteDigitalDocument|DigitalDocument|||
Number|DataType|||
Nursing|MedicalBusiness|||
NutritionInformation|StructuredValue|calories carbohydrateContent cholesterolContent fatContent fiberContent proteinContent saturatedFatContent servingSize sodiumContent sugarContent transFatContent unsaturatedFatContent||
Observation|Intangible QuantitativeValue|marginOfError measuredProperty measurementDenominator measurementMethod measurementQualifier measurementTechnique observationAbout observationDate observationPeriod variableMeasured||
Obstetric|MedicalBusiness|||
Occupation|Intangible|educationRequirements estimatedSalary experienceRequirements occupationLocation occupationalCategory qualifications responsibilities skills||
OccupationalExperienceRequirements|Intangible|monthsOfExperience||
OccupationalTherapy|MedicalTherapy|||
OceanBodyOfWater|BodyOfWater|||
Offer|Intangible|acceptedPaymentMethod addOn additionalProperty advanceBookingRequirement aggregateRating areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasDigitalProductPassport hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion inventoryLevel isFamilyFriendly itemCondition itemOffered itemPopularity leaseLength mobileUrl mpn offeredBy price priceCurrency priceSpecification priceValidUntil review reviews seller serialNumber shippingDetails sku validForMemberTier validFrom validThrough warranty||
OfferCatalog|ItemList|||
OfferForLease|Offer|||
OfferForPurchase|Offer|||
OfferItemCondition|Enumeration||DamagedCondition NewCondition RefurbishedCondition UsedCondition|
OfferShippingDetails|StructuredValue|deliveryTime depth doesNotShip hasShippingService height provider shippingDestination shippingLabel shippingOrigin shippingRate shippingSettingsLink transitTimeLabel validForMemberTier weight width||
OfficeEquipmentStore|Store|||
OnDemandEvent|PublicationEvent|||
Oncologic|MedicalBusiness|||
OnlineBusiness|Organization|||
OnlineMarketplace|OnlineStore|hasStore||
OnlineStore|OnlineBusiness|isStoreOn||
OpeningHoursSpecification|StructuredValue|closes dayOfWeek opens validFrom validThrough||
OperatingSystem|SoftwareApplication|||
Ophthalmology|MedicalBusiness|||
OpinionNewsArticle|NewsArticle|||
Optician|MedicalBusiness|||
Optometric|MedicalBusiness|||
Order|Intangible|acceptedOffer billingAddress broker confirmationNumber customer discount discountCode discountCurrency isGift merchant orderDate orderDelivery orderNumber orderStatus orderedItem partOfInvoice paymentDue paymentDueDate paymentMethod paymentMethodId paymentUrl seller||
OrderAction|TradeAction|deliveryMethod||
OrderItem|StructuredValue|orderDelivery orderItemNumber orderItemStatus orderQuantity orderedItem||
OrderStatus|StatusEnumeration||OrderCancelled OrderDelivered OrderInTransit OrderPaymentDue OrderPickupAvailable OrderProblem OrderProcessing OrderReturned|
Organization|Thing|acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic aggregateRating alumni areaServed authorizedRepresentative award awards brand companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event events faxNumber founder founders foundingDate foundingLocation funder funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization taxID telephone unnamedSourcesPolicy vatID||
OrganizationRole|Role|numberedPosition||
OrganizeAction|Action|||
Otolaryngologic|MedicalBusiness|||
OutletStore|Store|||
OwnershipInfo|StructuredValue|acquiredFrom ownedFrom ownedThrough typeOfGood||
PaintAction|CreateAction|||
Painting|CreativeWork|||
PalliativeProcedure|MedicalProcedure MedicalTherapy|||
ParcelDelivery|Intangible|carrier deliveryAddress deliveryStatus expectedArrivalFrom expectedArrivalUntil hasDeliveryMethod itemShipped originAddress partOfOrder provider trackingNumber trackingUrl||
ParentAudience|PeopleAudience|childMaxAge childMinAge||
Park|CivicStructure|||
ParkingFacility|CivicStructure|||
PathologyTest|MedicalTest|tissueSample||
Patient|MedicalAudience Person|diagnosis drug healthCondition||
PawnShop|Store|||
PayAction|TradeAction|recipient||
PaymentCard|FinancialProduct PaymentMethod|cashBack contactlessPayment floorLimit monthlyMinimumRepaymentAmount||
PaymentChargeSpecification|PriceSpecification|appliesToDeliveryMethod appliesToPaymentMethod||
PaymentMethod|Intangible|paymentMethodType||
PaymentMethodType|Enumeration||ByBankTransferInAdvance ByInvoice COD Cash CheckInAdvance DirectDebit InStorePrepay PhoneCarrierPayment|
PaymentService|FinancialProduct PaymentMethod|||
PaymentStatusType|StatusEnumeration||PaymentAutomaticallyApplied PaymentComplete PaymentDeclined PaymentDue PaymentPastDue|
Pediatric|MedicalBusiness|||
PeopleAudience|Audience|healthCondition requiredGender requiredMaxAge requiredMinAge suggestedAge suggestedGender suggestedMaxAge suggestedMeasurement suggestedMinAge||
PerformAction|PlayAction|entertainmentBusiness||
PerformanceRole|Role|characterName||
PerformingArtsEvent|Event|||
PerformingArtsTheater|CivicStructure|||
PerformingGroup|Organization|||
Periodical|CreativeWorkSeries|||
Permit|Intangible|issuedBy issuedThrough permitAudience validFor validFrom validIn validUntil||
Person|Thing|additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix interactionStatistic isicV4 jobTitle knows knowsAbout knowsLanguage lifeEvent makesOffer memberOf naics nationality netWorth owns parent parents performerIn pronouns publishingPrinciples relatedTo seeks sibling siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor||
PetStore|Store|||
Pharmacy|MedicalBusiness MedicalOrganization|||
Photograph|CreativeWork|||
PhotographAction|CreateAction|||
PhysicalActivity|LifestyleModification|associatedAnatomy category epidemiology pathophysiology||
PhysicalActivityCategory|Enumeration||AerobicActivity AnaerobicActivity Balance Flexibility LeisureTimeActivity OccupationalActivity StrengthTraining|
PhysicalExam|MedicalEnumeration MedicalProcedure||Abdomen Appearance CardiovascularExam Ear Eye Genitourinary Head Lung MusculoskeletalExam Neck Neuro Nose Skin Throat|
PhysicalTherapy|MedicalTherapy|||
Physician|MedicalBusiness MedicalOrganization|availableService hospitalAffiliation medicalSpecialty occupationalCategory usNPI||
PhysiciansOffice|Physician|||
Physiotherapy|MedicalBusiness|||
Place|Thing|additionalProperty address aggregateRating amenityFeature branchCode containedIn containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed specialOpeningHoursSpecification telephone tourBookingPage||
PlaceOfWorship|CivicStructure|||
PlanAction|OrganizeAction|scheduledTime||
PlasticSurgery|MedicalBusiness|||
Play|CreativeWork|||
PlayAction|Action|audience event||
PlayGameAction|ConsumeAction|gameAvailabilityType||
Playground|CivicStructure|||
Plumber|HomeAndConstructionBusiness|||
PodcastEpisode|Episode|||
PodcastSeason|CreativeWorkSeason|||
PodcastSeries|CreativeWorkSeries|actor webFeed||
Podiatric|MedicalBusiness|||
PoliceStation|CivicStructure EmergencyService|||
PoliticalParty|Organization|||
Pond|BodyOfWater|||
PostOffice|GovernmentOffice|||
PostalAddress|ContactPoint|addressCountry addressLocality addressRegion extendedAddress postOfficeBoxNumber postalCode streetAddress||
PostalCodeRangeSpecification|StructuredValue|postalCodeBegin postalCodeEnd||
Poster|CreativeWork|||
PreOrderAction|TradeAction|||
PrependAction|InsertAction|||
Preschool|EducationalOrganization|||
PresentationDigitalDocument|DigitalDocument|||
PreventionIndication|MedicalIndication|||
PriceComponentTypeEnumeration|Enumeration||ActivationFee CleaningFee DistanceFee Downpayment Installment Subscription|
PriceSpecification|StructuredValue|eligibleQuantity eligibleTransactionVolume maxPrice membershipPointsEarned minPrice price priceCurrency validForMemberTier validFrom validThrough valueAddedTaxIncluded||
PriceTypeEnumeration|Enumeration||InvoicePrice ListPrice MSRP MaximumRetailPrice MinimumAdvertisedPrice RegularPrice SRP SalePrice StrikethroughPrice|
PrimaryCare|MedicalBusiness|||
Product|Thing|additionalProperty aggregateRating asin audience authorizedRepresentative award awards brand category color colorSwatch consumerNotice countryOfAssembly countryOfLastProcessing countryOfOrigin depth displayLocation funding gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration hasCertification hasDigitalProductPassport hasEnergyConsumptionDetails hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy hasProductReturnPolicy height importer inProductGroupWithID isAccessoryOrSparePartFor isConsumableFor isFamilyFriendly isOftenBoughtWith isRelatedTo isSimilarTo isVariantOf itemCondition keywords logo manufacturer material mobileUrl model mpn negativeNotes nsn offers pattern positiveNotes productID productionDate purchaseDate recycledContentPercentage releaseDate review reviews size sku slogan specification substanceOfConcern weight width||
ProductCollection|Collection Product|includesObject||
ProductGroup|Product|hasVariant productGroupID variesBy||
ProductModel|Product|isVariantOf predecessorOf successorOf||
ProductReturnEnumeration|Enumeration||ProductReturnFiniteReturnWindow ProductReturnNotPermitted ProductReturnUnlimitedWindow ProductReturnUnspecified|MerchantReturnEnumeration
ProductReturnPolicy|Intangible|productReturnDays productReturnLink||MerchantReturnPolicy
ProfessionalService|LocalBusiness|||
ProfilePage|WebPage|||
ProgramMembership|Intangible|hostingOrganization member members membershipNumber membershipPointsEarned program programName||
Project|Organization|||
PronounceableText|Text|inLanguage phoneticText speechToTextMarkup textValue||
Property|Intangible|domainIncludes inverseOf rangeIncludes supersededBy||
PropertyValue|StructuredValue|maxValue measurementMethod measurementTechnique minValue propertyID unitCode unitText value valueGroup valueReference||
PropertyValueSpecification|Intangible|defaultValue maxValue minValue multipleValues readonlyValue stepValue valueMaxLength valueMinLength valueName valuePattern valueRequired||
Protein|BioChemEntity|hasBioPolymerSequence||
Psychiatric|MedicalBusiness|||
PsychologicalTreatment|TherapeuticProcedure|||
PublicHealth|MedicalBusiness|||
PublicSwimmingPool|SportsActivityLocation|||
PublicToilet|CivicStructure|||
PublicationEvent|Event|free publishedBy publishedOn||
PublicationIssue|CreativeWork|issueNumber pageEnd pageStart pagination||
PublicationVolume|CreativeWork|pageEnd pageStart pagination volumeNumber||
PurchaseType|Enumeration||PurchaseTypeLease PurchaseTypeNewPurchase PurchaseTypeTradeIn PurchaseTypeUsedPurchase|
QAPage|WebPage|||
QualitativeValue|Enumeration|additionalProperty equal greater greaterOrEqual lesser lesserOrEqual nonEqual valueReference||
QuantitativeValue|StructuredValue|additionalProperty maxValue minValue unitCode unitText value valueReference||
QuantitativeValueDistribution|StructuredValue|duration median percentile10 percentile25 percentile75 percentile90||
Quantity|DataType|||
Question|Comment|acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer||
Quiz|LearningResource|||
Quotation|CreativeWork|spokenByCharacter||
QuoteAction|TradeAction|||
RVPark|CivicStructure|||
RadiationTherapy|MedicalTherapy|||
RadioBroadcastService|BroadcastService|||
RadioChannel|BroadcastChannel|||
RadioClip|Clip|||
RadioEpisode|Episode|||
RadioSeason|CreativeWorkSeason|||
RadioSeries|CreativeWorkSeries|actor actors containsSeason director directors episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons trailer||
RadioStation|LocalBusiness|||
Rating|Intangible|author bestRating ratingExplanation ratingValue reviewAspect worstRating||
ReactAction|AssessAction|||
ReadAction|ConsumeAction|||
RealEstateAgent|LocalBusiness|||
RealEstateListing|WebPage|datePosted leaseLength||
ReceiveAction|TransferAction|deliveryMethod sender||
Recipe|HowTo|cookTime cookingMethod ingredients nutrition recipeCategory recipeCuisine recipeIngredient recipeInstructions recipeYield suitableForDiet||
Recommendation|Review|category||
RecommendedDoseSchedule|DoseSchedule|||
RecyclingCenter|LocalBusiness|||
RefundTypeEnumeration|Enumeration||ExchangeRefund FullRefund StoreCreditRefund|
RegisterAction|InteractAction|||
RejectAction|AllocateAction|||
RentAction|TradeAction|landlord realEstateAgent||
RentalCarReservation|Reservation|dropoffLocation dropoffTime pickupLocation pickupTime||
RepaymentSpecification|StructuredValue|downPayment earlyPrepaymentPenalty loanPaymentAmount loanPaymentFrequency numberOfLoanPayments||
ReplaceAction|UpdateAction|replacee replacer||
ReplyAction|CommunicateAction|resultComment||
Report|Article|reportNumber||
ReportageNewsArticle|NewsArticle|||
ReportedDoseSchedule|DoseSchedule|||
ResearchOrganization|Organization|||
ResearchProject|Project|||
Researcher|Audience|||
Reservation|Intangible|bookingAgent bookingTime broker modifiedTime priceCurrency programMembershipUsed provider reservationFor reservationId reservationStatus reservedTicket totalPrice underName||
ReservationPackage|Reservation|subReservation||
ReservationStatusType|StatusEnumeration||ReservationCancelled ReservationConfirmed ReservationHold ReservationPending|
ReserveAction|PlanAction|||
Reservoir|BodyOfWater|||
ResetPasswordAction|ControlAction|||
Residence|Place|accommodationFloorPlan floorLevel||
Resort|LodgingBusiness|||
RespiratoryTherapy|MedicalTherapy|||
Restaurant|FoodEstablishment|||
RestrictedDiet|Enumeration||DiabeticDiet GlutenFreeDiet HalalDiet HinduDiet KosherDiet LowCalorieDiet LowFatDiet LowLactoseDiet LowSaltDiet VeganDiet VegetarianDiet|
ResumeAction|ControlAction|||
ReturnAction|TransferAction|recipient||
ReturnFeesEnumeration|Enumeration||FreeReturn OriginalShippingFees RestockingFees ReturnFeesCustomerResponsibility ReturnShippingFees|
ReturnLabelSourceEnumeration|Enumeration||ReturnLabelCustomerResponsibility ReturnLabelDownloadAndPrint ReturnLabelInBox|
ReturnMethodEnumeration|Enumeration||KeepProduct ReturnAtKiosk ReturnByMail ReturnInStore|
Review|CreativeWork|associatedClaimReview associatedMediaReview associatedReview itemReviewed negativeNotes positiveNotes reviewAspect reviewBody reviewRating||
ReviewAction|AssessAction|resultReview||
ReviewNewsArticle|CriticReview NewsArticle|||
RiverBodyOfWater|BodyOfWater|||
Role|Intangible|endDate namedPosition roleName startDate||
RoofingContractor|HomeAndConstructionBusiness|||
Room|Accommodation|||
RsvpAction|InformAction|additionalNumberOfGuests comment rsvpResponse||
RsvpResponseType|Enumeration||RsvpResponseMaybe RsvpResponseNo RsvpResponseYes|
RuntimePlatform|SoftwareApplication|||
SaleEvent|Event|||
SatiricalArticle|Article|||
Schedule|Intangible|byDay byMonth byMonthDay byMonthWeek duration endDate endTime exceptDate repeatCount repeatFrequency scheduleTimezone startDate startTime||
ScheduleAction|PlanAction|||
ScholarlyArticle|Article|||
School|EducationalOrganization|||
SchoolDistrict|AdministrativeArea|||
ScreeningEvent|Event|subtitleLanguage videoFormat workPresented||
Sculpture|CreativeWork|||
SeaBodyOfWater|BodyOfWater|||
SearchAction|Action|query||
SearchRescueOrganization|Organization|||
SearchResultsPage|WebPage|||
Season|CreativeWork|||CreativeWorkSeason
Seat|Intangible|seatNumber seatRow seatSection seatingType||
SeekToAction|Action|startOffset||
SelfStorage|LocalBusiness|||
SellAction|TradeAction|buyer warrantyPromise||
SendAction|TransferAction|deliveryMethod recipient||
SequentialArt|Book VisualArtwork|||
Series|Intangible|||
Service|Intangible|aggregateRating areaServed audience availableChannel award brand broker category hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan termsOfService||
ServiceChannel|Intangible|availableLanguage processingTime providesService serviceLocation servicePhone servicePostalAddress serviceSmsNumber serviceUrl||
ServicePeriod|StructuredValue|businessDays cutoffTime duration||
ShareAction|CommunicateAction|||
SheetMusic|CreativeWork|||
ShippingConditions|StructuredValue|depth doesNotShip height numItems orderValue seasonalOverride shippingDestination shippingOrigin shippingRate transitTime weight width||
ShippingDeliveryTime|StructuredValue|businessDays cutoffTime handlingTime transitTime||
ShippingRateSettings|StructuredValue|doesNotShip freeShippingThreshold isUnlabelledFallback minimumOrderValue orderPercentage shippingDestination shippingLabel shippingRate weightPercentage||
ShippingService|StructuredValue|fulfillmentType handlingTime shippingConditions validForMemberTier||
ShoeStore|Store|||
ShoppingCenter|LocalBusiness|||
ShortStory|CreativeWork|||
SingleFamilyResidence|House|numberOfRooms occupancy||
SiteNavigationElement|WebPageElement|||
SizeGroupEnumeration|Enumeration|||
SizeSpecification|QualitativeValue|hasMeasurement sizeGroup sizeSystem suggestedAge suggestedGender suggestedMeasurement||
SizeSystemEnumeration|Enumeration||SizeSystemImperial SizeSystemMetric|
SkiResort|Resort SportsActivityLocation|||
SocialEvent|Event|||
SocialMediaPosting|Article|sharedContent||
SoftwareApplication|CreativeWork|applicationCategory applicationSubCategory applicationSuite availableOnDevice countriesNotSupported countriesSupported device downloadUrl featureList fileSize installUrl memoryRequirements operatingSystem permissions processorRequirements releaseNotes requirements runtimePlatform screenshot softwareAddOn softwareHelp softwareRequirements softwareVersion storageRequirements supportingData||
SoftwareSourceCode|CreativeWork|codeRepository codeSampleType programmingLanguage runtime runtimePlatform sampleType targetProduct||
SolveMathAction|Action|eduQuestionType||
SomeProducts|Product|inventoryLevel||
SpeakableSpecification|Intangible|cssSelector xpath||
SpecialAnnouncement|CreativeWork|announcementLocation category datePosted diseasePreventionInfo diseaseSpreadStatistics gettingTestedInfo governmentBenefitsInfo newsUpdatesAndGuidelines publicTransportClosuresInfo quarantineGuidelines schoolClosuresInfo travelBans webFeed||
Specialty|Enumeration|||
SportingGoodsStore|Store|||
SportsActivityLocation|LocalBusiness|||
SportsClub|SportsActivityLocation|||
SportsEvent|Event|awayTeam competitor homeTeam referee sport||
SportsOrganization|Organization|sport||
SportsTeam|SportsOrganization|athlete coach gender||
SpreadsheetDigitalDocument|DigitalDocument|||
StadiumOrArena|CivicStructure SportsActivityLocation|||
State|AdministrativeArea|||
Statement|CreativeWork|||
StatisticalPopulation|Intangible|populationType||
StatisticalVariable|ConstraintNode|measuredProperty measurementDenominator measurementMethod measurementQualifier measurementTechnique populationType statType||
StatusEnumeration|Enumeration|||
SteeringPositionValue|QualitativeValue||LeftHandDriving RightHandDriving|
Store|LocalBusiness|||
StructuredValue|Intangible|||
StupidType|Thing|stupidProperty||
SubscribeAction|InteractAction|||
Substance|MedicalEntity|activeIngredient maximumIntake||
SubwayStation|CivicStructure|||
Suite|Accommodation|bed numberOfRooms occupancy||
SuperficialAnatomy|MedicalEntity|associatedPathophysiology relatedAnatomy relatedCondition relatedTherapy significance||
SurgicalProcedure|MedicalProcedure|||
SuspendAction|ControlAction|||
Syllabus|LearningResource|||
Synagogue|PlaceOfWorship|||
TVClip|Clip|partOfTVSeries||
TVEpisode|Episode|countryOfOrigin partOfTVSeries subtitleLanguage titleEIDR||
TVSeason|CreativeWork CreativeWorkSeason|countryOfOrigin partOfTVSeries titleEIDR||
TVSeries|CreativeWork CreativeWorkSeries|actor actors containsSeason countryOfOrigin director directors episode episodes musicBy numberOfEpisodes numberOfSeasons productionCompany season seasons titleEIDR trailer||
Table|WebPageElement|||
TakeAction|TransferAction|||
TattooParlor|HealthAndBeautyBusiness|||
Taxi|Service|||TaxiService
TaxiReservation|Reservation|partySize pickupLocation pickupTime||
TaxiService|Service|||
TaxiStand|CivicStructure|||
Taxon|Thing|childTaxon hasDefinedTerm parentTaxon taxonRank||
TechArticle|Article|dependencies proficiencyLevel||
TelevisionChannel|BroadcastChannel|||
TelevisionStation|LocalBusiness|||
TennisComplex|SportsActivityLocation|||
Text|DataType|||
TextDigitalDocument|DigitalDocument|||
TextObject|MediaObject|||
TheaterEvent|Event|||
TheaterGroup|PerformingGroup|||
TherapeuticProcedure|MedicalProcedure|adverseOutcome doseSchedule drug||
Thesis|CreativeWork|inSupportOf||
Thing||additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url||
Ticket|Intangible|dateIssued issuedBy priceCurrency ticketNumber ticketToken ticketedSeat totalPrice underName||
TieAction|AchieveAction|||
TierBenefitEnumeration|Enumeration||TierBenefitLoyaltyPoints TierBenefitLoyaltyPrice TierBenefitLoyaltyReturns TierBenefitLoyaltyShipping|
Time|DataType|||
TipAction|TradeAction|recipient||
TireShop|Store|||
TouristAttraction|Place|availableLanguage touristType||
TouristDestination|Place|includesAttraction touristType||
TouristInformationCenter|LocalBusiness|||
TouristTrip|Trip|touristType||
ToyStore|Store|||
TrackAction|FindAction|deliveryMethod||
TradeAction|Action|price priceCurrency priceSpecification||
TrainReservation|Reservation|||
TrainStation|CivicStructure|||
TrainTrip|Trip|arrivalPlatform arrivalStation departurePlatform departureStation trainName trainNumber||
TransferAction|Action|fromLocation toLocation||
TravelAction|MoveAction|distance||
TravelAgency|LocalBusiness|||
TreatmentIndication|MedicalIndication|||
Trip|Intangible|arrivalTime departureTime itinerary offers partOfTrip provider subTrip tripOrigin||
TypeAndQuantityNode|StructuredValue|amountOfThisGood businessFunction typeOfGood unitCode unitText||
UKNonprofitType|NonprofitType||CharitableIncorporatedOrganization LimitedByGuaranteeCharity UKTrust UnincorporatedAssociationCharity|
URL|Text|||
USNonprofitType|NonprofitType||Nonprofit501a Nonprofit501c1 Nonprofit501c10 Nonprofit501c11 Nonprofit501c12 Nonprofit501c13 Nonprofit501c14 Nonprofit501c15 Nonprofit501c16 Nonprofit501c17 Nonprofit501c18 Nonprofit501c19 Nonprofit501c2 Nonprofit501c20 Nonprofit501c21 Nonprofit501c22 Nonprofit501c23 Nonprofit501c24 Nonprofit501c25 Nonprofit501c26 Nonprofit501c27 Nonprofit501c28 Nonprofit501c3 Nonprofit501c4 Nonprofit501c5 Nonprofit501c6 Nonprofit501c7 Nonprofit501c8 Nonprofit501c9 Nonprofit501d Nonprofit501e Nonprofit501f Nonprofit501k Nonprofit501n Nonprofit501q Nonprofit527|
UnRegisterAction|InteractAction|||
UnitPriceSpecification|PriceSpecification|billingDuration billingIncrement billingStart priceComponentType priceType referenceQuantity unitCode unitText||
UpdateAction|Action|collection targetCollection||
UseAction|ConsumeAction|||
UserBlocks|UserInteraction|||InteractionCounter
UserCheckins|UserInteraction|||InteractionCounter
UserComments|UserInteraction|commentText commentTime creator discusses replyToUrl||InteractionCounter
UserDownloads|UserInteraction|||InteractionCounter
UserInteraction|Event|||InteractionCounter
UserLikes|UserInteraction|||InteractionCounter
UserPageVisits|UserInteraction|||InteractionCounter
UserPlays|UserInteraction|||InteractionCounter
UserPlusOnes|UserInteraction|||InteractionCounter
UserReview|Review|||
UserTweets|UserInteraction|||InteractionCounter
VacationRental|LodgingBusiness|||
Vehicle|Product|accelerationTime bodyType callSign cargoVolume dateVehicleFirstRegistered driveWheelConfiguration emissionsCO2 fuelCapacity fuelConsumption fuelEfficiency fuelType knownVehicleDamages meetsEmissionStandard mileageFromOdometer modelDate numberOfAirbags numberOfAxles numberOfDoors numberOfForwardGears numberOfPreviousOwners payload productionDate purchaseDate seatingCapacity speed steeringPosition stupidProperty tongueWeight trailerWeight vehicleConfiguration vehicleEngine vehicleIdentificationNumber vehicleInteriorColor vehicleInteriorType vehicleModelDate vehicleSeatingCapacity vehicleSpecialUsage vehicleTransmission weightTotal wheelbase||
Vein|Vessel|drainsTo regionDrained tributary||
Vessel|AnatomicalStructure|||
VeterinaryCare|MedicalOrganization|||
VideoGallery|MediaGallery|||
VideoGame|Game SoftwareApplication|actor actors cheatCode director directors gameEdition gamePlatform gameServer gameTip musicBy playMode trailer||
VideoGameClip|Clip|||
VideoGameSeries|CreativeWorkSeries|actor actors characterAttribute cheatCode containsSeason director directors episode episodes gameItem gameLocation gamePlatform musicBy numberOfEpisodes numberOfPlayers numberOfSeasons playMode productionCompany quest season seasons trailer||
VideoObject|MediaObject|actor actors caption director directors embeddedTextCaption musicBy transcript videoFrameSize videoQuality||
VideoObjectSnapshot|VideoObject|||
ViewAction|ConsumeAction|||
VirtualLocation|Intangible|||
VisualArtsEvent|Event|||
VisualArtwork|CreativeWork|artEdition artMedium artform artist artworkSurface colorist depth height inker letterer penciler surface weight width||
VitalSign|MedicalSign|||
Volcano|Landform|||
VoteAction|ChooseAction|candidate||
WPAdBlock|WebPageElement|||
WPFooter|WebPageElement|||
WPHeader|WebPageElement|||
WPSideBar|WebPageElement|||
WantAction|ReactAction|||
WarrantyPromise|StructuredValue|durationOfWarranty warrantyScope||
WarrantyScope|Enumeration|||
WatchAction|ConsumeAction|||
Waterfall|BodyOfWater|||
WearAction|UseAction|||
WearableMeasurementTypeEnumeration|MeasurementTypeEnumeration||WearableMeasurementBack WearableMeasurementChestOrBust WearableMeasurementCollar WearableMeasurementCup WearableMeasurementHeight WearableMeasurementHips WearableMeasurementInseam WearableMeasurementLength WearableMeasurementOutsideLeg WearableMeasurementSleeve WearableMeasurementWaist WearableMeasurementWidth|
WearableSizeGroupEnumeration|SizeGroupEnumeration||WearableSizeGroupBig WearableSizeGroupBoys WearableSizeGroupExtraShort WearableSizeGroupExtraTall WearableSizeGroupGirls WearableSizeGroupHusky WearableSizeGroupInfants WearableSizeGroupJuniors WearableSizeGroupMaternity WearableSizeGroupMens WearableSizeGroupMisses WearableSizeGroupPetite WearableSizeGroupPlus WearableSizeGroupRegular WearableSizeGroupShort WearableSizeGroupTall WearableSizeGroupWomens|
WearableSizeSystemEnumeration|SizeSystemEnumeration||WearableSizeSystemAU WearableSizeSystemBR WearableSizeSystemCN WearableSizeSystemContinental WearableSizeSystemDE WearableSizeSystemEN13402 WearableSizeSystemEurope WearableSizeSystemFR WearableSizeSystemGS1 WearableSizeSystemIT WearableSizeSystemJP WearableSizeSystemMX WearableSizeSystemUK WearableSizeSystemUS|
WebAPI|Service|documentation||
WebApplication|SoftwareApplication|browserRequirements||
WebContent|CreativeWork|||
WebPage|CreativeWork|breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty||
WebPageElement|CreativeWork|cssSelector xpath||
WebSite|CreativeWork|issn||
WholesaleStore|Store|||
WinAction|AchieveAction|loser||
Winery|FoodEstablishment|||
WorkBasedProgram|EducationalOccupationalProgram|occupationalCategory trainingSalary||
WorkersUnion|Organization|||
WriteAction|CreateAction|inLanguage language||
XPathType|Text|||
Zoo|CivicStructure|||
`

/** A line for each property: name, types of its values, replacement. */
export const PROPERTY_LINES = `
about|Thing|
abridged|Boolean|
abstract|Text|
accelerationTime|QuantitativeValue|
acceptedAnswer|Answer ItemList|
acceptedOffer|Offer|
acceptedPaymentMethod|LoanOrCredit PaymentMethod Text|
acceptsReservations|Boolean Text URL|
accessCode|Text|
accessMode|Text|
accessModeSufficient|ItemList|
accessibilityAPI|Text|
accessibilityControl|Text|
accessibilityFeature|Text|
accessibilityHazard|Text|
accessibilitySummary|Text|
accommodationCategory|Text|
accommodationFloorPlan|FloorPlan|
accountId|Text|
accountMinimumInflow|MonetaryAmount|
accountOverdraftLimit|MonetaryAmount|
accountablePerson|Person|
acquireLicensePage|CreativeWork URL|
acquiredFrom|Organization Person|
acrissCode|Text|
actionAccessibilityRequirement|ActionAccessSpecification|
actionApplication|SoftwareApplication|
actionOption|Text Thing|
actionPlatform|DigitalPlatformEnumeration Text URL|
actionProcess|HowTo|
actionStatus|ActionStatusType|
actionableFeedbackPolicy|CreativeWork URL|
activeIngredient|Text|
activityDuration|Duration QuantitativeValue|
activityFrequency|QuantitativeValue Text|
actor|PerformingGroup Person|
actors|Person|actor
addOn|Offer|
additionalName|Text|
additionalNumberOfGuests|Number|
additionalProperty|PropertyValue|
additionalType|Text URL|
additionalVariable|Text|
address|PostalAddress Text|
addressCountry|Country Text|
addressLocality|Text|
addressRegion|AdministrativeArea Text|
administrationRoute|Text|
advanceBookingRequirement|QuantitativeValue|
adverseOutcome|MedicalEntity|
affectedBy|Drug|
affiliation|Organization|
afterMedia|MediaObject URL|
agent|Organization Person|
agentInteractionStatistic|InteractionCounter|
aggregateElement|Thing|
aggregateRating|AggregateRating|
aircraft|Text Vehicle|
album|MusicAlbum|
albumProductionType|MusicAlbumProductionType|
albumRelease|MusicRelease|
albumReleaseType|MusicAlbumReleaseType|
albums|MusicAlbum|album
alcoholWarning|Text|
algorithm|Text|
alignmentType|Text|
alternateName|Text|
alternativeHeadline|Text|
alternativeOf|Gene|
alumni|Person|
alumniOf|EducationalOrganization Organization|
amenityFeature|LocationFeatureSpecification|
amount|MonetaryAmount Number|
amountOfThisGood|Number|
announcementLocation|CivicStructure LocalBusiness|
annualPercentageRate|Number QuantitativeValue|
answerCount|Integer|
answerExplanation|Comment WebContent|
antagonist|Muscle|
appearance|CreativeWork|
applicableCountry|Country Text|
applicableLocation|AdministrativeArea|
applicantLocationRequirements|AdministrativeArea|
application|SoftwareApplication|actionApplication
applicationCategory|Text URL|
applicationContact|ContactPoint|
applicationDeadline|Date Text|
applicationStartDate|Date|
applicationSubCategory|Text URL|
applicationSuite|Text|
appliesToDeliveryMethod|DeliveryMethod|
appliesToPaymentMethod|PaymentMethod|
archiveHeld|ArchiveComponent|
archivedAt|URL WebPage|
area|Place|serviceArea
areaServed|AdministrativeArea GeoShape Place Text|
arrivalAirport|Airport|
arrivalBoatTerminal|BoatTerminal|
arrivalBusStop|BusStation BusStop|
arrivalGate|Text|
arrivalPlatform|Text|
arrivalStation|TrainStation|
arrivalTerminal|Text|
arrivalTime|DateTime Time|
artEdition|Integer Text|
artMedium|Text URL|
arterialBranch|AnatomicalStructure|
artform|Text URL|
articleBody|Text|
articleSection|Text|
artist|Person|
artworkSurface|Text URL|
asin|Text URL|
aspect|Text|mainContentOfPage
assembly|Text|executableLibraryName
assemblyVersion|Text|
assesses|DefinedTerm Text|
associatedAnatomy|AnatomicalStructure AnatomicalSystem SuperficialAnatomy|
associatedArticle|NewsArticle|
associatedClaimReview|Review|
associatedDisease|MedicalCondition PropertyValue URL|
associatedMedia|MediaObject|
associatedMediaReview|Review|
associatedPathophysiology|Text|
associatedReview|Review|
athlete|Person|
attendee|Organization Person|
attendees|Organization Person|attendee
audience|Audience|
audienceType|Text|
audio|AudioObject Clip MusicRecording|
auditDate|Date DateTime|
authenticator|Organization|
author|Organization Person|
authorizedRepresentative|Organization Person|
availability|ItemAvailability|
availabilityEnds|Date DateTime Time|
availabilityStarts|Date DateTime Time|
availableAtOrFrom|Place|
availableChannel|ServiceChannel|
availableDeliveryMethod|DeliveryMethod|
availableFrom|DateTime|
availableIn|AdministrativeArea|
availableLanguage|Language Text|
availableOnDevice|Text|
availableService|MedicalProcedure MedicalTest MedicalTherapy|
availableStrength|DrugStrength|
availableTest|MedicalTest|
availableThrough|DateTime|
award|Text|
awards|Text|award
awayTeam|Person SportsTeam|
backstory|CreativeWork Text|
bankAccountType|Text URL|
baseSalary|MonetaryAmount Number PriceSpecification|
bccRecipient|ContactPoint Organization Person|
bed|BedDetails BedType Text|
beforeMedia|MediaObject URL|
beneficiaryBank|BankOrCreditUnion Text|
benefits|Text|jobBenefits
benefitsSummaryUrl|URL|
bestRating|Number Text|
billingAddress|PostalAddress|
billingDuration|Duration Number QuantitativeValue|
billingIncrement|Number|
billingPeriod|Duration|
billingStart|Number|
bioChemInteraction|BioChemEntity|
bioChemSimilarity|BioChemEntity|
biologicalRole|DefinedTerm|
biomechnicalClass|Text|
birthDate|Date|
birthPlace|Place|
bitrate|Text|
blogPost|BlogPosting|
blogPosts|BlogPosting|blogPost
bloodSupply|Vessel|
boardingGroup|Text|
boardingPolicy|BoardingPolicyType|
bodyLocation|Text|
bodyType|QualitativeValue Text URL|
bookEdition|Text|
bookFormat|BookFormatType|
bookingAgent|Organization Person|broker
bookingTime|DateTime|
borrower|Person|
box|Text|
branch|AnatomicalStructure|arterialBranch
branchCode|Text|
branchOf|Organization|parentOrganization
brand|Brand Organization|
breadcrumb|BreadcrumbList Text|
breastfeedingWarning|Text|
broadcastAffiliateOf|Organization|
broadcastChannelId|Text|
broadcastDisplayName|Text|
broadcastFrequency|BroadcastFrequencySpecification Text|
broadcastFrequencyValue|Number QuantitativeValue|
broadcastOfEvent|Event|
broadcastServiceTier|Text|
broadcastSignalModulation|QualitativeValue Text|
broadcastSubChannel|Text|
broadcastTimezone|Text|
broadcaster|Organization|
broker|Organization Person|
browserRequirements|Text|
busName|Text|
busNumber|Text|
businessDays|DayOfWeek OpeningHoursSpecification|
businessFunction|BusinessFunction|
buyer|Organization Person|
byArtist|MusicGroup Person|
byDay|DayOfWeek Text|
byMonth|Integer|
byMonthDay|Integer|
byMonthWeek|Integer|
callSign|Text|
calories|Energy|
candidate|Person|
caption|MediaObject Text|
carbohydrateContent|Mass|
cargoVolume|QuantitativeValue|
carrier|Organization|provider
carrierRequirements|Text|
cashBack|Boolean Number|
catalog|DataCatalog|includedInDataCatalog
catalogNumber|Text|
category|CategoryCode PhysicalActivityCategory Text Thing URL|
cause|MedicalCause|
causeOf|MedicalEntity|
ccRecipient|ContactPoint Organization Person|
certificationIdentification|DefinedTerm Text|
certificationRating|Rating|
certificationStatus|CertificationStatusEnumeration|
character|Person|
characterAttribute|Thing|
characterName|Text|
cheatCode|CreativeWork|
checkinTime|DateTime Time|
checkoutPageURLTemplate|Text|
checkoutTime|DateTime Time|
chemicalComposition|Text|
chemicalRole|DefinedTerm|
childMaxAge|Number|
childMinAge|Number|
childTaxon|Taxon Text URL|
children|Person|
cholesterolContent|Mass|
circle|Text|
citation|CreativeWork Text|
claimInterpreter|Organization Person|
claimReviewed|Text|
clincalPharmacology|Text|clinicalPharmacology
clinicalPharmacology|Text|
clipNumber|Integer Text|
closes|Time|
coach|Person|
code|MedicalCode|
codeRepository|URL|
codeSampleType|Text|
codeValue|Text|
codingSystem|Text|
colleague|Person URL|
colleagues|Person|colleague
collection|Thing|targetCollection
collectionSize|Integer|
color|Text|
colorSwatch|ImageObject URL|
colorist|Person|
comment|Comment|
commentCount|Integer|
commentText|Text|
commentTime|Date DateTime|
companyRegistration|Certification|
competencyRequired|DefinedTerm Text URL|
competitor|Person SportsTeam|
composer|Organization Person|
comprisedOf|AnatomicalStructure AnatomicalSystem|
conditionsOfAccess|Text|
confirmationNumber|Text|
connectedTo|AnatomicalStructure|
constraintProperty|Property URL|
consumerNotice|Text TextObject URL WebContent|
contactOption|ContactPointOption|
contactPoint|ContactPoint|
contactPoints|ContactPoint|contactPoint
contactType|Text|
contactlessPayment|Boolean|
containedIn|Place|containedInPlace
containedInPlace|Place|
containsPlace|Place|
containsSeason|CreativeWorkSeason|
contentLocation|Place|
contentRating|Rating Text|
contentReferenceTime|DateTime|
contentSize|Text|
contentType|Text|
contentUrl|URL|
contraindication|MedicalContraindication Text|
contributor|Organization Person|
cookTime|Duration|
cookingMethod|Text|
copyrightHolder|Organization Person|
copyrightNotice|Text|
copyrightYear|Number|
correction|CorrectionComment Text URL|
correctionsPolicy|CreativeWork URL|
costCategory|DrugCostCategory|
costCurrency|Text|
costOrigin|Text|
costPerUnit|Number QualitativeValue Text|
countriesNotSupported|Text|
countriesSupported|Text|
countryOfAssembly|Text|
countryOfLastProcessing|Text|
countryOfOrigin|Country|
course|Place|exerciseCourse
courseCode|Text|
courseMode|Text URL|
coursePrerequisites|AlignmentObject Course Text|
courseSchedule|Schedule|
courseWorkload|Text|
coverageEndTime|DateTime|
coverageStartTime|DateTime|
creativeWorkStatus|DefinedTerm Text|
creator|Organization Person|
credentialCategory|DefinedTerm Text URL|
creditText|Text|
creditedTo|Organization Person|
cssSelector|CssSelectorType|
currenciesAccepted|Text|
currency|Text|
currentExchangeRate|UnitPriceSpecification|
customer|Organization Person|
customerRemorseReturnFees|ReturnFeesEnumeration|
customerRemorseReturnLabelSource|ReturnLabelSourceEnumeration|
customerRemorseReturnShippingFeesAmount|MonetaryAmount|
cutoffTime|Time|
cvdCollectionDate|DateTime Text|
cvdFacilityCounty|Text|
cvdFacilityId|Text|
cvdNumBeds|Number|
cvdNumBedsOcc|Number|
cvdNumC19Died|Number|
cvdNumC19HOPats|Number|
cvdNumC19HospPats|Number|
cvdNumC19MechVentPats|Number|
cvdNumC19OFMechVentPats|Number|
cvdNumC19OverflowPats|Number|
cvdNumICUBeds|Number|
cvdNumICUBedsOcc|Number|
cvdNumTotBeds|Number|
cvdNumVent|Number|
cvdNumVentUse|Number|
data|Thing|
dataFeedElement|DataFeedItem Text Thing|
dataset|Dataset|
datasetTimeInterval|DateTime|temporalCoverage
dateCreated|Date DateTime|
dateDeleted|Date DateTime|
dateIssued|Date DateTime|
dateModified|Date DateTime|
datePosted|Date DateTime|
datePublished|Date DateTime|
dateRead|Date DateTime|
dateReceived|DateTime|
dateSent|DateTime|
dateVehicleFirstRegistered|Date|
dateline|Text|
dayOfWeek|DayOfWeek|
deathDate|Date|
deathPlace|Place|
defaultValue|Text Thing|
deliveryAddress|PostalAddress|
deliveryLeadTime|QuantitativeValue|
deliveryMethod|DeliveryMethod|
deliveryStatus|DeliveryEvent|
deliveryTime|ShippingDeliveryTime|
department|Organization|
departureAirport|Airport|
departureBoatTerminal|BoatTerminal|
departureBusStop|BusStation BusStop|
departureGate|Text|
departurePlatform|Text|
departureStation|TrainStation|
departureTerminal|Text|
departureTime|DateTime Time|
dependencies|Text|
depth|Distance QuantitativeValue|
description|Text TextObject|
device|Text|availableOnDevice
diagnosis|MedicalCondition|
diagram|ImageObject|
diet|Diet|
dietFeatures|Text|
differentialDiagnosis|DDxElement|
digitalSourceType|IPTCDigitalSourceEnumeration|
directApply|Boolean|
director|Person|
directors|Person|director
disambiguatingDescription|Text|
discount|Number Text|
discountCode|Text|
discountCurrency|Text|
discusses|CreativeWork|
discussionUrl|URL|
diseasePreventionInfo|URL WebContent|
diseaseSpreadStatistics|Dataset Observation URL WebContent|
displayLocation|Place|
dissolutionDate|Date|
distance|Distance|
distinguishingSign|MedicalSignOrSymptom|
distribution|DataDownload|
diversityPolicy|CreativeWork URL|
diversityStaffingReport|Article URL|
documentation|CreativeWork URL|
doesNotShip|Boolean|
domainIncludes|Class|
domiciledMortgage|Boolean|
doorTime|DateTime Time|
dosageForm|Text|
doseSchedule|DoseSchedule|
doseUnit|Text|
doseValue|Number QualitativeValue|
downPayment|MonetaryAmount Number|
downloadUrl|URL|
downvoteCount|Integer|
drainsTo|Vessel|
driveWheelConfiguration|DriveWheelConfigurationValue Text|
dropoffLocation|Place|
dropoffTime|DateTime|
drug|Drug|
drugClass|DrugClass|
drugUnit|Text|
duns|Text|
duplicateTherapy|MedicalTherapy|
duration|Duration QuantitativeValue|
durationOfWarranty|QuantitativeValue|
duringMedia|MediaObject URL|
earlyPrepaymentPenalty|MonetaryAmount|
editEIDR|Text URL|
editor|Person|
eduQuestionType|Text|
educationRequirements|EducationalOccupationalCredential Text|
educationalAlignment|AlignmentObject|
educationalCredentialAwarded|EducationalOccupationalCredential Text URL|
educationalFramework|Text|
educationalLevel|DefinedTerm Text URL|
educationalProgramMode|Text URL|
educationalRole|Text|
educationalUse|DefinedTerm Text|
elevation|Number Text|
eligibilityToWorkRequirement|Text|
eligibleCustomerType|BusinessEntityType|
eligibleDuration|QuantitativeValue|
eligibleQuantity|QuantitativeValue|
eligibleRegion|GeoShape Place Text|
eligibleTransactionVolume|PriceSpecification|
eligibleWithSupplier|Organization|
email|Text|
embedUrl|URL|
embeddedTextCaption|Text|
emissionsCO2|Number|
employee|Person|
employees|Person|employee
employerOverview|Text|
employmentType|Text|
employmentUnit|Organization|
encodesBioChemEntity|BioChemEntity|
encodesCreativeWork|CreativeWork|
encoding|MediaObject|
encodingFormat|Text URL|
encodingType|Text|
encodings|MediaObject|encoding
endDate|Date DateTime|
endOffset|HyperTocEntry Number|
endTime|DateTime Time|
endorsee|Organization Person|
endorsers|Organization Person|
energyEfficiencyScaleMax|EUEnergyEfficiencyEnumeration|
energyEfficiencyScaleMin|EUEnergyEfficiencyEnumeration|
engineDisplacement|QuantitativeValue|
enginePower|QuantitativeValue|
engineType|QualitativeValue Text URL|
entertainmentBusiness|EntertainmentBusiness|
epidemiology|Text|
episode|Episode|
episodeNumber|Integer Text|
episodes|Episode|episode
equal|QualitativeValue|
error|Thing|
errorCode|DefinedTerm Integer StatusEnumeration Text|
estimatedCost|MonetaryAmount Text|
estimatedFlightDuration|Duration Text|
estimatedSalary|MonetaryAmount MonetaryAmountDistribution Number|
estimatesRiskOf|MedicalEntity|
ethicsPolicy|CreativeWork URL|
event|Event|
eventAttendanceMode|EventAttendanceModeEnumeration|
eventSchedule|Schedule|
eventStatus|EventStatusType|
events|Event|event
evidenceLevel|MedicalEvidenceLevel|
evidenceOrigin|Text|
exampleOfWork|CreativeWork|
exceptDate|Date DateTime|
exchangeRateSpread|MonetaryAmount Number|
executableLibraryName|Text|
exerciseCourse|Place|
exercisePlan|ExercisePlan|
exerciseRelatedDiet|Diet|
exerciseType|Text|
exifData|PropertyValue Text|
expectedArrivalFrom|Date DateTime|
expectedArrivalUntil|Date DateTime|
expectedPrognosis|Text|
expectsAcceptanceOf|Offer|
experienceInPlaceOfEducation|Boolean|
experienceRequirements|OccupationalExperienceRequirements Text|
expertConsiderations|Text|
expires|Date DateTime|
expressedIn|AnatomicalStructure AnatomicalSystem BioChemEntity DefinedTerm|
extendedAddress|Text|
familyName|Text|
fatContent|Mass|
faxNumber|Text|
featureList|Text URL|
feesAndCommissionsSpecification|Text URL|
fiberContent|Mass|
fileFormat|Text URL|encodingFormat
fileSize|Text|
financialAidEligible|DefinedTerm Text|
firstAppearance|CreativeWork|
firstPerformance|Event|
flightDistance|Distance Text|
flightNumber|Text|
floorLevel|Text|
floorLimit|MonetaryAmount|
floorSize|QuantitativeValue|
followee|Organization Person|
follows|Person|
followup|Text|
foodEstablishment|FoodEstablishment Place|
foodEvent|FoodEvent|
foodWarning|Text|
founder|Organization Person|
founders|Person|founder
foundingDate|Date|
foundingLocation|Place|
free|Boolean|isAccessibleForFree
freeShippingThreshold|DeliveryChargeSpecification MonetaryAmount|
frequency|Text|
fromLocation|Place|
fuelCapacity|QuantitativeValue|
fuelConsumption|QuantitativeValue|
fuelEfficiency|QuantitativeValue|
fuelType|QualitativeValue Text URL|
fulfillmentType|FulfillmentTypeEnumeration|
functionalClass|MedicalEntity Text|
fundedItem|BioChemEntity CreativeWork Event MedicalEntity Organization Person Product|
funder|Organization Person|
funding|Grant|
game|VideoGame|
gameAvailabilityType|GameAvailabilityEnumeration Text|
gameEdition|Text|
gameItem|Thing|
gameLocation|Place PostalAddress URL|
gamePlatform|Text Thing URL|
gameServer|GameServer|
gameTip|CreativeWork|
gender|GenderType Text|
genre|DefinedTerm Text URL|
geo|GeoCoordinates GeoShape|
geoContains|GeospatialGeometry Place|
geoCoveredBy|GeospatialGeometry Place|
geoCovers|GeospatialGeometry Place|
geoCrosses|GeospatialGeometry Place|
geoDisjoint|GeospatialGeometry Place|
geoEquals|GeospatialGeometry Place|
geoIntersects|GeospatialGeometry Place|
geoMidpoint|GeoCoordinates|
geoOverlaps|GeospatialGeometry Place|
geoRadius|Distance Number Text|
geoTouches|GeospatialGeometry Place|
geoWithin|GeospatialGeometry Place|
geographicArea|AdministrativeArea|
gettingTestedInfo|URL WebContent|
givenName|Text|
globalLocationNumber|Text|
governmentBenefitsInfo|GovernmentService|
gracePeriod|Duration|
grantee|Audience ContactPoint Organization Person|
greater|QualitativeValue|
greaterOrEqual|QualitativeValue|
gtin|Text URL|
gtin12|Text|
gtin13|Text|
gtin14|Text|
gtin8|Text|
guideline|MedicalGuideline|
guidelineDate|Date|
guidelineSubject|MedicalEntity|
handlingTime|QuantitativeValue ServicePeriod|
hasAdultConsideration|AdultOrientedEnumeration|
hasBioChemEntityPart|BioChemEntity|
hasBioPolymerSequence|Text|
hasBroadcastChannel|BroadcastChannel|
hasCategoryCode|CategoryCode|
hasCertification|Certification|
hasCourse|Course|
hasCourseInstance|CourseInstance|
hasCredential|Credential|
hasDefinedTerm|DefinedTerm|
hasDeliveryMethod|DeliveryMethod|
hasDigitalDocumentPermission|DigitalDocumentPermission|
hasDigitalProductPassport|DigitalProductPassport URL|
hasDriveThroughService|Boolean|
hasEnergyConsumptionDetails|EnergyConsumptionDetails|
hasEnergyEfficiencyCategory|EnergyEfficiencyEnumeration|
hasGS1DigitalLink|URL|
hasHealthAspect|HealthAspectEnumeration|
hasMap|Map URL|
hasMeasurement|QuantitativeValue|
hasMemberProgram|MemberProgram|
hasMenu|Menu Text URL|
hasMenuItem|MenuItem|
hasMenuSection|MenuSection|
hasMerchantReturnPolicy|MerchantReturnPolicy|
hasMolecularFunction|DefinedTerm PropertyValue URL|
hasOccupation|Occupation|
hasOfferCatalog|OfferCatalog|
hasPOS|Place|
hasPart|CreativeWork|
hasParticipationOffer|Offer|
hasProductReturnPolicy|ProductReturnPolicy|hasMerchantReturnPolicy
hasRepresentation|PropertyValue Text URL|
hasShippingService|ShippingService|
hasSponsorshipOffer|Offer|
hasStore|OnlineStore|
hasTierBenefit|TierBenefitEnumeration|
hasTierRequirement|CreditCard MonetaryAmount Text UnitPriceSpecification|
hasTiers|MemberProgramTier|
hasVariant|Product|
headline|Text|
healthCondition|MedicalCondition|
healthPlanCoinsuranceOption|Text|
healthPlanCoinsuranceRate|Number|
healthPlanCopay|PriceSpecification|
healthPlanCopayOption|Text|
healthPlanCostSharing|Boolean HealthPlanCostSharingSpecification|
healthPlanDrugOption|Text|
healthPlanDrugTier|Text|
healthPlanId|Text|
healthPlanMarketingUrl|URL|
healthPlanNetworkId|Text|
healthPlanNetworkTier|Text|
healthPlanPharmacyCategory|Text|
healthcareReportingData|CDCPMDRecord Dataset|
height|Distance QuantitativeValue|
highPrice|Number Text|
hiringOrganization|Organization Person|
holdingArchive|ArchiveOrganization|
homeLocation|ContactPoint Place|
homeTeam|Person SportsTeam|
honorificPrefix|Text|
honorificSuffix|Text|
hospitalAffiliation|Hospital|
hostingOrganization|Organization|
hoursAvailable|OpeningHoursSpecification|
howPerformed|Text|
httpMethod|Text|
iataCode|Text|
icaoCode|Text|
identifier|PropertyValue Text URL|
identifyingExam|PhysicalExam|
identifyingTest|MedicalTest|
illustrator|Person|
image|ImageObject URL|
imagingTechnique|MedicalImagingTechnique|
importer|Organization Person|
inAlbum|MusicAlbum|
inBroadcastLineup|CableOrSatelliteService|
inChI|Text|
inChIKey|Text|
inCodeSet|CategoryCodeSet URL|
inDefinedTermSet|DefinedTermSet URL|
inLanguage|Language Text|
inPlaylist|MusicPlaylist|
inProductGroupWithID|Text|
inStoreReturnsOffered|Boolean|
inSupportOf|Text|
incentiveAmount|LoanOrCredit QuantitativeValue UnitPriceSpecification|
incentiveCompensation|Text|
incentiveStatus|IncentiveStatus|
incentiveType|IncentiveType|
incentives|Text|incentiveCompensation
incentivizedItem|DefinedTerm Product|
includedComposition|MusicComposition|
includedDataCatalog|DataCatalog|includedInDataCatalog
includedInDataCatalog|DataCatalog|
includedInHealthInsurancePlan|HealthInsurancePlan|
includedRiskFactor|MedicalRiskFactor|
includesAttraction|TouristAttraction|
includesHealthPlanFormulary|HealthPlanFormulary|
includesHealthPlanNetwork|HealthPlanNetwork|
includesObject|TypeAndQuantityNode|
incomeLimit|MonetaryAmount Text|
increasesRiskOf|MedicalEntity|
industry|DefinedTerm Text|
ineligibleRegion|GeoShape Place Text|
infectiousAgent|Text|
infectiousAgentClass|InfectiousAgentClass|
ingredients|Text|recipeIngredient
inker|Person|
insertion|AnatomicalStructure|
installUrl|URL|
instructor|Person|
instrument|Thing|
intensity|QuantitativeValue Text|
interactingDrug|Drug|
interactionCount||interactionStatistic
interactionService|SoftwareApplication WebSite|
interactionStatistic|InteractionCounter|
interactionType|Action|
interactivityType|Text|
interestRate|Number QuantitativeValue|
interpretedAsClaim|Claim|
inventoryLevel|QuantitativeValue|
inverseOf|Property|
isAcceptingNewPatients|Boolean|
isAccessibleForFree|Boolean|
isAccessoryOrSparePartFor|Product|
isAvailableGenerically|Boolean|
isBasedOn|CreativeWork Product URL|
isBasedOnUrl|CreativeWork Product URL|isBasedOn
isConsumableFor|Product|
isEncodedByBioChemEntity|Gene|
isFamilyFriendly|Boolean|
isGift|Boolean|
isInvolvedInBiologicalProcess|DefinedTerm PropertyValue URL|
isLiveBroadcast|Boolean|
isLocatedInSubcellularLocation|DefinedTerm PropertyValue URL|
isOftenBoughtWith|Product|
isPartOf|CreativeWork URL|
isPartOfBioChemEntity|BioChemEntity|
isPlanForApartment|Accommodation|
isProprietary|Boolean|
isRelatedTo|Product Service|
isResizable|Boolean|
isSimilarTo|Product Service|
isStoreOn|OnlineMarketplace|
isTierOf|MemberProgram|
isUnlabelledFallback|Boolean|
isVariantOf|ProductGroup ProductModel|
isbn|Text|
isicV4|Text|
iso6523Code|Text|
isrcCode|Text|
issn|Text|
issueNumber|Integer Text|
issuedBy|Organization|
issuedThrough|Service|
iswcCode|Text|
item|Thing|
itemCondition|OfferItemCondition|
itemDefectReturnFees|ReturnFeesEnumeration|
itemDefectReturnLabelSource|ReturnLabelSourceEnumeration|
itemDefectReturnShippingFeesAmount|MonetaryAmount|
itemListElement|ListItem Text Thing|
itemListOrder|ItemListOrderType Text|
itemLocation|Place PostalAddress Text|
itemOffered|AggregateOffer CreativeWork Event MenuItem Product Service Trip|
itemPopularity|Number QuantitativeValue|
itemReviewed|Thing|
itemShipped|Product|
itinerary|ItemList Place|
iupacName|Text|
jobBenefits|Text|
jobDuration|Duration QuantitativeValue|
jobImmediateStart|Boolean|
jobLocation|Place|
jobLocationType|Text|
jobStartDate|Date Text|
jobTitle|DefinedTerm Text|
jurisdiction|AdministrativeArea Text|
keywords|DefinedTerm Text URL|
knownVehicleDamages|Text|
knows|Person|
knowsAbout|Text Thing URL|
knowsLanguage|Language Text|
labelDetails|URL|
landlord|Organization Person|
language|Language|inLanguage
lastReviewed|Date|
latitude|Number Text|
layoutImage|ImageObject URL|
learningResourceType|DefinedTerm Text|
leaseLength|Duration QuantitativeValue|
legalAddress|PostalAddress|
legalName|Text|
legalRepresentative|Person|
legalStatus|DrugLegalStatus MedicalEnumeration Text|
legislationAmends|Legislation|
legislationApplies|Legislation|
legislationChanges|Legislation|
legislationCommences|Legislation|
legislationConsolidates|Legislation|
legislationCorrects|Legislation|
legislationCountersignedBy|Organization Person|
legislationDate|Date|
legislationDateOfApplicability|Date|
legislationDateVersion|Date|
legislationEnsuresImplementationOf|Legislation|
legislationIdentifier|Text URL|
legislationJurisdiction|AdministrativeArea Text|
legislationLegalForce|LegalForceStatus|
legislationLegalValue|LegalValueLevel|
legislationPassedBy|Organization Person|
legislationRepeals|Legislation|
legislationResponsible|Organization Person|
legislationTransposes|Legislation|
legislationType|CategoryCode Text|
leiCode|Text|
lender|Organization Person|
lesser|QualitativeValue|
lesserOrEqual|QualitativeValue|
letterer|Person|
license|CreativeWork URL|
lifeEvent|Event|
line|Text|
linkRelationship|Text|
liveBlogUpdate|BlogPosting|
loanMortgageMandateAmount|MonetaryAmount|
loanPaymentAmount|MonetaryAmount|
loanPaymentFrequency|Number|
loanRepaymentForm|RepaymentSpecification|
loanTerm|QuantitativeValue|
loanType|Text URL|
location|Place PostalAddress Text VirtualLocation|
locationCreated|Place|
lodgingUnitDescription|Text|
lodgingUnitType|QualitativeValue Text|
logo|ImageObject URL|
longitude|Number Text|
loser|Person|
lowPrice|Number Text|
lyricist|Person|
lyrics|CreativeWork|
mainContentOfPage|WebPageElement|
mainEntity|Thing|
mainEntityOfPage|CreativeWork URL|
maintainer|Organization Person|
makesOffer|Offer|
manufacturer|Organization|
map|URL|hasMap
mapType|MapCategoryType|
maps|URL|hasMap
marginOfError|QuantitativeValue|
masthead|CreativeWork URL|
material|Product Text URL|
materialExtent|QuantitativeValue Text|
mathExpression|SolveMathAction Text|
maxPrice|Number|
maxValue|Number|
maximumAttendeeCapacity|Integer|
maximumEnrollment|Integer|
maximumIntake|MaximumDoseSchedule|
maximumPhysicalAttendeeCapacity|Integer|
maximumVirtualAttendeeCapacity|Integer|
mealService|Text|
measuredProperty|Property|
measurementDenominator|StatisticalVariable|
measurementMethod|DefinedTerm MeasurementMethodEnum Text URL|
measurementQualifier|Enumeration|
measurementTechnique|DefinedTerm MeasurementMethodEnum Text URL|
mechanismOfAction|Text|
mediaAuthenticityCategory|MediaManipulationRatingEnumeration|
mediaItemAppearance|MediaObject|
median|Number|
medicalAudience|MedicalAudience MedicalAudienceType|
medicalSpecialty|MedicalSpecialty|
medicineSystem|MedicineSystem|
meetsEmissionStandard|QualitativeValue Text URL|
member|Organization Person|
memberOf|MemberProgramTier Organization ProgramMembership|
members|Organization Person|member
membershipNumber|Text|
membershipPointsEarned|Number QuantitativeValue|
memoryRequirements|Text URL|
mentions|Thing|
menu|Menu Text URL|hasMenu
menuAddOn|MenuItem MenuSection|
merchant|Organization Person|seller
merchantReturnDays|Date DateTime Integer|
merchantReturnLink|URL|
messageAttachment|CreativeWork|
mileageFromOdometer|QuantitativeValue|
minPrice|Number|
minValue|Number|
minimumOrderValue|MonetaryAmount Number PriceSpecification|
minimumPaymentDue|MonetaryAmount PriceSpecification|
missionCoveragePrioritiesPolicy|CreativeWork URL|
mobileUrl|Text|
model|ProductModel Text|
modelDate|Date|
modifiedTime|DateTime|
molecularFormula|Text|
molecularWeight|QuantitativeValue Text|
monoisotopicMolecularWeight|QuantitativeValue Text|
monthlyMinimumRepaymentAmount|MonetaryAmount Number|
monthsOfExperience|Number|
mpn|Text|
multipleValues|Boolean|
muscleAction|Text|
musicArrangement|MusicComposition|
musicBy|MusicGroup Person|
musicCompositionForm|Text|
musicGroupMember|Person|member
musicReleaseFormat|MusicReleaseFormatType|
musicalKey|Text|
naics|Text|
name|Text|
namedPosition|Text URL|roleName
nationality|Country|
naturalProgression|Text|
negativeNotes|ItemList ListItem Text WebContent|
nerve|Nerve|
nerveMotor|Muscle|
netWorth|MonetaryAmount PriceSpecification|
newsUpdatesAndGuidelines|URL WebContent|
nextItem|ListItem|
noBylinesPolicy|CreativeWork URL|
nonEqual|QualitativeValue|
nonProprietaryName|Text|
nonprofitStatus|NonprofitType|
normalRange|MedicalEnumeration Text|
nsn|Text|
numAdults|Integer QuantitativeValue|
numChildren|Integer QuantitativeValue|
numConstraints|Integer|
numItems|QuantitativeValue|
numTracks|Integer|
numberOfAccommodationUnits|QuantitativeValue|
numberOfAirbags|Number Text|
numberOfAvailableAccommodationUnits|QuantitativeValue|
numberOfAxles|Number QuantitativeValue|
numberOfBathroomsTotal|Integer|
numberOfBedrooms|Number QuantitativeValue|
numberOfBeds|Number|
numberOfCredits|Integer StructuredValue|
numberOfDoors|Number QuantitativeValue|
numberOfEmployees|QuantitativeValue|
numberOfEpisodes|Integer|
numberOfForwardGears|Number QuantitativeValue|
numberOfFullBathrooms|Number|
numberOfItems|Integer|
numberOfLoanPayments|Number|
numberOfPages|Integer|
numberOfPartialBathrooms|Number|
numberOfPlayers|QuantitativeValue|
numberOfPreviousOwners|Number QuantitativeValue|
numberOfRooms|Number QuantitativeValue|
numberOfSeasons|Integer|
numberedPosition|Number|
nutrition|NutritionInformation|
object|Thing|
observationAbout|Place Thing|
observationDate|Date DateTime|
observationPeriod|Text|
occupancy|QuantitativeValue|
occupationLocation|AdministrativeArea|
occupationalCategory|CategoryCode Text|
occupationalCredentialAwarded|EducationalOccupationalCredential Text URL|
offerCount|Integer|
offeredBy|Organization Person|
offers|Demand Offer|
offersPrescriptionByMail|Boolean|
openingHours|Text|
openingHoursSpecification|OpeningHoursSpecification|
opens|Time|
operatingSystem|OperatingSystem Text|
opponent|Person|
option|Text Thing|actionOption
orderDate|Date DateTime|
orderDelivery|ParcelDelivery|
orderItemNumber|Text|
orderItemStatus|OrderStatus|
orderNumber|Text|
orderPercentage|Number|
orderQuantity|Number QuantitativeValue|
orderStatus|OrderStatus|
orderValue|MonetaryAmount|
orderedItem|OrderItem Product Service|
organizer|Organization Person|
originAddress|PostalAddress|
originalMediaContextDescription|Text|
originalMediaLink|MediaObject URL WebPage|
originatesFrom|Vessel|
overdosage|Text|
ownedFrom|DateTime|
ownedThrough|DateTime|
owner|Organization Person|
ownershipFundingInfo|AboutPage CreativeWork Text URL|
owns|Thing|
pageEnd|Integer Text|
pageStart|Integer Text|
pagination|Text|
parent|Person|
parentItem|Comment CreativeWork|
parentOrganization|Organization|
parentService|BroadcastService|
parentTaxon|Taxon Text URL|
parents|Person|parent
partOfEpisode|Episode|
partOfInvoice|Invoice|
partOfOrder|Order|
partOfSeason|CreativeWorkSeason|
partOfSeries|CreativeWorkSeries|
partOfSystem|AnatomicalSystem|
partOfTVSeries|TVSeries|partOfSeries
partOfTrip|Trip|
participant|Organization Person|
partySize|Integer QuantitativeValue|
passengerPriorityStatus|QualitativeValue Text|
passengerSequenceNumber|Text|
pathophysiology|Text|
pattern|DefinedTerm Text|
payload|QuantitativeValue|
paymentAccepted|Text|
paymentDue|DateTime|paymentDueDate
paymentDueDate|Date DateTime|
paymentMethod|PaymentMethod Text|
paymentMethodId|Text|
paymentMethodType|PaymentMethodType|
paymentStatus|PaymentStatusType Text|
paymentUrl|URL|
penciler|Person|
percentile10|Number|
percentile25|Number|
percentile75|Number|
percentile90|Number|
performTime|Duration|
performer|Organization Person|
performerIn|Event|
performers|Organization Person|performer
permissionType|DigitalDocumentPermissionType|
permissions|Text|
permitAudience|Audience|
permittedUsage|Text|
petsAllowed|Boolean Text|
phoneticText|Text|
photo|ImageObject Photograph|
photos|ImageObject Photograph|photo
physicalRequirement|DefinedTerm Text URL|
physiologicalBenefits|Text|
pickupLocation|Place|
pickupTime|DateTime|
playMode|GamePlayMode|
playerType|Text|
playersOnline|Integer|
polygon|Text|
populationType|Class|
position|Integer Text|
positiveNotes|ItemList ListItem Text WebContent|
possibleComplication|Text|
possibleTreatment|Drug DrugClass LifestyleModification MedicalTherapy|
postOfficeBoxNumber|Text|
postOp|Text|
postalCode|Text|
postalCodeBegin|Text|
postalCodeEnd|Text|
postalCodePrefix|Text|
postalCodeRange|PostalCodeRangeSpecification|
potentialAction|Action|
potentialUse|DefinedTerm|
practicesAt|MedicalOrganization|
preOp|Text|
predecessorOf|ProductModel|
pregnancyCategory|DrugPregnancyCategory|
pregnancyWarning|Text|
prepTime|Duration|
preparation|MedicalEntity Text|
prescribingInfo|URL|
prescriptionStatus|DrugPrescriptionStatus Text|
previousItem|ListItem|
previousStartDate|Date DateTime|
price|Number Text|
priceComponent|PriceSpecification|
priceComponentType|PriceComponentTypeEnumeration|
priceCurrency|Text|
priceRange|Text|
priceSpecification|PriceSpecification|
priceType|PriceTypeEnumeration Text|
priceValidUntil|Date|
primaryImageOfPage|ImageObject|
primaryPrevention|MedicalTherapy|
printColumn|Text|
printEdition|Text|
printPage|Text|
printSection|Text|
procedure|Text|
procedureType|MedicalProcedureType|
processingTime|Duration|
processorRequirements|Text|
producer|Organization Person|
produces|Thing|serviceOutput
productGroupID|Text|
productID|Text|
productReturnDays|Integer|merchantReturnDays
productReturnLink|URL|merchantReturnLink
productSupported|Product Text|
productionCompany|Organization|
productionDate|Date|
proficiencyLevel|Text|
program|MemberProgram|
programMembershipUsed|ProgramMembership|
programName|Text|
programPrerequisites|AlignmentObject Course EducationalOccupationalCredential Text|
programType|DefinedTerm Text|
programmingLanguage|ComputerLanguage Text|
programmingModel|Text|
pronouns|DefinedTerm StructuredValue Text|
propertyID|Text URL|
proprietaryName|Text|
proteinContent|Mass|
provider|Organization Person|
providerMobility|Text|
providesBroadcastService|BroadcastService|
providesService|Service|
publicAccess|Boolean|
publicTransportClosuresInfo|URL WebContent|
publication|PublicationEvent|
publicationType|Text|
publishedBy|Organization Person|
publishedOn|BroadcastService|
publisher|Organization Person|
publisherImprint|Organization|
publishingPrinciples|CreativeWork URL|
purchaseDate|Date|
purchasePriceLimit|MonetaryAmount|
purchaseType|PurchaseType|
qualifications|Credential Text|
qualifiedExpense|IncentiveQualifiedExpenseType|
quarantineGuidelines|URL WebContent|
query|Text|
quest|Thing|
question|Question|
rangeIncludes|Class|
ratingCount|Integer|
ratingExplanation|Text|
ratingValue|Number Text|
readBy|Person|
readonlyValue|Boolean|
realEstateAgent|RealEstateAgent|
recipe|Recipe|
recipeCategory|Text|
recipeCuisine|Text|
recipeIngredient|ItemList PropertyValue Text|
recipeInstructions|CreativeWork ItemList Text|
recipeYield|QuantitativeValue Text|
recipient|Audience ContactPoint Organization Person|
recognizedBy|Organization|
recognizingAuthority|Organization|
recommendationStrength|Text|
recommendedIntake|RecommendedDoseSchedule|
recordLabel|Organization|
recordedAs|MusicRecording|
recordedAt|Event|
recordedIn|CreativeWork|
recordingOf|MusicComposition|
recourseLoan|Boolean|
recycledContentPercentage|Number|
referee|Person|
referenceQuantity|QuantitativeValue|
referencesOrder|Order|
refundType|RefundTypeEnumeration|
regionDrained|AnatomicalStructure AnatomicalSystem|
regionsAllowed|Place|
relatedAnatomy|AnatomicalStructure AnatomicalSystem|
relatedCondition|MedicalCondition|
relatedDrug|Drug|
relatedLink|URL|
relatedStructure|AnatomicalStructure|
relatedTherapy|MedicalTherapy|
relatedTo|Person|
releaseDate|Date|
releaseNotes|Text URL|
releaseOf|MusicAlbum|
releasedEvent|PublicationEvent|
relevantOccupation|Occupation|
relevantSpecialty|MedicalSpecialty|
remainingAttendeeCapacity|Integer|
renegotiableLoan|Boolean|
repeatCount|Integer|
repeatFrequency|Duration Text|
repetitions|Number QuantitativeValue|
replacee|Thing|
replacer|Thing|
replyToUrl|URL|
reportNumber|Text|
representativeOfPage|Boolean|
requiredCollateral|Text Thing|
requiredGender|Text|
requiredMaxAge|Integer|
requiredMinAge|Integer|
requiredQuantity|Number QuantitativeValue Text|
requirements|Text URL|softwareRequirements
requiresSubscription|Boolean MediaSubscription|
reservationFor|Thing|
reservationId|Text|
reservationStatus|ReservationStatusType|
reservedTicket|Ticket|
responsibilities|Text|
restPeriods|QuantitativeValue Text|
restockingFee|MonetaryAmount Number|
result|Thing|
resultComment|Comment|
resultReview|Review|
returnFees|ReturnFeesEnumeration|
returnLabelSource|ReturnLabelSourceEnumeration|
returnMethod|ReturnMethodEnumeration|
returnPolicyCategory|MerchantReturnEnumeration|
returnPolicyCountry|Country Text|
returnPolicySeasonalOverride|MerchantReturnPolicySeasonalOverride|
returnShippingFeesAmount|MonetaryAmount|
review|Review|
reviewAspect|StructuredValue Text|
reviewBody|Text|
reviewCount|Integer|
reviewRating|Rating|
reviewedBy|Organization Person|
reviews|Review|review
riskFactor|MedicalRiskFactor|
risks|Text|
roleName|Text URL|
roofLoad|QuantitativeValue|
rsvpResponse|RsvpResponseType|
runsTo|Vessel|
runtime|Text|runtimePlatform
runtimePlatform|RuntimePlatform Text|
rxcui|Text|
safetyConsideration|Text|
salaryCurrency|Text|
salaryUponCompletion|MonetaryAmountDistribution|
sameAs|URL|
sampleType|Text|codeSampleType
saturatedFatContent|Mass|
scheduleTimezone|Text|
scheduledPaymentDate|Date|
scheduledTime|Date DateTime|
schemaVersion|Text URL|
schoolClosuresInfo|URL WebContent|
screenCount|Number|
screenshot|ImageObject URL|
sdDatePublished|Date|
sdLicense|CreativeWork URL|
sdPublisher|Organization Person|
season|CreativeWorkSeason URL|containsSeason
seasonNumber|Integer Text|
seasonalOverride|OpeningHoursSpecification|
seasons|CreativeWorkSeason|season
seatNumber|Text|
seatRow|Text|
seatSection|Text|
seatingCapacity|Number QuantitativeValue|
seatingType|QualitativeValue Text|
secondaryPrevention|Drug DrugClass LifestyleModification MedicalTherapy|
securityClearanceRequirement|Text URL|
securityScreening|Text|
seeks|Demand|
seller|Organization Person|
sender|Audience Organization Person|
sensoryRequirement|DefinedTerm Text URL|
sensoryUnit|AnatomicalStructure SuperficialAnatomy|
serialNumber|Text|
seriousAdverseOutcome|MedicalEntity|
serverStatus|GameServerStatus|
servesCuisine|Text|
serviceArea|AdministrativeArea GeoShape Place|areaServed
serviceAudience|Audience|audience
serviceLocation|Place|
serviceOperator|Organization|
serviceOutput|Thing|
servicePhone|ContactPoint|
servicePostalAddress|PostalAddress|
serviceSmsNumber|ContactPoint|
serviceType|GovernmentBenefitsType Text|
serviceUrl|URL|
servingSize|Text|
sha256|Text|
sharedContent|CreativeWork|
shippingConditions|ShippingConditions|
shippingDestination|DefinedRegion|
shippingDetails|OfferShippingDetails|
shippingLabel|Text|
shippingOrigin|DefinedRegion|
shippingRate|MonetaryAmount ShippingRateSettings|
shippingSettingsLink|URL|
sibling|Person|
siblings|Person|sibling
signDetected|MedicalSign|
signOrSymptom|MedicalSignOrSymptom|
significance|Text|
significantLink|URL|
significantLinks|URL|significantLink
size|DefinedTerm QuantitativeValue SizeSpecification Text|
sizeGroup|SizeGroupEnumeration Text|
sizeSystem|SizeSystemEnumeration Text|
skills|DefinedTerm Text|
sku|Text|
slogan|Text|
smiles|Text|
smokingAllowed|Boolean|
sodiumContent|Mass|
softwareAddOn|SoftwareApplication|
softwareHelp|CreativeWork|
softwareRequirements|SoftwareApplication Text URL|
softwareVersion|Text|
source|Thing|
sourceOrganization|Organization|
sourcedFrom|BrainStructure|
spatial|Place|
spatialCoverage|Place|
speakable|SpeakableSpecification URL|
specialCommitments|Text|
specialOpeningHoursSpecification|OpeningHoursSpecification|
specialty|Specialty|
specification|PropertyValue|
speechToTextMarkup|Text|
speed|QuantitativeValue|
spokenByCharacter|Organization Person|
sponsor|Organization Person|
sport|Text URL|
sportsActivityLocation|SportsActivityLocation|
sportsEvent|SportsEvent|
sportsTeam|SportsTeam|
spouse|Person|
stage|MedicalConditionStage|
stageAsNumber|Number|
starRating|Rating|
startDate|Date DateTime|
startOffset|HyperTocEntry Number|
startTime|DateTime Time|
statType|Property Text URL|
status|EventStatusType MedicalStudyStatus Text|
steeringPosition|SteeringPositionValue|
step|CreativeWork HowToSection HowToStep Text|
stepValue|Number|
steps|CreativeWork ItemList Text|step
storageRequirements|Text URL|
streetAddress|Text|
strengthUnit|Text|
strengthValue|Number|
structuralClass|Text|
study|MedicalStudy|
studyDesign|MedicalObservationalStudyDesign|
studyLocation|AdministrativeArea|
studySubject|MedicalEntity|
stupidProperty|QuantitativeValue|
subEvent|Event|
subEvents|Event|subEvent
subOrganization|Organization|
subReservation|Reservation|
subStageSuffix|Text|
subStructure|AnatomicalStructure|
subTest|MedicalTest|
subTrip|Trip|
subjectOf|CreativeWork Event|
substanceOfConcern|ChemicalSubstance DefinedTerm Text URL|
subtitleLanguage|Language Text|
successorOf|ProductModel|
sugarContent|Mass|
suggestedAge|QuantitativeValue|
suggestedAnswer|Answer ItemList|
suggestedGender|GenderType Text|
suggestedMaxAge|Number|
suggestedMeasurement|QuantitativeValue|
suggestedMinAge|Number|
suitableForDiet|Diet RestrictedDiet|
superEvent|Event|
supersededBy|Class Enumeration Property|
supply|HowToSupply Text|
supplyTo|AnatomicalStructure|
supportingData|DataFeed|
surface|Text URL|artworkSurface
syllabusSections|Syllabus|
target|EntryPoint URL|
targetCollection|Thing|
targetDescription|Text|
targetName|Text|
targetPlatform|Text|
targetPopulation|Text|
targetProduct|SoftwareApplication|
targetUrl|URL|
taxID|Text|
taxonRank|PropertyValue Text URL|
taxonomicRange|DefinedTerm Taxon Text URL|
teaches|DefinedTerm Text|
telephone|Text|
temporal|DateTime Text|
temporalCoverage|DateTime Text URL|
termCode|Text|
termDuration|Duration|
termsOfService|Text URL|
termsPerYear|Number|
text|Text|
textValue|Text|
thumbnail|ImageObject|
thumbnailUrl|URL|
tickerSymbol|Text|
ticketNumber|Text|
ticketToken|Text URL|
ticketedSeat|Seat|
timeOfDay|Text|
timeRequired|Duration|
timeToComplete|Duration|
timestamp|DateTime|
tissueSample|Text|
title|Text|
titleEIDR|Text URL|
toLocation|Place|
toRecipient|Audience ContactPoint Organization Person|
tocContinuation|HyperTocEntry|
tocEntry|HyperTocEntry|
tongueWeight|QuantitativeValue|
tool|HowToTool Text|
torque|QuantitativeValue|
totalHistoricalEnrollment|Integer|
totalJobOpenings|Integer|
totalPaymentDue|MonetaryAmount PriceSpecification|
totalPrice|Number PriceSpecification Text|
totalTime|Duration|
tourBookingPage|URL|
touristType|Audience Text|
track|ItemList MusicRecording|
trackingNumber|Text|
trackingUrl|URL|
tracks|MusicRecording|track
trailer|VideoObject|
trailerWeight|QuantitativeValue|
trainName|Text|
trainNumber|Text|
trainingSalary|MonetaryAmountDistribution|
transFatContent|Mass|
transcript|Text|
transitTime|QuantitativeValue ServicePeriod|
transitTimeLabel|Text|
translationOfWork|CreativeWork|
translator|Organization Person|
transmissionMethod|Text|
travelBans|URL WebContent|
trialDesign|MedicalTrialDesign|
tributary|AnatomicalStructure|
tripOrigin|Place|
typeOfBed|BedType Text|
typeOfGood|Product Service|
typicalAgeRange|Text|
typicalCreditsPerTerm|Integer StructuredValue|
typicalTest|MedicalTest|
underName|Organization Person|
unitCode|Text URL|
unitText|Text|
unnamedSourcesPolicy|CreativeWork URL|
unsaturatedFatContent|Mass|
uploadDate|Date DateTime|
upvoteCount|Integer|
url|URL|
urlTemplate|Text|
usNPI|Text|
usageInfo|CreativeWork URL|
usedToDiagnose|MedicalCondition|
userInteractionCount|Integer|
usesDevice|MedicalDevice|
usesHealthPlanIdStandard|Text URL|
utterances|Text|
validFor|Duration|
validForMemberTier|MemberProgramTier|
validFrom|Date DateTime|
validIn|AdministrativeArea|
validThrough|Date DateTime|
validUntil|Date|
value|Boolean Number QualitativeValue StructuredValue Text|
valueAddedTaxIncluded|Boolean|
valueGroup|Text|
valueMaxLength|Number|
valueMinLength|Number|
valueName|Text|
valuePattern|Text|
valueReference|DefinedTerm Enumeration MeasurementTypeEnumeration PropertyValue QualitativeValue QuantitativeValue StructuredValue Text|
valueRequired|Boolean|
variableMeasured|Property PropertyValue StatisticalVariable Text|
variablesMeasured|PropertyValue Text|
variantCover|Text|
variesBy|DefinedTerm PropertyValue Text|
vatID|Text|
vehicleConfiguration|Text|
vehicleEngine|EngineSpecification|
vehicleIdentificationNumber|Text|
vehicleInteriorColor|Text|
vehicleInteriorType|Text|
vehicleModelDate|Date|
vehicleSeatingCapacity|Number QuantitativeValue|
vehicleSpecialUsage|CarUsageType Text|
vehicleTransmission|QualitativeValue Text URL|
vendor|Organization Person|seller
verificationFactCheckingPolicy|CreativeWork URL|
version|Number Text|
video|Clip VideoObject|
videoFormat|Text|
videoFrameSize|Text|
videoQuality|Text|
volumeNumber|Integer Text|
warning|Text URL|
warranty|WarrantyPromise|
warrantyPromise|WarrantyPromise|warranty
warrantyScope|WarrantyScope|
webCheckinTime|DateTime|
webFeed|DataFeed URL|
weight|Mass QuantitativeValue|
weightPercentage|Number|
weightTotal|QuantitativeValue|
wheelbase|QuantitativeValue|
width|Distance QuantitativeValue|
winner|Person|
wordCount|Integer|
workExample|CreativeWork|
workFeatured|CreativeWork|
workHours|Text|
workLocation|ContactPoint Place|
workPerformed|CreativeWork|
workPresented|Movie|
workTranslation|CreativeWork|
workload|Energy QuantitativeValue|
worksFor|Organization|
worstRating|Number Text|
xpath|XPathType|
yearBuilt|Number|
yearlyRevenue|QuantitativeValue|
yearsInOperation|QuantitativeValue|
yield|QuantitativeValue Text|
`

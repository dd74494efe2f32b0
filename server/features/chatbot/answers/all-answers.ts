import type { Computed } from "../topics/topic.ts";
import { answerAssured, answerAssuredFor } from "./assured.ts";
import { answerBoxes } from "./boxes.ts";
import {
  answerApps,
  answerDriverApp,
  answerFounders,
  answerHours,
  answerLanguage,
  answerLegalPages,
  answerNavigation,
  answerOffice,
  answerServices,
  answerSocial,
} from "./company.ts";
import { answerComplaintTime, answerDelivered } from "./deadlines.ts";
import type { Answer } from "./draft.ts";
import { answerJobs, answerJobsBeside, answerJobsSought } from "./jobs.ts";
import { answerAcePlus, answerCarryDistance, answerStairs } from "./loads.ts";
import { answerCancellation, answerCheapest, answerPrice, answerSuspension } from "./money.ts";
import { answerAnimals, answerDriverUnreached, answerErased, answerOverload } from "./named-cases.ts";
import { answerPaper } from "./papers.ts";
import { answerPlaces, answerRoutes, answerTrip } from "./places.ts";
import {
  answerRefundCases,
  answerRefundIfAsked,
  answerRefundIfTwice,
  answerRefundOf,
  answerRefundOfExcess,
} from "./refund-cases.ts";
import { answerDistance, answerRangeRoute } from "./road.ts";
import { answerFormSent, answerPapersOfApplication } from "./site.ts";
import { answerComparison, answerFleet, answerRealRange, answerVehicles, answerVolume } from "./vehicles.ts";

/** What works out each answer that a topic names. */
export const computedAnswers: Readonly<Record<Computed, Answer>> = {
  vehicles: answerVehicles,
  realRange: answerRealRange,
  compareVehicles: answerComparison,
  distance: answerDistance,
  rangeRoute: answerRangeRoute,
  fleet: answerFleet,
  erased: answerErased,
  overload: answerOverload,
  boxes: answerBoxes,
  volume: answerVolume,
  cheapest: answerCheapest,
  places: answerPlaces,
  routes: answerRoutes,
  trip: answerTrip,
  jobs: answerJobs,
  jobsBeside: answerJobsBeside,
  jobsSought: answerJobsSought,
  services: answerServices,
  price: answerPrice,
  cancellation: answerCancellation,
  suspension: answerSuspension,
  assuredFor: answerAssuredFor,
  legalPages: answerLegalPages,
  complaintTime: answerComplaintTime,
  refundCases: answerRefundCases,
  refundIfAsked: answerRefundIfAsked,
  refundIfTwice: answerRefundIfTwice,
  refundOfDelay: answerRefundOf("failed", "delay"),
  refundOfExcess: answerRefundOfExcess,
  refundOfFailure: answerRefundOf("failed"),
  founders: answerFounders,
  paper: answerPaper,
  social: answerSocial,
  apps: answerApps,
  driverApp: answerDriverApp,
  navigation: answerNavigation,
  language: answerLanguage,
  acePlus: answerAcePlus,
  carryDistance: answerCarryDistance,
  stairs: answerStairs,
  office: answerOffice,
  assured: answerAssured,
  delivered: answerDelivered,
  driverUnreached: answerDriverUnreached,
  hours: answerHours,
  animals: answerAnimals,
  formSent: answerFormSent,
  papersOfApplication: answerPapersOfApplication,
};

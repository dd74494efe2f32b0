import type { AppScreensContent } from "../schema/app-screens.ts";

/** The drawings of the two apps, on Home and on the On Demand page. What the apps do is the specification's, section 1. */
export const appScreens: AppScreensContent = {
  alt: "Drawing of the two apps: a booking from Mohali to Chandigarh in the customer app, and the same request in the driver app.",
  caption: "Illustration with sample data",
  customer: {
    title: "Book a vehicle",
    pickUp: "Pickup",
    pickUpPlace: "Phase 8, Mohali",
    drop: "Drop",
    dropPlace: "Sector 17, Chandigarh",
    choose: "Available near you",
    book: (vehicle) => `Book ${vehicle}`,
    pay: "Pay after the trip",
  },
  driver: {
    title: "New request",
    verified: "Verified driver",
    distance: "Pickup nearby",
    accept: "Accept",
    refuse: "Not now",
  },
};

import { contactAbout } from "#contract/contact-topics.ts";
import { paths } from "#contract/routes.ts";
import { formatUnit } from "../../format/english.ts";
import { list, table, terms, text } from "../../format/legal-blocks.ts";
import { placeholder } from "../../placeholder.ts";
import type { LegalDocument } from "../../schema/legal.ts";
import { sayRule } from "../rule-sentences.ts";
import { rules } from "../rules.ts";
import { site } from "../site.ts";
import { legalFacts } from "./legal-facts.ts";

const { retention } = legalFacts;
const { dataDeletedWithin } = rules;

/** The privacy policy of the tracking app. Topics: the specification, section 2; roles: section 6. */
export const trackkPolicy: LegalDocument = {
  effective: placeholder("1 November 2026", "date from which the Trackk privacy policy applies"),
  intro: `${site.name} and its corporate customers use the Trackk app to manage vehicles, drivers, attendance and trips. This policy is for the people who use the app: drivers and other staff.`,
  keyFigures: [
    {
      figure: `${dataDeletedWithin.value}`,
      unit: formatUnit(dataDeletedWithin),
      text: "to delete your data from the day you ask",
    },
  ],
  sections: [
    {
      id: "definitions",
      title: "Definitions",
      blocks: [
        terms(
          ["You", "A driver or another member of staff who uses the app."],
          [
            "The administrator",
            "The person your company has put in charge of Trackk. The sections below explain what the administrator can see and do.",
          ],
          [
            legalFacts.entity,
            "The company that runs the app and its servers. If you work for one of our corporate customers, that company decides how Trackk is used, and we work on its instructions.",
          ],
        ),
      ],
    },
    {
      id: "location",
      title: "Location",
      blocks: [
        text(
          "Trackk uses your phone’s location for attendance, live tracking and trip records. While you are on duty it also works in the background, when the app is closed or the screen is off. Your phone shows you when it does.",
        ),
        text(
          placeholder(
            "When you are off duty the app does not collect your location.",
            "confirmation that Trackk collects no location off duty",
          ),
        ),
        text(
          "You can withdraw the permission in your phone’s settings. Your company then has to record attendance and trips in another way.",
        ),
      ],
    },
    {
      id: "camera",
      title: "Camera and gallery",
      blocks: [
        text(
          "Trackk uses the camera and the gallery only when you take or choose a photo yourself. Examples are a photo of yourself at the start of duty, the vehicle and its number plate, a delivery, a bill, or damage that you report with a ticket.",
        ),
        text(
          placeholder(
            "The app never looks through your gallery by itself. You can refuse either permission. A step that needs a photo then has to be done in another way.",
            "confirmation of how Trackk uses the gallery",
          ),
        ),
      ],
    },
    {
      id: "attendance",
      title: "Geo-fenced attendance",
      blocks: [
        text(
          `${sayRule("adminGeofence")} When you check in or out, the app compares your location with that area and records the time, the place and whether you were inside. If geo-fencing is off, the app does not compare your location.`,
        ),
      ],
    },
    {
      id: "verification",
      title: "Driver-vehicle verification",
      blocks: [
        text(
          "At the start of duty the app checks that the right driver is with the right vehicle. It records the result with the time.",
        ),
        text(
          placeholder(
            "For this it uses your name and staff number, your photo, your driving licence details and the vehicle’s number.",
            "data that Trackk uses for driver-vehicle verification",
          ),
        ),
      ],
    },
    {
      id: "live-tracking",
      title: "Live tracking",
      blocks: [
        text(
          `${sayRule("adminLocation")} We also use the vehicle’s location to plan routes and to estimate arrival times.`,
        ),
        text(
          placeholder(
            "A customer who follows a trip in the customer app can see where the vehicle is from pickup to delivery, and not before or after.",
            "confirmation of what customers see of a vehicle’s location",
          ),
        ),
      ],
    },
    {
      id: "leave",
      title: "Leave and tickets",
      blocks: [
        text(
          `${sayRule("adminLeave")} A leave request has the dates, the type of leave and your reason. A ticket has your description and the photos you add. For sick leave, you need not name the illness unless the law requires a medical certificate.`,
        ),
      ],
    },
    {
      id: "sharing",
      title: "Who sees the data",
      blocks: [
        list(
          "You see your own attendance, trips, leave and tickets.",
          "The administrator and the people in your company who need it for their work.",
          "Customers who follow a trip, as described under “Live tracking”.",
          "Our support staff, when they solve a problem, and companies that run servers for us on our instructions.",
          "Authorities and courts, when the law requires it.",
        ),
        text("We do not sell this data or use it for advertising."),
      ],
    },
    {
      id: "retention",
      title: "How long data is kept",
      blocks: [
        table(
          "How long Trackk keeps each kind of data",
          ["Data", "Kept for"],
          ["Location records and trips", retention.trackkLocation],
          ["Photographs", retention.trackkPhotos],
          ["Attendance and verification", retention.trackkAttendance],
          ["Leave and tickets", retention.trackkTickets],
        ),
        text([
          `${sayRule("dataDeletion")} Write to ${site.email} or use the `,
          { label: "contact form", to: contactAbout("deletion") },
          ". If you work for one of our customers, we inform that company. If the law requires us to keep any data, we keep it only for that purpose and tell you so.",
        ]),
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        text([
          "You have the same rights as everyone whose data we process: to get a summary, to have data corrected or erased, to withdraw consent, to raise a grievance and to nominate another person. They are explained in the ",
          { label: "privacy policy", to: paths["privacy-policy"] },
          ".",
        ]),
        text(
          `Grievances: ${legalFacts.grievanceOfficer.name}, ${legalFacts.grievanceOfficer.email}, ${legalFacts.registeredOffice}.`,
        ),
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      blocks: [
        text(
          "We publish any new version here with the date from which it applies, and the app links to it. If we want to collect more data, the app asks for your consent again first.",
        ),
      ],
    },
  ],
};

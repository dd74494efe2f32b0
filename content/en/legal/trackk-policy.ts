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
  intro: `Trackk is the app with which ${site.name} and its corporate customers run their vehicles and their working day. This policy is for the people who carry it: drivers and other staff.`,
  keyFigures: [
    {
      figure: `${dataDeletedWithin.value}`,
      unit: formatUnit(dataDeletedWithin),
      text: "from your request until your data is deleted",
    },
  ],
  sections: [
    {
      id: "who-is-who",
      title: "Who is who",
      blocks: [
        terms(
          ["You", "carry the app: as a driver, or as another member of the staff."],
          [
            "The administrator",
            "is the person whom your company has put in charge of Trackk. The sections below say what the administrator can see and do.",
          ],
          [
            legalFacts.entity,
            "runs the app and its servers. If you work for one of our corporate customers, that company decides what Trackk is used for, and we work on its instructions.",
          ],
        ),
      ],
    },
    {
      id: "location",
      title: "Location",
      blocks: [
        text(
          "Trackk uses your phone’s location for attendance, for live tracking and for the record of trips. While you are on duty this goes on in the background too, that is, when the app is closed or the screen is off; your phone shows that it does.",
        ),
        text(
          placeholder(
            "When you are off duty the app does not collect your location.",
            "confirmation that Trackk collects no location off duty",
          ),
        ),
        text(
          "You can take the permission back in the phone’s settings; attendance and trips then have to be recorded by your company in another way.",
        ),
      ],
    },
    {
      id: "camera",
      title: "Camera and gallery",
      blocks: [
        text(
          "The camera and the gallery are used when you take or choose a picture yourself, for example of yourself at the start of duty, of the vehicle and its number plate, of a delivery, of a bill, or of damage that you report with a ticket.",
        ),
        text(
          placeholder(
            "The app never looks through your gallery by itself. You can refuse either permission; a step that needs a picture then has to be done in another way.",
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
          `${sayRule("adminGeofence")} When you check in or out, the app compares your location with that area and records the time, the place and whether you were inside. Where geo-fencing is not switched on, no such comparison is made.`,
        ),
      ],
    },
    {
      id: "verification",
      title: "Driver-vehicle verification",
      blocks: [
        text(
          "At the start of duty the app checks that the right driver is with the right vehicle. The result is recorded with the time.",
        ),
        text(
          placeholder(
            "For this it uses your name and staff number, your photograph, your driving licence details and the vehicle’s number.",
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
          `${sayRule("adminLocation")} The location of the vehicle is also used to plan routes and to work out arrival times.`,
        ),
        text(
          placeholder(
            "A customer whose goods are on board can see where the vehicle is, from pickup to delivery, and nothing before or after.",
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
          `${sayRule("adminLeave")} A leave request holds its dates, its kind and the reason you give; a ticket holds what you describe and the pictures you add. For sick leave you need not name an illness unless the law asks for proof.`,
        ),
      ],
    },
    {
      id: "sharing",
      title: "Who sees the data",
      blocks: [
        list(
          "You: your own attendance, trips, leave and tickets.",
          "The administrator and those in your company who need it for their work.",
          "Our support staff, when a problem has to be solved, and companies that run servers for us on our instructions.",
          "Authorities and courts, when a law obliges us.",
        ),
        text("The data is not sold, and not used for advertising."),
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
          { label: "contact form", to: "/contact-us" },
          ". If you work for one of our customers, we inform that company. What a law obliges us to keep is kept for that purpose alone, and we tell you so.",
        ]),
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        text([
          "You have the same rights as everybody whose data we process: to a summary, to correction and erasure, to withdraw a consent, to a hearing, and to name another person. They are set out in the ",
          { label: "privacy policy", to: "/privacy-policy" },
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
          "A new version appears here with the date from which it applies, and the app points to it. If it widens what is collected, the app asks for your consent again before it does so.",
        ),
      ],
    },
  ],
};

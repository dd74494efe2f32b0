import type { DeskJob, DeskJobStatus } from "#contract/desk/jobs.ts";

export const jobStatusNames: Readonly<Record<DeskJobStatus, string>> = {
  Draft: "Draft",
  Open: "Open",
  Closed: "Closed",
};

export const employmentNames: Readonly<Record<NonNullable<DeskJob["employmentType"]>, string>> = {
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
};

/** A job as lists and links name it: several cities may look for the same. */
export function jobInCity({ title, city }: { readonly title: string; readonly city: string }): string {
  return `${title}, ${city}`;
}

export const jobWords = {
  title: "Jobs",
  lead: "Open jobs are on the website's hiring page. A change is there within a second.",
  newJob: "New job",
  list: "Jobs",
  job: "Job",
  city: "City",
  status: "Status",
  applicants: "Applicants",
  posted: "Opened",
  changed: "Last change",
  sample: "Sample",
  sampleHint:
    "Samples are made-up jobs. When you open your first real job, they leave the website: those with applicants become drafts, the rest are deleted.",
  goneTitle: "This job is not there any more",
  empty: "No job yet",
  emptyText: "Write the first one: it appears on the website as soon as you open it.",
  fieldTitle: "Title",
  fieldTitleHint: "As people search for it: “Delivery driver, electric 3-wheeler”.",
  fieldCity: "City",
  fieldType: "Kind of employment",
  noType: "Not stated",
  fieldText: "Description",
  fieldTextHint: "Plain text. An empty line begins a new paragraph.",
  preview: "On the website",
  previewNotOpen: "As the website would show it",
  previewEmpty: "Type a title and a city to see the card.",
  previewData: "Data for search engines",
  apply: "Apply",
  save: "Save",
  saveDraft: "Save as draft",
  openJob: "Publish",
  closeJob: "Close for applications",
  openFirstTitle: "Publish the first real job?",
  openFirstText: "The website then shows this job, and no longer the samples.",
  samplesStay: "Stay here as drafts",
  samplesGo: "Are deleted",
  deleteJob: "Delete",
  deleteTitle: "Delete this job?",
  deleteText: "Nobody has applied for it. This cannot be taken back.",
  saved: "The job is saved.",
  opened: "The job is open: visitors see it now.",
  closed: "The job is closed: visitors can no longer apply.",
  noneOpen: "The website shows no open job now.",
  deleted: "The job is deleted.",
  seeApplicants: (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`),
  backToList: "All jobs",
} as const;
